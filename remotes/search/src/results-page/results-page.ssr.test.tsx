import { renderToString } from 'react-dom/server';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router-dom';
import { makeDocuments, stubSearch } from 'harness/testing';
import { RouterBinding } from 'shared-routing';
import { InTestSite, loadContext, makeTestSite } from '../testing/in-site';
import { noPreset } from '../search-session/preset';
import { loadResults } from './load-results';
import { ResultsPage } from './results-page';

async function html(path: string, cars = makeDocuments(50)): Promise<string> {
  const facets = { make: { Toyota: 40, Kia: 10 }, price: { 12990: 1 } };
  const fake = stubSearch({ cars, facets, facetStats: { price: { min: 12_990, max: 84_990 } } });
  const testSite = makeTestSite({ fake });
  const data = await loadResults(loadContext(testSite, path), () => noPreset);
  const handler = createStaticHandler([{ path: '/search', element: <ResultsPage data={data} /> }]);
  const context = await handler.query(new Request(`https://test.example${path}`));
  if (context instanceof Response) throw new Error('The page of this test does not redirect.');
  const router = createStaticRouter(handler.dataRoutes, context);
  return renderToString(
    <InTestSite testSite={testSite}>
      <RouterBinding router={router}>
        <StaticRouterProvider router={router} context={context} hydrate={false} />
      </RouterBinding>
    </InTestSite>,
  );
}

const count = (text: string, pattern: RegExp): number => text.match(pattern)?.length ?? 0;

test('[SRC-001][SRC-016] the page holds its 21 cars before any script runs', async () => {
  const page = await html('/search');
  expect(count(page, /<article/g)).toBe(21);
  expect(count(page, /<h1/g)).toBe(1);
  expect(count(page, /href="\/cars\/2021-toyota-rav4-21"/g)).toBe(3);
  expect(page.includes('50 cars')).toBe(true);
});

test('without script filters, order and pages are a form and links', async () => {
  const page = await html('/search?make=Toyota&price=10000-60000');
  expect(count(page, /<form[^>]* action="\/search" method="get"/g)).toBeGreaterThan(1);
  expect(count(page, /<input[^>]*name="make"[^>]*checked=""[^>]*value="Toyota"/g)).toBe(1);
  expect(count(page, /<input[^>]*name="price_max"[^>]*value="60,000"/g)).toBe(1);
  expect(count(page, /<a[^>]*href="\/search\?make=Toyota&amp;price=10000-60000&amp;page=2"/g)).toBe(2);
  expect(count(page, /<a[^>]*href="\/search\?price=10000-60000"/g)).toBe(1);
});

test('one picture is fetched first, the rest when they come into view', async () => {
  const page = await html('/search');
  expect(count(page, /<img[^>]*fetchPriority="high"/g)).toBe(1);
  expect(count(page, /<img[^>]*loading="lazy"/g)).toBe(20);
});

test('[SRC-025] an empty page says so before any script runs', async () => {
  const page = await html('/search?make=Trabant', []);
  expect(page.includes('No Results Available')).toBe(true);
  expect(count(page, /<a[^>]*href="\/special-offers"[^>]*>Clear Filters<\/a>/g)).toBe(1);
});
