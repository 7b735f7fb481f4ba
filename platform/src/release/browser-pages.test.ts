import { pagesToOpen, type OpenablePage } from './browser-pages';

const main = ['/', '/search', '/cars/a-car'];
const pages = (paths: readonly string[], slots: Record<string, string[]> = {}): OpenablePage[] =>
  paths.map((path) => ({ path, slots: slots[path] ?? [] }));
const locator = ['/dealer-locator', '/dealerships', '/locations/north', '/contact'];

test('four pages are of the candidate, evenly spread over its routes, and the main ones follow', () => {
  const many = [...locator, '/a', '/b', '/c', '/d'];
  const locations = { paths: many, slots: [] };
  expect(pagesToOpen([locations], main, pages([...main, ...many]))).toEqual([
    '/dealer-locator',
    '/locations/north',
    '/a',
    '/c',
    ...main,
  ]);
});

test('the main page that has a slot of the candidate comes before the others', () => {
  const finance = { paths: ['/finance'], slots: ['finance.box'] };
  const slots = { '/cars/a-car': ['finance.box'] };
  expect(pagesToOpen([finance], main, pages([...main, '/finance'], slots))).toEqual([
    '/finance',
    '/cars/a-car',
    '/',
    '/search',
  ]);
});

test('a candidate with slots only has pages opened that place them', () => {
  const rail = { paths: [], slots: ['search.rail'] };
  const slots = { '/compare': ['search.rail'], '/watchlist': ['search.rail'] };
  expect(pagesToOpen([rail], main, pages([...main, '/finance', '/compare', '/watchlist'], slots))).toEqual([
    '/compare',
    '/watchlist',
    ...main,
  ]);
});

test('a page that cannot be opened leaves its place to the next', () => {
  const garage = { paths: ['/my-garage', '/sign-in'], slots: [] };
  expect(pagesToOpen([garage], main, pages([...main, '/sign-in']))).toEqual(['/sign-in', ...main]);
});

test('each release of a set has a page of its own', () => {
  const set = ['/a', '/b', '/c', '/d'].map((path) => ({ paths: [path], slots: [] }));
  expect(pagesToOpen(set, main, pages([...main, '/a', '/b', '/c', '/d']))).toEqual([
    '/a',
    '/b',
    '/c',
    '/d',
    ...main,
  ]);
});

test('without anything of its own the main pages are opened', () => {
  expect(pagesToOpen([{ paths: [], slots: [] }], main, pages(main))).toEqual(main);
});
