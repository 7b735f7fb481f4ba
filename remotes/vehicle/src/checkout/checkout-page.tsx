import type { ReactNode } from 'react';
import { Container } from 'shared-ui/layout';
import { CheckoutFlow } from './checkout-flow';
import type { CheckoutData } from './load-checkout';

/** The page of every way to reserve or buy a car; another car is another checkout. */
export function CheckoutPage({ data }: { data: CheckoutData }): ReactNode {
  return (
    <Container>
      <CheckoutFlow key={data.car.id} data={data} />
    </Container>
  );
}
