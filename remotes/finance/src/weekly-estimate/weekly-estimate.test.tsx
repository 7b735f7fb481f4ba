import { act, render, screen } from '@testing-library/react';
import { InPlatform, strictBus } from 'harness/testing';
import type { ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import type { CarInput } from 'shared-contracts/entities/car';
import { openStorage, sessionStore } from 'shared-contracts/storage';
import { makeCar, makeCard } from 'shared-contracts/testing';
import { financeSite } from '../testing/finance-sites';
import { WeeklyEstimate } from './weekly-estimate';

const lender = { interestRate: 8.5, comparisonRate: 8.38, paymentWeek: 112, paymentMonth: 485 };

type Entry = { [name in keyof typeof lender]?: number | null };

function show(change: Entry | null, rule = 2, car: Partial<CarInput> = {}) {
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
  expect(show({ paymentWeek: null, paymentMonth: null })).toBeEmptyDOMElement();
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

const noWeek = { paymentWeek: null };
const noMonth = { paymentMonth: null };
test.each<[string, number, Partial<CarInput>, Entry, boolean]>([
  ['[FIN-009] rule 1, 12 years and $501', 1, { year: 2014, price: 501 }, {}, true],
  ['[FIN-009] rule 1, 13 years', 1, { year: 2013, price: 501 }, {}, false],
  ['[FIN-009] rule 1, $500', 1, { price: 500 }, {}, false],
  ['[FIN-009] rule 1, sold', 1, { sold: true }, {}, false],
  ['[FIN-010] rule 2, an old car for $100', 2, { year: 1999, price: 100 }, {}, true],
  ['[FIN-010] rule 2, sold', 2, { status: 'sold' }, {}, false],
  ['[FIN-011] rule 3, $501', 3, { price: 501 }, noMonth, true],
  ['[FIN-011] rule 3, $500', 3, { price: 500 }, {}, false],
  ['[FIN-011] rule 3, without a weekly payment', 3, {}, noWeek, false],
  ['[FIN-012] rule 4, $501', 4, { price: 501 }, noWeek, true],
  ['[FIN-012] rule 4, $500', 4, { price: 500 }, {}, false],
  ['[FIN-012] rule 4, without a monthly payment', 4, {}, noMonth, false],
])('%s: what its card shows', (_, rule, car, entry, isShown) => {
  expect(show(entry, rule, car).textContent !== '').toBe(isShown);
});

test('[FIN-043] a card shows the payment with its rate and the comparison rate, in two decimals', () => {
  const container = show({ comparisonRate: 19.4 });
  expect(container).toHaveTextContent('$112 per week 8.50% p.a. 19.40% comparison rate');
});

function showOnPage(entry: Record<string, unknown>) {
  const finance_lenders = { toyotaDirect: { ...lender, ...entry } } as CarInput['finance_lenders']; // the test's own keys
  const { container } = render(
    <InPlatform site={financeSite({ rule: 2 })}>
      <WeeklyEstimate car={makeCar({ finance_lenders })} />
    </InPlatform>,
  );
  return container;
}
const whole = { financeProvider: 'Second Loan Co', termYears: 5, deposit: 0, establishmentFees: 495 };

test.each([
  ['no deposit and fees', whole, 'Second Loan Co: 5 years, no deposit, $495 fees'],
  [
    'a deposit and a final payment',
    { ...whole, deposit: 3099, balloon: 9297, establishmentFees: 0 },
    'Second Loan Co: 5 years, $3,099 deposit, $9,297 final payment',
  ],
  ['a term in months, of a lender without a name', { termMonths: 66 }, '5.5 years'],
  ['a term in weeks', { termWeeks: 260 }, '5 years'],
])('[FIN-013][FIN-027] on a page the line says what it rests on: %s', (_, entry, words) => {
  const container = showOnPage(entry);
  expect(screen.getByText(words)).toBeVisible();
  expect(container).toHaveTextContent(`$112 per week 8.50% p.a. 8.38% comparison rate${words}WARNING`);
});

test.each([
  ['months', { termMonths: 60, term5: 110 }, '$110 per week', '5 years'],
  ['weeks', { termWeeks: 260, term5: 110 }, '$110 per week', '5 years'],
  [
    'years, before months and weeks',
    { termYears: 3, termMonths: 60, termWeeks: 364, term3: 150, term5: 110, term7: 90 },
    '$150 per week',
    '3 years',
  ],
  [
    'months, before weeks',
    { termMonths: 60, termWeeks: 364, term5: 110, term7: 90 },
    '$110 per week',
    '5 years',
  ],
])(
  '[FIN-013] without a weekly payment the lender’s payment for the term counts, on a page and on a card: a term in %s',
  (_, terms, text, years) => {
    const entry = { ...lender, paymentWeek: null, paymentMonth: null, ...terms };
    const container = showOnPage(entry);
    expect(container).toHaveTextContent(`${text} 8.50% p.a. 8.38% comparison rate${years}`);
    expect(show(entry as never)).toHaveTextContent(`${text} 8.50% p.a. 8.38% comparison rate`);
  },
);

test.each([
  ['a weekly payment, which counts', { paymentWeek: 112, termYears: 5, term5: 90 }, '$112 per week'],
  ['a payment for another term only', { paymentWeek: null, termYears: 5, term7: 90 }, '$485 per month'],
  ['no payment for a broken term', { paymentWeek: null, termMonths: 66, term5: 90 }, '$485 per month'],
  ['a term without its payment', { paymentWeek: null, termYears: 5, term5: null }, '$485 per month'],
  ['payments without a term', { paymentWeek: null, term5: 90 }, '$485 per month'],
])('[FIN-013] a lender with %s', (_, terms, text) => {
  expect(show({ ...lender, ...terms })).toHaveTextContent(text);
});

test('[FIN-013] a payment for the whole term does not show the weekly payment’s loan', () => {
  const entry = { ...whole, paymentWeek: null, balloon: 9297, term5: 110 };
  expect(showOnPage(entry)).toHaveTextContent(
    '$110 per week 8.50% p.a. 8.38% comparison rateSecond Loan Co: 5 years',
  );
  expect(screen.queryByText(/final payment/)).not.toBeInTheDocument();
});

test('[FIN-027] a line of the calculator names its loan; one without a figure names none', () => {
  showOnPage({ ...whole, paymentWeek: null });
  expect(screen.getByText('Estimate for $30,000 over 6 years')).toBeVisible();
  expect(showOnPage({ ...whole, paymentWeek: 25 })).toHaveTextContent(/^Enquire for Finance$/);
});

test('[SRC-060] a card shows its line without the loan it rests on', () => {
  expect(show({ ...whole } as never)).toHaveTextContent(/comparison rate$/);
});

describe('a loan that the tab kept', () => {
  const site = financeSite({ rule: 2 });
  const loan = {
    amount: 30_000, deposit: 5_000, residual: 0, rate: 10, termYears: 6, frequency: 'weekly',
  } as const; // prettier-ignore
  const keep = (carId: number) =>
    openStorage(site.site.slug, sessionStore()).write('loans', [{ car_id: carId, ...loan }]);
  const open = () =>
    render(
      <InPlatform site={site} events={strictBus()}>
        <WeeklyEstimate car={makeCar({ id: 7, finance_lenders: { toyotaDirect: lender } })} />
        <WeeklyEstimate car={makeCar({ id: 7, finance_lenders: { toyotaDirect: lender } })} />
      </InPlatform>,
    );
  afterEach(() => sessionStorage.clear());

  test('counts from the start in every line of its car, without a calculator in view', async () => {
    keep(7);
    open();
    expect(await screen.findAllByText('Estimate for $30,000 less $5,000 over 6 years')).toHaveLength(2);
    expect(screen.getAllByText('$107 per week')).toHaveLength(2);
  });

  test('is no difference from the server’s markup for a line that is hydrated after another has read it', async () => {
    const car = makeCar({ id: 7, finance_lenders: { toyotaDirect: lender } });
    const line = (events: ReturnType<typeof strictBus>): ReactNode => (
      <InPlatform site={site} events={events}>
        <WeeklyEstimate car={car} />
      </InPlatform>
    );
    const late = document.createElement('div');
    late.innerHTML = renderToString(line(strictBus()));
    expect(late).toHaveTextContent('$112 per week');
    keep(7);
    const events = strictBus();
    render(line(events));
    expect(await screen.findByText('$107 per week')).toBeInTheDocument();
    const differences: unknown[] = [];
    const root = await act(async () =>
      hydrateRoot(late, line(events), { onRecoverableError: (error) => differences.push(error) }),
    );
    expect(differences).toEqual([]);
    expect(late).toHaveTextContent('$107 per week');
    act(() => root.unmount());
  });

  test('counts for no other car', async () => {
    keep(8);
    open();
    await act(() => new Promise((done) => setTimeout(done)));
    expect(screen.getAllByText('$112 per week')).toHaveLength(2);
  });
});

describe('a shopper’s own terms', () => {
  const terms = { deposit: 5000, tradeIn: 0, termYears: 5, rate: 10, residualPercent: 0 };
  const financed = { price: 30_000, finance_lenders: { toyotaDirect: { ...lender, comparisonRate: 9.6 } } };
  const showBy = (element: ReactNode) => {
    const events = strictBus();
    const { container } = render(
      <InPlatform site={financeSite({ rule: 2 })} events={events}>
        {element}
      </InPlatform>,
    );
    const choose = (chosen: typeof terms | null) =>
      act(() => events.publish('finance:terms-changed', { terms: chosen }, 'shell'));
    return { container, choose };
  };

  test('count on every card, with the rates that belong to them, until they are taken back', () => {
    const { container, choose } = showBy(<WeeklyEstimate car={makeCard(financed)} />);
    expect(container).toHaveTextContent('$112 per week 8.50% p.a. 9.60% comparison rate');
    choose(terms);
    expect(container).toHaveTextContent(
      /^from \$122 a week with your terms 10\.00% p\.a\. 11\.\d\d% comparison rate$/,
    );
    choose(null);
    expect(container).toHaveTextContent('$112 per week 8.50% p.a. 9.60% comparison rate');
  });

  test('are named on a car’s page; a card without a price keeps its lender’s line', () => {
    const { container, choose } = showBy(<WeeklyEstimate car={makeCar(financed)} />);
    choose({ ...terms, tradeIn: 2000, residualPercent: 33.333 });
    expect(container).toHaveTextContent('with your terms');
    expect(
      screen.getByText('Your terms: $5,000 deposit, $2,000 trade-in, 5 years, 33.3% residual'),
    ).toBeVisible();
    const card = showBy(<WeeklyEstimate car={makeCard({ ...financed, price: null })} />);
    card.choose(terms);
    expect(card.container).toHaveTextContent('$112 per week');
  });
});
