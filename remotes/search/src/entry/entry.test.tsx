import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { createMemoryRouter } from 'react-router-dom';
import { publicSite, stubSearch } from 'harness/testing';
import { RoutedPage } from 'shared-routing/routed-page';
import { InTestSite, loadContext, makeTestSite } from '../testing/in-site';
import { Entry } from './entry';
import { loadEntry } from './load-entry';
import { ShowMeButton } from './show-me-button';
import { showMeCount } from './show-me-count';

const facets = {
  status: { in_stock: 1_042, coming_soon: 5, sold: 9 },
  body: { suv: 10, ute: 7, sedan: 7, van: 3, wagon: 1, hovercraft: 99 },
  item_type: { Caravan: 4 },
  car_type: { used: 20, new: 3 },
  make: { Toyota: 20, Kia: 3 },
};

async function show(changes: Parameters<typeof publicSite>[0] = {}, variant: 'hero' | 'compact' = 'hero') {
  const site = publicSite({ search: { queryDebounceMs: 20 }, ...changes });
  const fake = stubSearch({ facets });
  const testSite = makeTestSite({ fake, site });
  const data = await loadEntry({ variant }, loadContext(testSite, '/'));
  const router = createMemoryRouter([
    { path: '/', element: <Entry variant={variant} data={data} /> },
    { path: '/search', element: <h1>Results</h1> },
  ]);
  const { container } = render(
    <InTestSite testSite={testSite}>
      <RoutedPage router={router} />
    </InTestSite>,
  );
  return { fake, router, container, data };
}

function showButton(count: number) {
  const testSite = makeTestSite();
  const view = (now: number) => (
    <InTestSite testSite={testSite}>
      <ShowMeButton count={now} />
    </InTestSite>
  );
  const { rerender } = render(view(count));
  return { rerender: (now: number) => rerender(view(now)) };
}

test('[SRC-024] the box counts cars in stock, by one query', async () => {
  const { fake, data } = await show();
  expect(fake.requests).toHaveLength(1);
  expect(fake.lastQuery()).toMatchObject({ hitsPerPage: 0 });
  expect(data).toMatchObject({ showMe: { count: 1_042, hasOthers: true }, conditions: ['new', 'used'] });
  expect(screen.getByRole('button', { name: 'Show Me 1,042 cars' })).toBeInTheDocument();
});

test('[SRC-041][SRC-042] the most frequent bodies are offered, equal ones by name descending, unknown ones never', async () => {
  await show();
  expect(screen.getAllByRole('checkbox').map((box) => box.getAttribute('value'))).toEqual([
    'suv',
    'ute',
    'sedan',
    'van',
  ]);
});

test('[SRC-041] a site with a list of its own offers all of it', async () => {
  await show({
    search: { bodyTypes: { custom: ['wagon', 'suv', 'ute', 'sedan', 'van'] }, queryDebounceMs: 20 },
  });
  expect(screen.getAllByRole('checkbox').map((box) => box.getAttribute('value'))).toEqual([
    'suv',
    'ute',
    'sedan',
    'van',
    'wagon',
  ]);
});

test('a site names its own types, and those without stock are left out', async () => {
  await show({ home: { bodyTypes: ['caravan', 'suv', 'bus'] } });
  const boxes = screen.getAllByRole('checkbox');
  expect(boxes.map((box) => [box.getAttribute('name'), box.getAttribute('value')])).toEqual([
    ['body', 'suv'],
    ['item_type', 'Caravan'],
  ]);
});

test('[SRC-023] the button counts along and leads to the search', async () => {
  const { fake, router } = await show();
  fake.answerWith({ facets: { status: { in_stock: 42, sold: 3 } } });
  await userEvent.click(screen.getByRole('radio', { name: 'Used' }));
  await userEvent.click(screen.getByRole('checkbox', { name: 'Ute' }));
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Highest price' }), '0-30000');
  await userEvent.type(screen.getByRole('searchbox', { name: 'What are you after?' }), '"tow bar"');
  const button = await screen.findByRole('button', { name: 'Show Me 42 cars' });
  await waitFor(() => expect(fake.lastQuery().filter).toContain('keywords = "towbar"'));
  expect(fake.lastQuery().filter).toEqual([
    'car_type IN ["used"]',
    'price >= 0 AND price <= 30000',
    'body IN ["ute"]',
    'keywords = "towbar"',
  ]);
  await userEvent.click(button);
  expect(router.state.location.pathname + router.state.location.search).toBe(
    '/search?status=in_stock&car_type=used&price=0-30000&body=ute&find=%22tow+bar%22',
  );
});

test('[SRC-023] the button counts what the words mean when they are sent', async () => {
  const { fake } = await show();
  const status = { in_stock: 68 };
  const make_model = { 'Kia Rio': 5 };
  fake.answerWith({ facets: { status, make_model, make: { Kia: 5 }, colour: { Red: 9 }, body: { suv: 3 } } });
  await userEvent.type(
    screen.getByRole('searchbox', { name: 'What are you after?' }),
    'red kia under 40k, not suv',
  );
  await waitFor(() =>
    expect(fake.lastQuery().filter).toEqual([
      'colour IN ["Red"]',
      'make IN ["Kia"]',
      'price <= 40000',
      'body NOT IN ["suv"]',
    ]),
  );
  expect(fake.lastQuery()).not.toHaveProperty('q');
  expect(await screen.findByRole('button', { name: 'Show Me 68 cars' })).toBeInTheDocument();
});

test('[SRC-023] a make leads to its search', async () => {
  const { router, fake } = await show();
  fake.answerWith({ facets: { status: { in_stock: 42 } } });
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Make' }), 'Kia');
  await userEvent.click(await screen.findByRole('button', { name: 'Show Me 42 cars' }));
  expect(router.state.location.pathname + router.state.location.search).toBe('/search?make=Kia');
});

test('[SRC-023][SRC-024] the button opens as many cars as it says, where others are sold or still coming', async () => {
  const { router, fake, container } = await show();
  expect(container.querySelector('input[name="status"]')).toHaveValue('in_stock');
  fake.answerWith({ facets: { status: { in_stock: 180, coming_soon: 8, sold: 3 } } });
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Make' }), 'Kia');
  await userEvent.click(await screen.findByRole('button', { name: 'Show Me 180 cars' }));
  expect(router.state.location.search).toBe('?status=in_stock&make=Kia');
});

test('[SRC-023] the count runs from the old to the new number in a second', async () => {
  jest.useFakeTimers();
  try {
    const { rerender } = showButton(10);
    rerender(42);
    const shown = () => Number(/\d+/.exec(screen.getByRole('button').textContent)?.[0]);
    act(() => jest.advanceTimersByTime(200));
    expect(shown()).toBeGreaterThan(10);
    expect(shown()).toBeLessThan(42);
    act(() => jest.advanceTimersByTime(800));
    expect(screen.getByRole('button')).toHaveTextContent('Show Me 42 cars');
    expect(screen.getByRole('button')).toHaveAccessibleName('Show Me 42 cars');
    expect(screen.getByRole('status')).toHaveTextContent('42 cars in stock');
  } finally {
    jest.useRealTimers();
  }
});

test.each([
  ['aggregate', { in_stock: 1_999 }, 'Show Me 1,999 cars'],
  ['aggregate', { in_stock: 2_400, coming_soon: 50, sold: 100 }, 'Show Me 2,400 cars'],
  ['cap', { in_stock: 2_400, coming_soon: 50, sold: 100 }, 'Show Me 1,999 cars'],
  ['cap', { in_stock: 2_000 }, 'Show Me 1,999 cars'],
  ['aggregate', { in_stock: 1_500, sold: 600 }, 'Show Me 1,500 cars'],
  ['cap', { in_stock: 1_500, sold: 600 }, 'Show Me 1,500 cars'],
  ['aggregate', { sold: 600 }, 'Show Me 0 cars'],
  ['aggregate', { in_stock: 1 }, 'Show Me 1 car'],
])('[SRC-024] %s: %j is "%s"', (overLimit, status, words) => {
  showButton(showMeCount(status, publicSite({ search: { showMe: { overLimit } } })));
  expect(screen.getByRole('button', { name: words })).toHaveTextContent(words);
});

test('bodies are alternatives of each other, but no body goes with an item type', async () => {
  const { router } = await show({ home: { bodyTypes: ['caravan', 'suv', 'ute'] } });
  await userEvent.click(screen.getByRole('checkbox', { name: 'Caravan' }));
  await userEvent.click(screen.getByRole('checkbox', { name: 'SUV' }));
  await userEvent.click(screen.getByRole('checkbox', { name: 'Ute' }));
  expect(screen.getByRole('checkbox', { name: 'Caravan' })).not.toBeChecked();
  await userEvent.click(screen.getByRole('button', { name: /^Show Me/ }));
  expect(router.state.location.search).toBe('?status=in_stock&body=suv&body=ute');
});

test('a count that fails leaves the last one', async () => {
  const { fake } = await show();
  fake.answerWith(new Error('down'));
  await userEvent.click(screen.getByRole('radio', { name: 'New' }));
  await waitFor(() => expect(fake.requests).toHaveLength(2));
  expect(screen.getByRole('button', { name: 'Show Me 1,042 cars' })).toBeInTheDocument();
});

test.each(['hero', 'compact'] as const)('the %s box has no accessibility problem', async (variant) => {
  const { container } = await show({}, variant);
  expect(await axe(container)).toHaveNoViolations();
});
