import { render, screen } from '@testing-library/react';
import { axe } from 'jest-axe';
import { InPlatform } from 'harness/testing';
import { makeCar } from 'shared-contracts/testing';
import { financeBox } from 'shared-rules/finance/finance-box';
import { financeSite } from '../testing/finance-sites';
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

const financed = (entry: object, config = site) =>
  show(makeCar({ price: 40_000, finance_lenders: { toyotaDirect: { ...lender, ...entry } } }), config);

test('[FIN-014][FIN-027] it names what it leaves out, and the terms of the lender’s own figure beside the price', () => {
  const offer = { ...lender, paymentWeek: 187, termYears: 5, deposit: 0, establishmentFees: 495 };
  const example = 'An example with a deposit and a final payment, before lender fees.';
  expect(financed({ ...offer, financeProvider: 'Second Loan Co' })).toHaveTextContent(
    `${example} Second Loan Co quotes $187 per week at 8.50% p.a. (8.38% comparison rate): 5 years, no deposit, $495 fees.`,
  );
  expect(financed(offer)).toHaveTextContent('The lender quotes $187 per week at ');
  expect(financed({ paymentWeek: 25, termYears: 5 })).not.toHaveTextContent('quotes');
  expect(financed({})).not.toHaveTextContent('quotes');
  const plain = {
    ...site,
    finance: { ...site.finance, box: { ...site.finance.box, depositPercent: 0, finalPaymentPercent: 0 } },
  };
  expect(financed({}, plain)).toHaveTextContent('An example before lender fees.');
});

test.each([
  [8.38, '8.38% comparison rate'],
  [19.42, '19.42% comparison rate'],
  [9, '9.00% comparison rate'],
  [12.5, '12.50% comparison rate'],
])('[FIN-043] a comparison rate of %d stands next to the rate, with the warning', (comparisonRate, text) => {
  const container = show(
    makeCar({ price: 40_000, finance_lenders: { toyotaDirect: { ...lender, comparisonRate } } }),
  );
  expect(container).toHaveTextContent(`8.50% p.a. ${text}`);
  expect(container).toHaveTextContent(/WARNING: this comparison rate/i);
});

test('the box says which of its terms differ from the lender’s, and nothing where it has the same payment', () => {
  const offer = { ...lender, termYears: 5, deposit: 4000, balloon: 12_000 };
  expect(financed({ ...offer, paymentWeek: 187 })).toHaveTextContent('The lender quotes $187 per week');
  expect(financed({ ...offer, paymentWeek: 132.998 })).not.toHaveTextContent('quotes');
  const dearer = {
    ...site,
    finance: { ...site.finance, lenders: { toyotaDirect: { establishmentFee: 495 } } },
  };
  expect(financed({}, dearer)).toHaveTextContent(
    'An example with a deposit and a final payment, $495 lender fees included.',
  );
});

test('[FIN-045] what the lender says of its own offer is in dollars; what it does not say has no row', () => {
  const rowsOf = (container: HTMLElement) =>
    [...container.querySelectorAll('h3 + dl > div')].map((row) =>
      [...row.children].map(({ textContent }) => textContent),
    );
  const all = { totalPayable: 41_230, balloon: 9_000, establishmentFees: 495.5 };
  expect(rowsOf(financed(all))).toEqual([
    ['Total payable', '$41,230'],
    ['Balloon', '$9,000'],
    ['Establishment fees', '$495.50'],
  ]);
  expect(rowsOf(financed({ ...all, establishmentFees: null }))).toEqual([
    ['Total payable', '$41,230'],
    ['Balloon', '$9,000'],
  ]);
  expect(rowsOf(financed({ totalPayable: null, balloon: null, establishmentFees: null }))).toEqual([]);
});

test('[FIN-045][CON-030] a total with the deposit in it says so, in whole dollars: the calculator’s has none', () => {
  const labelOf = (entry: object) =>
    financed(entry).querySelector('h3 + dl > div:first-of-type')?.textContent;
  const loan = { paymentWeek: 132.998, termYears: 5, balloon: 12_000, deposit: 4_000 };
  expect(labelOf({ ...loan, totalPayable: 50_579.48 })).toBe('Total payable, deposit included$50,579');
  expect(labelOf({ ...loan, totalPayable: 46_579.48 })).toBe('Total payable$46,579');
  expect(labelOf({ ...loan, deposit: 0, totalPayable: 46_579.48 })).toBe('Total payable$46,579');
  const monthly = { ...loan, paymentWeek: null, paymentMonth: 577, termYears: null, termMonths: 60 };
  expect(labelOf({ ...monthly, totalPayable: 50_620 })).toBe('Total payable, deposit included$50,620');
  // Without a payment or a term nothing shows what is in it.
  expect(labelOf({ ...loan, paymentWeek: null, totalPayable: 50_580 })).toBe('Total payable$50,580');
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
