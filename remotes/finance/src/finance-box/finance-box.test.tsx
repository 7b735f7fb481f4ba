import { render, screen } from '@testing-library/react';
import { axe } from 'jest-axe';
import { makeCar } from 'shared-contracts/testing';
import { financeBox } from 'shared-rules/finance-display';
import { financeSite, InPlatform } from '../testing/in-platform';
import { boxParts } from '../cost-bar/cost-bar';
import { FinanceBoxSlot } from './finance-box';

const lender = { interestRate: 8.5, comparisonRate: 8.38 };
const car = makeCar({ price: 40_000, finance_lenders: { toyotaDirect: lender } });
const site = financeSite({ rule: 2 });

function show(shown = car, config = site) {
  return render(
    <InPlatform site={config}>
      <FinanceBoxSlot car={shown} />
    </InPlatform>,
  ).container;
}

test('[FIN-014] a car of $40,000 costs $133 a week over 5 years with 10.0% deposit and 30.0% final payment', async () => {
  const container = show();
  expect(screen.getByText('5 years')).toBeInTheDocument();
  expect(screen.getByText('Deposit').nextElementSibling).toHaveTextContent('10.0% ($4,000)');
  expect(screen.getByText('Final payment').nextElementSibling).toHaveTextContent('30.0% ($12,000)');
  expect(screen.getByText('$133 per week')).toBeInTheDocument();
  expect(await axe(container)).toHaveNoViolations();
});

test('[FIN-043] the comparison rate stands next to the rate, with the warning', () => {
  const container = show(
    makeCar({ price: 40_000, finance_lenders: { toyotaDirect: { ...lender, comparisonRate: 19.42 } } }),
  );
  expect(container).toHaveTextContent('8.50% p.a. · 19.42% comparison rate');
  expect(container).toHaveTextContent(site.finance.comparisonRateWarning);
  expect(site.finance.comparisonRateWarning).toMatch(/comparison rate/i);
});

test('[FIN-007] without a provider, or for a sold car, there is no box', () => {
  expect(show(car, financeSite(null))).toBeEmptyDOMElement();
  expect(show({ ...car, sold: true })).toBeEmptyDOMElement();
});

test('the parts of the bar add up to everything that is paid', () => {
  const box = financeBox(car, site, new Date('2026-06-01'));
  if (!box) throw new Error('The car of this test has finance.');
  const total = boxParts(box).reduce((sum, { amount }) => sum + amount, 0);
  expect(total).toBeCloseTo(4000 + 12_000 + box.payment * 260, 6);
});
