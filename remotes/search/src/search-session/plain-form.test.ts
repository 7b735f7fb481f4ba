import { loadContext, makeTestSite } from '../testing/in-site';
import { noPreset } from './preset';
import { loadResults } from '../results-page/load-results';
import { parseTyped, plainFormHref } from './plain-form';

const sent = (query: string) => plainFormHref(new URLSearchParams(query));

test.each([
  ['make=Toyota&price=1-2', null],
  ['price_min=10,000&price_max=$30,000&make=Toyota', '/search?make=Toyota&price=10000-30000'],
  ['price_min=&price_max=30000', '/search?price=-30000'],
  ['km_min=0&km_max=', '/search?km=0-'],
  ['year_min=&year_max=&query=ute', '/search?query=ute'],
  ['price_max=cheap', '/search'],
])('the plain form %s leads to %s', (query, href) => {
  expect(sent(query)).toBe(href);
});

test.each([
  ['12 000', 12_000],
  ['-5', null],
  ['1e3', null],
  ['', null],
  [null, null],
])('typed %j reads %j', (text, value) => {
  expect(parseTyped(text)).toBe(value);
});

test.each([
  ['/search?price_max=30000', '/search?price=-30000'],
  ['/search?frequency=weekly&repayment=200&deposit=2000', '/search?price=0-54000'],
])('%s is sent on to %s', async (path, location) => {
  const thrown: unknown = await loadResults(loadContext(makeTestSite(), path), () => noPreset).catch(
    (error: unknown) => error,
  );
  expect(thrown).toBeInstanceOf(Response);
  expect((thrown as Response).status).toBe(302); // asserted above
  expect((thrown as Response).headers.get('location')).toBe(location); // asserted above
});
