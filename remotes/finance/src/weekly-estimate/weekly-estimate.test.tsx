import { render, screen } from '@testing-library/react';
import type { CarInput } from 'shared-contracts/entities/car';
import { makeCard } from 'shared-contracts/testing';
import { financeSite, InPlatform } from '../testing/in-platform';
import { WeeklyEstimate } from './weekly-estimate';

const lender = { interestRate: 8.5, comparisonRate: 8.38, paymentWeek: 112, paymentMonth: 485 };

function show(
  change: Partial<typeof lender> | { paymentWeek: null } | null,
  rule = 2,
  car: Partial<CarInput> = {},
) {
  const finance_lenders = change && { toyotaDirect: { ...lender, ...change } };
  const { container } = render(
    <InPlatform site={financeSite({ rule })}>
      <WeeklyEstimate car={makeCard({ ...car, finance_lenders })} />
    </InPlatform>,
  );
  return container;
}

test.each([
  ['a weekly payment', { paymentWeek: 112 }, 2, '$112 per week'],
  ['a monthly payment under rule 4', { paymentMonth: 390 }, 4, '$390 per month'],
  [
    'a monthly payment under rule 4 beside a weekly one',
    { paymentMonth: 390, paymentWeek: 90 },
    4,
    '$390 per month',
  ],
  [
    'the other payment when the weekly one is missing',
    { paymentWeek: null, paymentMonth: 390 },
    2,
    '$390 per month',
  ],
  ['a payment of 25', { paymentWeek: 25 }, 2, 'Enquire for Finance'],
])('[SRC-060] %s reads as it should', (_, change, rule, text) => {
  show(change, rule);
  expect(screen.getByText(text)).toBeInTheDocument();
});

test('[SRC-060] without payments or without a lender entry there is no line', () => {
  expect(show({ paymentWeek: null, paymentMonth: null } as never)).toBeEmptyDOMElement();
  expect(show(null)).toBeEmptyDOMElement();
});

test('[FIN-007] a site without a provider shows no line', () => {
  const { container } = render(
    <InPlatform site={financeSite(null)}>
      <WeeklyEstimate car={makeCard({ finance_lenders: { toyotaDirect: lender } })} />
    </InPlatform>,
  );
  expect(container).toBeEmptyDOMElement();
});

test('[FIN-043] the comparison rate stands beside the payment with two decimals', () => {
  const container = show({ comparisonRate: 19.4 });
  expect(container).toHaveTextContent('$112 per week19.40% comparison rate');
});
