import { configure, screen, within } from '@testing-library/react';
import { makeDocuments, publicSite, stubSearch } from 'harness/testing';
import { makeTestSite, openPage } from '../testing/in-site';
import type { SessionData } from '../search-session/session-data';
import { queryToSearchState } from 'shared-contracts/search/url-state';
import { pageFacts } from './page-facts';

// Waiting longer than usual costs nothing on a quiet machine and saves the test on a busy one.
configure({ asyncUtilTimeout: 5_000 });

const facets = {
  make: { Toyota: 30, Kia: 12 },
  model: { RAV4: 9, Corolla: 14 },
  make_model: { 'Toyota RAV4': 9, 'Toyota Corolla': 14 },
  body: { suv: 20, ute: 5, hovercraft: 1 },
  location_name: { Springwood: 30, Southport: 20 },
  price: { 12990: 1 },
  year: { 2015: 1 },
};
const facetStats = { price: { min: 12_990, max: 68_990 }, year: { min: 2015, max: 2024 } };

async function open(path: string) {
  const fake = stubSearch({ cars: makeDocuments(50), facets, facetStats });
  const page = openPage(path, makeTestSite({ fake, site: publicSite({ search: { hitsPerPage: 4 } }) }));
  await screen.findByRole('heading', { level: 1 });
  return page;
}
const facts = () => screen.queryByText(/listed at/);
const related = () => {
  const nav = screen.queryByRole('navigation', { name: 'Related searches', hidden: true });
  const links = nav ? within(nav).getAllByRole('link', { hidden: true }) : [];
  return links.map((link) => [link.textContent, link.getAttribute('href')]);
};
const trail = () =>
  screen.queryByRole('navigation', { name: 'Breadcrumb', hidden: true })?.textContent ?? null;

test('a make’s page says what is counted, where it stands, and leads to models and bodies', async () => {
  await open('/search/toyota');
  expect(facts()).toHaveTextContent(
    /^50 listed at Test Motors, from \$12,990 to \$68,990, built 2015 to 2024\. See them in Springwood and Southport\.$/,
  );
  expect(trail()).toBe('HomeCars for saleToyota');
  expect(related()).toEqual([
    ['Toyota Corolla', '/search/toyota/corolla'],
    ['Toyota RAV4', '/search/toyota/rav4'],
    ['Toyota SUVs', '/search?make=Toyota&body=suv'],
    ['Toyota utes', '/search?make=Toyota&body=ute'],
  ]);
});

test('a model’s page leads to the other models of the make', async () => {
  await open('/search/toyota/rav4');
  expect(trail()).toBe('HomeCars for saleToyotaRAV4');
  expect(related()).toEqual([['Toyota Corolla', '/search/toyota/corolla']]);
});

test('a body’s page leads to makes of that body and to other bodies', async () => {
  await open('/search/suv-cars');
  expect(screen.getByRole('heading', { name: 'Other body types', hidden: true })).toBeInTheDocument();
  expect(trail()).toBe('HomeCars for saleSUVs');
  expect(related()).toEqual([
    ['Toyota SUVs', '/search?make=Toyota&body=suv'],
    ['Kia SUVs', '/search?make=Kia&body=suv'],
    ['Utes', '/search/ute-cars'],
  ]);
});

test('the last step of the trail is named for the page that it leads to, not for what narrows it further', async () => {
  await open('/search/suv-cars?fuel=Hybrid&colour=Red');
  expect(trail()).toBe('HomeCars for saleSUVs');
});

test('the search page itself leads to makes and bodies', async () => {
  await open('/search');
  expect(facts()).not.toBeInTheDocument();
  expect(trail()).toBeNull();
  expect(related()).toEqual([
    ['Toyota cars', '/search/toyota'],
    ['Kia cars', '/search/kia'],
    ['SUVs', '/search/suv-cars'],
    ['Utes', '/search/ute-cars'],
  ]);
});

test.each(['/search/toyota?fuel=Hybrid&body=suv', '/search/toyota?price=-30000', '/search?query=tow'])(
  'the deep search %s has neither facts nor links',
  async (path) => {
    await open(path);
    expect(facts()).not.toBeInTheDocument();
    expect(related()).toEqual([]);
  },
);

test('the second page repeats no facts', async () => {
  await open('/search/toyota?page=2');
  expect(facts()).not.toBeInTheDocument();
});

const factsOf = (given: Partial<SessionData['result']>, query = ''): string =>
  pageFacts(
    {
      state: queryToSearchState(new URLSearchParams(query)),
      result: { hits: [], count: 12, facets: {}, pages: 1, ms: 1, ...given },
    },
    publicSite(),
  );
const stats = (min: number, max: number) => ({ values: {}, stats: { min, max } });

test.each([
  [{ price: stats(0, 68_990) }, '12 listed at Test Motors, up to $68,990.'],
  [{ price: stats(10, 10) }, '12 listed at Test Motors.'],
  [{ price: stats(11, 11) }, '12 listed at Test Motors, at $11.'],
  [{ year: stats(2021, 2021) }, '12 listed at Test Motors, built in 2021.'],
  [{ year: stats(0, 2021) }, '12 listed at Test Motors.'],
  [
    { location_name: { values: { A: 1, B: 1, C: 1 }, stats: null } },
    '12 listed at Test Motors. See them in A, B and C.',
  ],
  [
    { location_name: { values: { 'Gold Coast': 1 }, stats: null } },
    '12 listed at Test Motors. See them on the Gold Coast.',
  ],
  [{ location_name: { values: { A: 1, B: 1, C: 1, D: 1 }, stats: null } }, '12 listed at Test Motors.'],
])('nothing is said that was not counted: %j', (counted, text) => {
  expect(factsOf({ facets: counted })).toBe(text);
});

test('a range the shopper chose is no fact about the stock, and no cars are no fact at all', () => {
  expect(factsOf({ facets: { price: stats(12_990, 68_990) } }, 'price=-30000')).toBe(
    '12 listed at Test Motors.',
  );
  expect(factsOf({ count: 0 })).toBe('');
});
