import { matchRoutes } from 'react-router';
import { paths } from 'shared-contracts/routes';
import { shellRoutes } from 'shared-contracts/shell-routes';
import { compilePattern, createRouteMatcher } from './match-path';

/** Every pattern the contract declares, and some that a site or a remote may add. */
const patterns = [
  ...new Set([
    ...Object.values(paths),
    ...shellRoutes.map(({ pattern }) => pattern),
    '/pages/*',
    '/:page',
    '/garage.html',
  ]),
];
const routes = patterns.map((path) => ({ id: path, path }));

/** What React Router finds for an address. */
function expected(declared: readonly { path: string }[], path: string) {
  const match = matchRoutes([...declared], path)?.at(-1);
  return match && { path: match.route.path, params: match.params };
}

/** An address of a pattern, its parameters filled in. */
const addressOf = (pattern: string, value: string): string =>
  pattern === '*' ? `/${value}` : pattern.replaceAll(/:\w+|\*/g, value);

const addresses = [
  ...patterns.flatMap((pattern) =>
    ['rav4-7', 'a%2Fb%20c', '50%', 'used-cars', 'trade-in'].map((value) => addressOf(pattern, value)),
  ),
  ...patterns.flatMap((pattern) => {
    const address = addressOf(pattern, 'Land-Cruiser');
    return [address.toUpperCase(), `${address}/`, `${address}//`, `${address}/more`, `/x${address}`];
  }),
  ...['//', '//search', '/search//kia', '/pages', '/pages/', '/pages//a', '/pages/a/b/', '/se%61rch'],
  ...['/50%/a%20b', '/%252F', '/garagexhtml', '/cars/é', '/cars/%C3%A9', '/about/us/', '/search/a/b/c'],
];

// React Router reports addresses that cannot be read.
beforeEach(() => void jest.spyOn(console, 'warn').mockImplementation(() => undefined));

test('[SHL-009] every address is served by the route that React Router finds, with the same parameters', () => {
  const match = createRouteMatcher(routes);
  const found = addresses.map((address) => {
    const { route, params } = match(address);
    return { address, path: route.path, params };
  });
  expect(found).toEqual(addresses.map((address) => ({ address, ...expected(routes, address) })));
});

test('[SHL-009] the more exact pattern wins, whatever the order', () => {
  const addressed = addresses.slice(0, patterns.length);
  const match = createRouteMatcher(routes.toReversed());
  expect(addressed.map((address) => match(address).route.path)).toEqual(
    addressed.map((address) => expected(routes.toReversed(), address)?.path),
  );
  expect(match('/search/kia').route.path).toBe('/search/:segment');
  expect(match('/about').route.path).toBe('/:page');
  expect(match('/a/b/c').route.path).toBe('*');
});

test('[SRC-005] literal parts match in any case, and each pattern alone matches what it matches in React Router', () => {
  expect(compilePattern('/search/:make')('/SEARCH/Kia')).toEqual({ make: 'Kia' });
  for (const pattern of patterns) {
    const match = compilePattern(pattern);
    const found = addresses.map((address) => ({ pattern, address, params: match(address) }));
    expect(found).toEqual(
      addresses.map((address) => ({
        pattern,
        address,
        params: expected([{ path: pattern }], address)?.params ?? null,
      })),
    );
  }
});

test('a list without a route for everything says so', () => {
  expect(() => createRouteMatcher([{ path: '/search' }])('/cars')).toThrow('No route matches /cars');
});

test.each(['/a%0ab', '/a/%0d%0a', '/%E2%80%A8/b/c'])(
  '[SHL-009] %s, with a line break in it, is taken by what takes everything',
  (path) => {
    expect(createRouteMatcher([{ path: '*' }])(path).params).toEqual({
      '*': decodeURIComponent(path).slice(1),
    });
    expect(compilePattern('/pages/*')(`/pages${path}`)).toEqual({ '*': decodeURIComponent(path).slice(1) });
  },
);
