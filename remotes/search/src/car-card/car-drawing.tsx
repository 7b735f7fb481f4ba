import type { ReactNode } from 'react';
import type { CarCard } from 'shared-contracts/entities/car-card';
import { useSite } from 'shared-contracts/react';
import { toBodyType } from 'shared-rules/body-type';
import { BodyIcon } from '../body-types/body-icon';

/** The body of a car in outline; what the site sells where its listing names none that has a drawing. */
export function CarDrawing({ car: { simple_body, item_type } }: { car: CarCard }): ReactNode {
  const { stock } = useSite();
  return <BodyIcon types={[simple_body, item_type, toBodyType(simple_body), stock.noun]} width={256} />;
}
