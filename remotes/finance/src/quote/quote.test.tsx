import { render, screen, waitFor } from '@testing-library/react';
import { InPlatform, publicSite, strictBus } from 'harness/testing';
import type { CarInput } from 'shared-contracts/entities/car';
import { createHttpClient } from 'shared-contracts/api/http-client';
import { endpoints } from 'shared-contracts/api/endpoints';
import type { EventPayload } from 'shared-contracts/events/schemas';
import { makeCar } from 'shared-contracts/testing';
import { QuoteLine } from './quote-line';

const answer = { weeklyRepaymentAmount: 118.2, comparisonRate: 9.1, advertisedRate: 8.4 };
const given = {
  id: 7,
  price: 30_000,
  year: 2021,
  vin: 'X',
  nvic: 'ABC',
  finance_lenders: null,
  youxQuote: null,
};

function show(
  car: Partial<CarInput> = {},
  { status = 200, body = answer, flag = true }: { status?: number; body?: unknown; flag?: boolean } = {},
) {
  const calls: { path: unknown; method: string | undefined; body: unknown }[] = [];
  const api = createHttpClient(async (path, init) => {
    calls.push({
      path,
      method: init?.method,
      body: typeof init?.body === 'string' ? (JSON.parse(init.body) as unknown) : null,
    });
    return Response.json(body, { status });
  });
  const site = publicSite({ site: { name: 'Test Motors', flags: { youxQuote: flag } } });
  const events = strictBus();
  const quotes: EventPayload<'finance:quote-received'>[] = [];
  events.subscribe('finance:quote-received', (quote) => quotes.push(quote));
  const { container } = render(
    <InPlatform site={site} events={events} api={api}>
      <QuoteLine car={makeCar({ ...given, ...car })} />
    </InPlatform>,
  );
  return { calls, container, quotes };
}

test('[FIN-015] [FIN-016] [FIN-017] one request with exactly the seven values, by the site’s term and score', async () => {
  const { calls, quotes } = show();
  await screen.findByText('$118 per week');
  expect(calls).toEqual([
    {
      path: endpoints.quoteFinance.path,
      method: 'POST',
      body: {
        selfAssessedCreditScore: 'GREAT',
        purchasePrice: 30_000,
        loanTerm: 5,
        year: 2021,
        vin: 'X',
        nvic: 'ABC',
        whoIsHelping: 'Test Motors',
      },
    },
  ]);
  expect(quotes).toEqual([{ car_id: 7, ...answer }]);
});

test('[FIN-018] payment and both rates are shown, with the warning that belongs to them', async () => {
  const { container } = show();
  expect(await screen.findByText('$118 per week')).toBeVisible();
  expect(screen.getByText('8.40% p.a.')).toBeVisible();
  expect(screen.getByText('9.10% comparison rate')).toBeVisible();
  expect(container).toHaveTextContent(/warning: this comparison rate/i);
});

test('[FIN-017] the lowest price is quoted for', async () => {
  const { calls } = show({ price: 1 });
  await screen.findByText('$118 per week');
  expect(calls).toHaveLength(1);
});

test('a car on offer is quoted for at the price that its page shows', async () => {
  const { calls, container } = show({ price: 37_650, offer_price: 34_988 });
  await screen.findByText('$118 per week');
  expect(calls).toMatchObject([{ body: { purchasePrice: 34_988 } }]);
  expect(container).toHaveTextContent('Your quote for $34,988 over 5 years');
});

test.each<[string, Partial<CarInput>, string]>([
  ['its price', {}, 'Your quote for $30,000 over 5 years'],
  ['its price, reduced already', { before_price: 33_000 }, 'Your quote for $30,000 over 5 years'],
  [
    'no price, where it may be the listed one or the offer',
    { offer_price: 28_000 },
    'Your quote over 5 years',
  ],
])('a quote that came with the car names %s', (_, car, text) => {
  expect(show({ ...car, youxQuote: answer }).container).toHaveTextContent(text);
});

test.each<[string, Partial<CarInput>, boolean]>([
  ['a site that takes none', {}, false],
  ['a car without a price', { price: null }, true],
  ['a price of 0', { price: 0 }, true],
  ['a car whose quote was declined', { youxQuote: { weeklyRepaymentAmount: null } }, true],
  ['a car by subscription', { subscription_price: 249 }, true],
  ['a car by subscription that came with a quote', { subscription_price: 249, youxQuote: answer }, true],
])('[FIN-017] %s: no quote is asked for', async (_, car, flag) => {
  const { calls, container } = show(car, { flag });
  await waitFor(() => expect(container).toBeEmptyDOMElement());
  expect(calls).toEqual([]);
});

test('[FIN-017] a quote that came with the car is shown as it is', () => {
  const { calls } = show({ youxQuote: { weeklyRepaymentAmount: 99, comparisonRate: 8, advertisedRate: 7 } });
  expect(screen.getByText('$99 per week')).toBeVisible();
  expect(calls).toEqual([]);
});

test.each([
  ['fails', { status: 500, body: { error: { code: 'internal', message: 'Down.' } } }],
  ['is nonsense', { body: { weeklyRepaymentAmount: 'a lot' } }],
])('[FIN-018] a quote that %s is logged, and leaves no line', async (_, service) => {
  expectConsole('error', /finance quote of car 7/);
  const { container, quotes } = show({}, service);
  await waitFor(() => expect(container).toBeEmptyDOMElement(), { timeout: 10_000 });
  expect(quotes).toEqual([]);
});

test('[FIN-019] a quote of 25 dollars a week or less is no figure to show', async () => {
  show({}, { body: { ...answer, weeklyRepaymentAmount: 25 } });
  expect(await screen.findByText('Enquire for Finance')).toBeVisible();
});
