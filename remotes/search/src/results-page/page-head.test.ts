import { makeDocuments, stubSearch } from 'harness/testing';
import { loadContext, makeTestSite } from '../testing/in-site';
import { noPreset, withPreset, type Preset } from '../search-session/preset';
import { loadResults } from './load-results';
import { resultsHero, resultsJsonLd, resultsMeta } from './page-head';

async function head(query: string, preset: Preset = noPreset, cars = makeDocuments(50)) {
  const testSite = makeTestSite({ fake: stubSearch({ cars }) });
  const data = await loadResults(loadContext(testSite, `${preset.path}${query}`), () => preset);
  return {
    data,
    meta: resultsMeta(data, testSite),
    hero: resultsHero(data, testSite),
    jsonLd: resultsJsonLd(data, testSite),
  };
}

test.each([
  ['', '/search', false],
  ['?page=2', '/search?page=2', false],
  ['?make=Toyota', '/search/toyota', false],
  ['?make=Toyota&model=Land+Cruiser&page=2', '/search/toyota/land-cruiser?page=2', false],
  ['?car_type=used', '/search/used-cars', false],
  ['?body=peopleMover', '/search/people-mover-cars', false],
  ['?car_type=used&body=ute', '/used-car/ute', false],
  ['?make=Toyota&fuel=Hybrid', '/search?make=Toyota&fuel=Hybrid', false],
  ['?make=Toyota&make=Kia', '/search', true],
  ['?make=Toyota&fuel=Hybrid&body=suv', '/search/toyota', true],
  ['?price=-20000', '/search', true],
  ['?sortBy=price:asc&page=3', '/search', true],
  ['?query=tow', '/search', true],
  ['?sortBy=price:asc', '/search', true],
])('%s is known as %s, noindex %s', async (query, canonical, noindex) => {
  const { meta } = await head(query);
  expect(meta).toMatchObject({ canonical, noindex });
});

test('a preset is its own address, and an empty page is kept from search engines', async () => {
  const preset = { path: '/search/springwood', filters: { location_name: ['Springwood'] } };
  expect((await head('', preset)).meta.canonical).toBe('/search/springwood');
  expect((await head('?make=Trabant', noPreset, [])).meta.noindex).toBe(true);
});

test('title and description say what is for sale where', async () => {
  const { meta } = await head('?make=Toyota&page=2');
  expect(meta.title).toBe('Toyota cars for sale in Springwood, page 2');
  expect(meta.description).toContain('Toyota cars for sale in Springwood. 50 listed at Test Motors.');
});

test('the first card’s picture is fetched first, with the sizes the card has', async () => {
  const { hero, data } = await head('');
  expect(hero?.src).toMatch(/^\/images\/480\//);
  expect(hero?.srcSet).toContain('320w');
  data.result.hits = [];
  expect(resultsHero(data, makeTestSite())).toBeNull();
});

test('the cars are a list for machines, numbered through the pages', async () => {
  const { jsonLd } = await head('?page=2');
  expect(jsonLd[0]).toMatchObject({ '@type': 'ItemList', numberOfItems: 50 });
  expect(jsonLd[0]).toHaveProperty('itemListElement.0.position', 22);
  expect(jsonLd[0]).toHaveProperty('itemListElement.0.url', 'https://test.example/cars/2021-toyota-rav4-22');
  expect(jsonLd[1]).toMatchObject({ '@type': 'BreadcrumbList' });
});

test('a preset and the query string are alternatives of one filter', async () => {
  const { data } = await head('?make=Kia', { path: '/search/toyota', filters: { make: ['Toyota'] } });
  expect(data.state.filters.make).toEqual(['Toyota', 'Kia']);
  expect(withPreset(data.state, data.preset).filters.make).toEqual(['Toyota', 'Kia']);
});
