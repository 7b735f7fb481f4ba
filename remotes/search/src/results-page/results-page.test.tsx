import { act, configure, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { makeDocument, makeDocuments, publicSite, published, stubSearch } from 'harness/testing';
import { makeTestSite, openPage, resultsOpened } from '../testing/in-site';
import { byHand } from '../testing/by-hand';
import * as styles from './results-grid.styles';

// No media query holds in this environment, so the column counts as hidden although a desktop shows it.
// Waiting longer than usual costs nothing on a quiet machine and saves the test on a busy one.
configure({ defaultHidden: true, asyncUtilTimeout: 5_000 });
jest.setTimeout(30_000);

const facets = {
  make: { Toyota: 30, Kia: 12, Mazda: 8 },
  model: { RAV4: 9 },
  body: { suv: 20, ute: 5, hovercraft: 1 },
  fuel: { Petrol: 40, Hybrid: 10 },
  price: { 12990: 1, 184990: 1 },
};
const facetStats = { price: { min: 12_990, max: 184_990 } };

const stocked = (cars = makeDocuments(50)) => stubSearch({ cars, facets, facetStats });
/** Short pages: finding things by role in 21 cards takes its time. */
const shortPages = (changes = {}) => publicSite({ search: { hitsPerPage: 4, ...changes } });
const open = (path: string, fake = stocked(makeDocuments(10)), site = shortPages()) =>
  resultsOpened(openPage(path, makeTestSite({ fake, site })));
const count = () => screen.getByText(/^(?:[\d,]+|No) cars?$/);
const cards = () => screen.queryAllByRole('article');
const chips = () =>
  within(screen.queryByRole('list', { name: 'Applied filters' }) ?? document.createElement('div'))
    .getAllByRole('link')
    .map((link) => link.textContent);
/** The column is always there; below 1200 px a sheet takes its place. */
const column = () => {
  const element = document.getElementById('filters');
  if (!element) throw new Error('The page has no filter column.');
  return element;
};

test('[SRC-001] the search page shows the cars of the site without a filter', async () => {
  const { lastQuery } = (await open('/search', stocked(), publicSite())).fake;
  expect(cards()).toHaveLength(21);
  expect(count()).toHaveTextContent('50 cars');
  expect(screen.queryByRole('list', { name: 'Applied filters' })).not.toBeInTheDocument();
  expect(lastQuery()).not.toHaveProperty('filter');
});

test.each([
  ['[SRC-002]', '/search/demo-cars', ['car_type IN ["demo"]']],
  ['[SRC-002]', '/search/used-cars', ['car_type IN ["used"]']],
  ['[SRC-002]', '/search/new-cars', ['car_type IN ["new"]']],
  ['[SRC-003]', '/search/new-and-demo-cars', ['car_type IN ["new", "demo"]']],
  ['[SRC-003]', '/search/new-used-and-demo-cars', ['car_type IN ["new", "used", "demo"]']],
  ['[SRC-004]', '/search/suv-cars', ['body IN ["suv"]']],
  ['[SRC-005]', '/search/toyota', ['make IN ["Toyota"]']],
])('%s %s sends %j', async (_, path, filter) => {
  const { fake } = await open(path);
  expect(fake.lastQuery().filter).toEqual(filter);
});

test('[SRC-004] an unknown type is the 404 page', async () => {
  const { router } = openPage('/search/zzz-cars', makeTestSite({ fake: stocked() }));
  await screen.findByText('The page failed');
  expect(Object.values(router.state.errors ?? {})[0]).toMatchObject({ status: 404 });
});

test.each([
  [1, 21],
  [3, 8],
])('[SRC-016] page %d of 50 cars has %d cards', async (page, size) => {
  await open(`/search?page=${page}`, stocked(), publicSite());
  expect(cards()).toHaveLength(size);
});

test('[SRC-075][SRC-016] words and page two travel in one request, in the order of the rank', async () => {
  const { fake } = await open('/search?query=rav4&page=2', stocked(), publicSite());
  // Beside the words of the stock, which reading the query takes.
  expect(fake.requests.filter((queries) => queries.some(({ q }) => q === 'rav4'))).toHaveLength(1);
  expect(fake.lastQuery()).toMatchObject({
    indexUid: 'cars_production',
    q: 'rav4',
    hitsPerPage: 21,
    offset: 21,
    sort: ['custom_rank:desc'],
  });
});

test('[SRC-011] what is chosen stands in the address, and the address restores it', async () => {
  const first = await open('/search');
  await userEvent.click(within(column()).getByRole('checkbox', { name: /^Toyota/ }));
  await userEvent.click(within(column()).getByRole('checkbox', { name: /^Kia/ }));
  const highest = within(column()).getByRole('textbox', { name: 'Highest price' });
  await userEvent.type(highest, '30,000{Enter}');
  await userEvent.type(within(column()).getByRole('textbox', { name: 'Lowest price' }), '10000{Enter}');
  await userEvent.selectOptions(screen.getAllByRole('combobox', { name: 'Sort by' })[0]!, 'price:asc');
  await userEvent.click(screen.getByRole('link', { name: 'Page 2' }));
  await waitFor(() =>
    expect(first.address()).toBe('/search?make=Toyota&make=Kia&price=10000-30000&page=2&sortBy=price:asc'),
  );
  const requested = first.fake.lastQuery();
  first.unmount();

  const { fake } = await open(first.address());
  // A page that opens counts all filters with its cars, one that is changed the quick ones first.
  expect(fake.lastQuery()).toEqual({
    ...requested,
    facets: expect.arrayContaining(requested.facets ?? []) as string[],
  });
  expect(within(column()).getByRole('checkbox', { name: /^Kia/ })).toBeChecked();
  expect(within(column()).getByRole('checkbox', { name: /^Mazda/ })).not.toBeChecked();
  expect(within(column()).getByRole('textbox', { name: 'Lowest price' })).toHaveValue('10,000');
  expect(screen.getAllByRole('combobox', { name: 'Sort by' })[0]).toHaveValue('price:asc');
  expect(screen.getByRole('link', { name: 'Page 2' })).toHaveAttribute('aria-current', 'page');
});

test('[SRC-011] keys that mean nothing to the search stay in the address', async () => {
  const { address } = await open('/search?utm_source=mail&page=2');
  await userEvent.click(within(column()).getByRole('checkbox', { name: /^Toyota/ }));
  await waitFor(() => expect(address()).toBe('/search?make=Toyota&utm_source=mail'));
});

test('[SRC-011] back restores the search before', async () => {
  const { router, fake } = await open('/search');
  await userEvent.click(within(column()).getByRole('checkbox', { name: /^Toyota/ }));
  await waitFor(() => expect(chips()).toContain('Remove Toyota'));
  await act(() => router.navigate(-1));
  await waitFor(() => expect(within(column()).getByRole('checkbox', { name: /^Toyota/ })).not.toBeChecked());
  expect(fake.lastQuery()).not.toHaveProperty('filter');
});

test('[SRC-014] another order begins at page one and is the order that is requested', async () => {
  const { address, fake } = await open('/search?page=2');
  await userEvent.selectOptions(screen.getAllByRole('combobox', { name: 'Sort by' })[0]!, 'km:asc');
  await waitFor(() => expect(address()).toBe('/search?sortBy=km:asc'));
  await waitFor(() => expect(fake.lastQuery()).toMatchObject({ sort: ['km:asc'], offset: 0 }));
  await waitFor(() =>
    expect(screen.getByRole('link', { name: 'Page 1' })).toHaveAttribute('aria-current', 'page'),
  );
});

test('[SRC-014] another filter begins at page one', async () => {
  const { address, fake } = await open('/search?page=3');
  await userEvent.click(within(column()).getByRole('checkbox', { name: /^SUV/ }));
  await waitFor(() => expect(address()).toBe('/search?body=suv'));
  await waitFor(() => expect(fake.lastQuery()).toMatchObject({ filter: ['body IN ["suv"]'], offset: 0 }));
});

test('[SRC-014] the page offers pages, orders and filters', async () => {
  await open('/search');
  expect(screen.getByRole('navigation', { name: 'Pages of results' })).toBeInTheDocument();
  const [sort] = screen.getAllByRole('combobox', { name: 'Sort by' });
  expect(
    within(sort!)
      .getAllByRole('option')
      .map((option) => option.textContent),
  ).toEqual(publicSite().search.sortOptions.map(({ label }) => label));
  expect(within(column()).getAllByRole('checkbox').length).toBeGreaterThan(5);
});

test('a preset stays in the path until it is taken away', async () => {
  const { address } = await open('/search/toyota');
  await userEvent.click(within(column()).getByRole('checkbox', { name: /^SUV/ }));
  await waitFor(() => expect(address()).toBe('/search/toyota?body=suv'));
  await userEvent.click(within(column()).getByRole('checkbox', { name: /^Toyota/ }));
  await waitFor(() => expect(address()).toBe('/search?body=suv'));
});

test('a choice shows at once, before its results do', async () => {
  const { fake } = await open('/search');
  const release = fake.hold();
  await userEvent.click(within(column()).getByRole('checkbox', { name: /^Toyota/ }));
  await userEvent.click(within(column()).getByRole('checkbox', { name: /^Mazda/ }));
  expect(within(column()).getByRole('checkbox', { name: /^Toyota/ })).toBeChecked();
  expect(within(column()).getByRole('checkbox', { name: /^Mazda/ })).toBeChecked();
  // The rest of the page follows when the answer takes its time.
  await waitFor(() =>
    expect(screen.getByRole('region', { name: 'Results' })).toHaveAttribute('aria-busy', 'true'),
  );
  expect(await within(column()).findByText('2 chosen')).toBeInTheDocument();
  expect(cards()).toHaveLength(4);
  await act(async () => release());
  await waitFor(() =>
    expect(screen.getByRole('region', { name: 'Results' })).toHaveAttribute('aria-busy', 'false'),
  );
  expect(fake.lastQuery().filter).toEqual(['make IN ["Toyota", "Mazda"]']);
});

test('[SRC-012] words are requested once the typing stops, by the keys of a keyboard', async () => {
  const { fake, address } = await open('/search');
  await byHand(async (pass) => {
    const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime, delay: 50 });
    await user.type(within(column()).getByRole('searchbox'), 'rav4');
    await pass(249);
    expect(address()).toBe('/search');
    await pass(51);
    expect(address()).toBe('/search?query=rav4');
  });
  // Besides the vocabulary of the suggestions, which the first use of the box asks for.
  expect(fake.requests.flatMap(([first]) => first?.q ?? [])).toEqual(['rav4']);
});

test('[SRC-013][SRC-031] a moved slider asks once, for a value of whole thousands, from page one', async () => {
  const { fake, address } = await open('/search?page=3');
  const highest = within(column()).getByRole('slider', { name: 'Price, highest' });
  expect(highest).toHaveAttribute('max', '185000');
  await byHand(async (pass) => {
    for (const value of ['150000', '120500', '99600']) fireEvent.change(highest, { target: { value } });
    expect(highest).toHaveAttribute('aria-valuetext', '$100,000');
    await pass(400);
    expect(address()).toBe('/search?price=-100000');
  });
  expect(fake.requests).toHaveLength(2);
});

test('[SRC-034] a typed bound beyond the range is put back', async () => {
  const { address, fake } = await open('/search?price=5000-');
  const lowest = within(column()).getByRole('textbox', { name: 'Lowest price' });
  expect(lowest).toHaveValue('5,000');
  await userEvent.clear(lowest);
  await userEvent.type(lowest, '900000{Enter}');
  expect(lowest).toHaveValue('5,000');
  expect(address()).toBe('/search?price=5000-');
  expect(fake.requests).toHaveLength(1);
});

test('[SRC-025] no car: the title, the text and the link of the site', async () => {
  await open('/search?make=Trabant', stubSearch());
  expect(screen.getByRole('heading', { name: 'No Results Available' })).toBeInTheDocument();
  expect(
    screen.getByText(
      'No results found for your search at this time. Please try adjusting the filters for more results.',
    ),
  ).toBeInTheDocument();
  expect(count()).toHaveTextContent('No cars');
  expect(screen.getByRole('link', { name: 'Clear Filters' })).toHaveAttribute('href', '/special-offers');
});

test('[SRC-025] Clear Filters leads where the site says', async () => {
  const site = publicSite({ search: { clearFiltersPath: '/search' } });
  const { address } = await open('/search?make=Trabant', stubSearch(), site);
  await userEvent.click(screen.getByRole('link', { name: 'Clear Filters' }));
  await waitFor(() => expect(address()).toBe('/search'));
});

test('[SRC-077] a page view is counted once per entry', async () => {
  const page = await open('/search');
  const views = () => published(page, 'analytics:tracked').filter(({ eventId }) => eventId === 49);
  expect(views()).toHaveLength(1);
  await userEvent.click(within(column()).getByRole('checkbox', { name: /^Toyota/ }));
  await waitFor(() => expect(page.address()).toBe('/search?make=Toyota'));
  // Another path, still the search.
  await act(() => page.router.navigate('/search/suv-cars'));
  await waitFor(() => expect(chips()).toContain('Remove SUV'));
  expect(views()).toHaveLength(1);
  await act(() => page.router.navigate('/elsewhere'));
  await screen.findByRole('heading', { name: 'Another page' });
  await act(() => page.router.navigate('/search'));
  await waitFor(() => expect(cards()).toHaveLength(4));
  expect(views()).toHaveLength(2);
});

test('[CON-026][SRC-026] a completed search is reported exactly once', async () => {
  const page = await open('/search', stubSearch({ cars: makeDocuments(10), facets, ms: 12 }));
  expect(published(page, 'search:loaded')).toEqual([{ count: 10, pages: 3, ms: 12 }]);
  await userEvent.click(within(column()).getByRole('checkbox', { name: /^Toyota/ }));
  await waitFor(() => expect(chips()).toContain('Remove Toyota'));
  await waitFor(() => expect(published(page, 'search:loaded')).toHaveLength(2));
  const states = published(page, 'search:state-changed');
  expect(states.map(({ loading, hasData, hasError }) => [loading, hasData, hasError])).toContainEqual([
    true,
    true,
    false,
  ]);
  expect(states.at(-1)).toMatchObject({ loading: false, hasData: true, hasError: false });
  expect(states.at(-1)?.state.filters.make).toEqual(['Toyota']);
  expect(published(page, 'search:history-saved')).toEqual([
    { entry: { refinements: { make: ['Toyota'] }, path: '/search' } },
  ]);
});

test('[SRC-027] a search that fails keeps the cars, says so, and can be tried again', async () => {
  expectConsole('error', /The search could not be completed/);
  const page = await open('/search');
  page.fake.answerWith(new Error('down'));
  await userEvent.click(within(column()).getByRole('checkbox', { name: /^Toyota/ }));
  expect(await screen.findByRole('alert')).toHaveTextContent('We could not update these results');
  expect(cards()).toHaveLength(4);
  expect(within(column()).getByRole('checkbox', { name: /^Mazda/ })).toBeInTheDocument();
  expect(published(page, 'search:failed')).toHaveLength(1);
  expect(published(page, 'search:loaded')).toHaveLength(1);

  page.fake.answerWith({ cars: [makeDocument()], facets });
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  await waitFor(() => expect(screen.queryByRole('alert')).not.toBeInTheDocument());
  expect(cards()).toHaveLength(1);
});

test('[SRC-027] without the search server the cars are there, and the page says why its filters are not', async () => {
  const { fake } = await open('/search');
  fake.answerWith({ cars: makeDocuments(3), isLimited: true });
  await userEvent.click(within(column()).getByRole('checkbox', { name: /^Toyota/ }));
  expect(await screen.findByText('Our search is limited right now')).toBeVisible();
  expect(cards()).toHaveLength(3);
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();

  fake.answerWith({ cars: makeDocuments(3), facets });
  await userEvent.click(await screen.findByRole('link', { name: 'Remove Toyota' }));
  await waitFor(() => expect(screen.queryByText('Our search is limited right now')).not.toBeInTheDocument());
});

test('a page beyond the last leads to the last', async () => {
  const { address } = await open('/search?page=9');
  expect(address()).toBe('/search?page=3');
  expect(cards()).toHaveLength(2);
});

test('on a phone the filters open over the page and say how many cars there are', async () => {
  await open('/search');
  await userEvent.click(screen.getByRole('link', { name: /^Filters/ }));
  const sheet = await screen.findByRole('dialog', { name: 'Filters' });
  await userEvent.click(within(sheet).getByRole('checkbox', { name: /^Toyota/ }));
  await userEvent.click(within(sheet).getByRole('button', { name: 'Show 10 cars' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});

test('a chip takes its filter away, and Clear all takes everything', async () => {
  const { address } = await open('/search?make=Toyota&make=Kia&price=-30000');
  expect(chips()).toEqual(['Remove Toyota', 'Remove Kia', 'Remove Up to $30,000', 'Clear all']);
  await userEvent.click(screen.getByRole('link', { name: 'Remove Kia' }));
  await waitFor(() => expect(address()).toBe('/search?make=Toyota&price=-30000'));
  await userEvent.click(screen.getAllByRole('link', { name: 'Clear all' })[0]!);
  await waitFor(() => expect(address()).toBe('/search'));
});

test('[SRC-017] three in a row from 992 px, two from 576 px, one below', () => {
  const rules = styles.resultsGrid.styles;
  expect(rules).toMatch(/^display:grid;[^@]*grid-template-columns:minmax\(0,1fr\);/);
  expect(rules).toContain('@media (min-width:576px){grid-template-columns:repeat(2,minmax(0,1fr));}');
  expect(rules).toContain('@media (min-width:992px){grid-template-columns:repeat(3,minmax(0,1fr));}');
  expect(rules.indexOf('min-width:992px')).toBeGreaterThan(rules.indexOf('min-width:576px'));
});

test('the page has one heading of the first level, and no accessibility problem', async () => {
  const { container } = await open('/search/toyota?body=suv&price=10000-60000');
  expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
  expect(await axe(container)).toHaveNoViolations();
});

test('an empty page has no accessibility problem', async () => {
  const { container } = await open('/search?make=Trabant', stubSearch());
  expect(await axe(container)).toHaveNoViolations();
});
