import type { ReactNode } from 'react';
import { payablePrice } from 'shared-rules/price';
import { FinanceLayout } from '../finance-page/finance-layout';
import type { PersonalisedData } from './load-personalised';

/** The finance page of one car, with its own quote (FIN-002). */
export function PersonalisedPage({ data: { car } }: { data: PersonalisedData }): ReactNode {
  return (
    <FinanceLayout
      title={`Finance for the ${car.name}`}
      description="What this vehicle costs by the week, and what it would take to drive it home."
      car={car}
      budget={payablePrice(car)}
      dealership={car.dealership_slug}
    />
  );
}
