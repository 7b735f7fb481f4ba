import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { createMemoryRouter } from 'react-router-dom';
import { makeDocuments, publicSite, published, type SearchStock, stubSearch } from 'harness/testing';
import { RoutedPage } from 'shared-routing/routed-page';
import { InTestSite, loadContext, makeTestSite } from '../testing/in-site';
import { budgetFormHref, budgetMax, defaultBudget, parseDollars } from './budget';
import { BudgetBox } from './budget-box';
import { loadBudget } from './budget-search';

test.each([
  ['-5', 0],
  ['2000000', 1_000_000],
  ['1000000', 1_000_000],
  ['abc', 0],
  ['$1,500', 1_500],
  ['', 0],
])('[SRC-069] %j reads %d dollars', (text, dollars) => {
  expect(parseDollars(text)).toBe(dollars);
});

test('a form sent without script becomes the search up to its budget', () => {
  const href = (query: string) => budgetFormHref(new URLSearchParams(query), publicSite());
  expect(href('repayment=200&deposit=2000&frequency=weekly')).toBe('/search?price=0-54000');
  expect(href('repayment=600&deposit=2000&frequency=monthly')).toBe('/search?price=0-38000');
  expect(href('repayment=200&deposit=2000&frequency=daily')).toBe('/search?price=0-54000');
  expect(href('query=ute')).toBeNull();
});

/** Stock as the service counts it: so many cars within the budget, and the ends of all prices. */
const stock = (count: number, min: number | null = 12_990, max = 84_600): SearchStock => ({
  cars: makeDocuments(count),
  facets: { price: { [String(min ?? 0)]: 1 }, car_type: { used: 20, new: 3 } },
  ...(min === null ? {} : { facetStats: { price: { min, max } } }),
});

async function show(
  given: SearchStock = stock(12),
  changes: Parameters<typeof publicSite>[0] = {},
  fake = stubSearch(given),
) {
  const site = publicSite({ search: { sliderDebounceMs: 20 }, ...changes });
  const testSite = makeTestSite({ site, fake });
  const data = await loadBudget({}, loadContext(testSite, '/'));
  const router = createMemoryRouter([
    { path: '/', element: <BudgetBox data={data} /> },
    { path: '/search', element: <h1>Results</h1> },
  ]);
  const { container } = render(
    <InTestSite testSite={testSite}>
      <RoutedPage router={router} />
    </InTestSite>,
  );
  const address = () => router.state.location.pathname + router.state.location.search;
  return { world: testSite, fake, router, container, address };
}

const field = (name: string) => screen.getByRole('textbox', { name });
const type = (name: string, text: string) => fireEvent.change(field(name), { target: { value: text } });
const slider = () => screen.getByRole('slider', { name: 'Budget over 5 years' });

test('[SRC-066] weekly 200 and deposit 2000 lead to the search up to 54,000, with the car type', async () => {
  const { address } = await show();
  await userEvent.click(screen.getByRole('radio', { name: 'Used' }));
  await userEvent.click(screen.getByRole('button', { name: 'See 12 Used Cars' }));
  expect(address()).toBe('/search?car_type=used&price=0-54000');
});

test('[SRC-066] without a car type the search is up to the budget', async () => {
  const { address } = await show();
  await userEvent.click(screen.getByRole('button', { name: 'See 12 Cars' }));
  expect(address()).toBe('/search?price=0-54000');
});

test('[SRC-066] a site’s own frequency is where the widget begins', async () => {
  await show(stock(12), { budget: { frequency: 'monthly', monthlyRepayment: 3_000, deposit: 20_000 } });
  expect(screen.getByRole('radio', { name: 'Monthly' })).toBeChecked();
  expect(slider()).toHaveAttribute('aria-valuetext', '$200,000');
});

test('[SRC-067] the budget follows every change of repayment, frequency and deposit', async () => {
  const { world: testSite } = await show();
  const stated = () => slider().getAttribute('aria-valuetext');
  expect(stated()).toBe('$54,000');
  type('Deposit', '5000');
  expect(stated()).toBe('$57,000');
  await userEvent.click(screen.getByRole('radio', { name: 'Monthly' }));
  expect(stated()).toBe('$41,000');
  type('Repayment', '100');
  expect(stated()).toBe('$11,000');
  expect(published(testSite, 'search:budget-changed').at(-1)).toEqual({
    frequency: 'monthly',
    repayment: 100,
    deposit: 5_000,
    budget: 11_000,
  });
});

test('[SRC-068] a fresh widget has 200 weekly or 600 monthly and 2,000 down', async () => {
  await show();
  expect(field('Repayment')).toHaveValue('200');
  expect(field('Deposit')).toHaveValue('2000');
  await userEvent.click(screen.getByRole('radio', { name: 'Monthly' }));
  expect(field('Repayment')).toHaveValue('600');
});

test('[SRC-068] what the shopper entered stays the same money at another frequency, and comes back', async () => {
  await show();
  type('Repayment', '449');
  await userEvent.click(screen.getByRole('radio', { name: 'Monthly' }));
  expect(field('Repayment')).toHaveValue('1946');
  await userEvent.click(screen.getByRole('radio', { name: 'Weekly' }));
  expect(field('Repayment')).toHaveValue('449');
  fireEvent.change(slider(), { target: { value: '28000' } });
  expect(field('Repayment')).toHaveValue('100');
  await userEvent.click(screen.getByRole('radio', { name: 'Monthly' }));
  expect(field('Repayment')).toHaveValue('433');
});

test('[SRC-068] the slider ends at the highest price, and at 100,000 without prices', async () => {
  const { container } = await show(stock(12));
  expect(slider()).toHaveAttribute('max', '85000');
  container.remove();
  await show(stock(12, null));
  expect(slider()).toHaveAttribute('max', '100000');
  expect(budgetMax(null, 800_000).max).toBe(800_000);
});

test('[SRC-069] what is typed is kept between 0 and 1,000,000, and words are 0', async () => {
  await show();
  for (const [text, value] of [
    ['-5', '0'],
    ['2000000', '1000000'],
    ['abc', '0'],
  ] as const) {
    type('Repayment', text);
    expect(field('Repayment')).toHaveValue(value);
  }
});

/** What a disabled button looks like, as Emotion wrote it. */
function disabledGroundOf(button: HTMLElement): string[] {
  const names = button.className.split(' ').map((name) => `.${name}:disabled`);
  const rules = [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules]);
  return rules
    .filter((rule) => rule instanceof CSSStyleRule)
    .filter(({ selectorText }) => names.some((name) => selectorText.split(',').includes(name)))
    .map(({ style }) => style.background);
}

test('[SRC-070] below the lowest price the button is disabled and grey', async () => {
  await show(stock(0, 12_990));
  const button = () => screen.getByRole('button', { name: /found for this budget/ });
  type('Repayment', '0');
  type('Deposit', '12000');
  expect(button()).toHaveAttribute('disabled');
  expect(disabledGroundOf(button())).toContain('var(--color-disabled)');
  type('Deposit', '12990');
  expect(button()).toBeEnabled();
});

test('[SRC-070] cars without a price do not count, neither as the lowest nor as found', async () => {
  // The index holds a car at $0 beside one at $12,990, and finds both unless a filter says otherwise.
  const fake = stubSearch();
  const { search } = fake;
  fake.search = async (queries, options) => {
    const isPriced = queries.every(({ filter }) => [filter].flat(2).includes('price > 10'));
    fake.answerWith(stock(1, isPriced ? 12_990 : 0));
    return search(queries, options);
  };
  await show(stock(1), {}, fake);
  type('Repayment', '0');
  type('Deposit', '12000');
  await waitFor(() => expect(screen.getByRole('button', { name: 'See 1 Car' })).toBeDisabled());
});

test('[SRC-070] the search leaves out cars without a price', async () => {
  const { fake } = await show();
  type('Deposit', '3000');
  await waitFor(() => expect(fake.requests).toHaveLength(2));
  expect(fake.requests[1]?.map(({ filter }) => filter)).toEqual([
    ['price > 10'],
    ['price > 10', 'price <= 55000'],
  ]);
});

test('[SRC-071] the heading counts, also at zero, where the button says so', async () => {
  const { fake } = await show();
  expect(screen.getByRole('heading', { name: '12 Cars Found' })).toBeInTheDocument();
  fake.answerWith(stock(0));
  type('Repayment', '60');
  expect(await screen.findByRole('heading', { name: '0 Cars Found' })).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'No Cars found for this budget' })).toBeInTheDocument();
  fake.answerWith(stock(1));
  await userEvent.click(screen.getByRole('radio', { name: 'New' }));
  expect(await screen.findByRole('heading', { name: '1 New Car Found' })).toBeInTheDocument();
});

test('[SRC-072] quick picks go from 5,000 to 70,000 and fill the budget in', async () => {
  const { address } = await show();
  const picks = screen.getAllByRole('button', { name: /^\$/ }).map((pick) => pick.textContent);
  expect([picks.length, picks[0], picks.at(-1)]).toEqual([10, '$5,000', '$70,000']);
  await userEvent.click(screen.getByRole('button', { name: '$30,000' }));
  expect(field('Budget')).toHaveValue('$30,000');
  // (30,000 - 2,000) over 260 weeks.
  expect(field('Repayment')).toHaveValue('108');
  await userEvent.click(screen.getByRole('button', { name: /^See 12/ }));
  expect(address()).toBe('/search?price=0-30000');
});

test('[SRC-072] a site may have picks of its own', async () => {
  await show(stock(12), { budget: { quickPicks: [300_000, 400_000, 500_000, 600_000, 700_000, 800_000] } });
  const picks = screen.getAllByRole('button', { name: /^\$/ }).map((pick) => pick.textContent);
  expect([picks[0], picks.at(-1)]).toEqual(['$300,000', '$800,000']);
});

test('the slider sets the budget, and the repayment follows', async () => {
  await show();
  fireEvent.change(slider(), { target: { value: '28000' } });
  expect(field('Budget')).toHaveValue('$28,000');
  expect(field('Repayment')).toHaveValue('100');
});

const lends = {
  site: { finance_provider: 'p' },
  finance: { providers: { p: { rule: 2, lender: 'direct' } } },
};

test('[SRC-067] the budget says that it is before interest, and what the repayments reach at the site’s rate', async () => {
  const { container } = await show(stock(12), lends);
  expect(container).toHaveTextContent(
    'Before interest. Financed over 5 years at 10.00% p.a. (10.00% comparison rate), $200 a week and your deposit reach a price of $42,891.',
  );
  expect(container).toHaveTextContent(/WARNING: This comparison rate/);
  type('Repayment', '100');
  expect(container).toHaveTextContent('$100 a week and your deposit reach a price of $22,445.');
});

test('a site without finance has no rate beside its budget', async () => {
  const { container } = await show();
  expect(container).toHaveTextContent('Before interest.');
  expect(container).not.toHaveTextContent('p.a.');
});

test('many changes ask once, and a failure leaves the figures that are known', async () => {
  const { fake } = await show();
  fake.answerWith(new Error('down'));
  for (const amount of ['210', '220', '230']) type('Repayment', amount);
  await waitFor(() => expect(fake.requests).toHaveLength(2));
  expect(screen.getByRole('heading', { name: '12 Cars Found' })).toBeInTheDocument();
  expect(fake.requests[1]?.[1]?.filter).toEqual(['price > 10', 'price <= 61800']);
});

test('the widget has no accessibility problem', async () => {
  expect(await axe((await show()).container)).toHaveNoViolations();
  expect(defaultBudget(publicSite({ budget: { frequency: 'monthly' } })).repayment).toBe(600);
});
