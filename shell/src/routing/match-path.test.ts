import { compilePattern, exactnessOf } from './match-path';

const match = (pattern: string, path: string) => compilePattern(pattern)(path);

test.each([
  ['/', '/', {}],
  ['/search', '/search', {}],
  ['/search', '/search/', {}],
  ['/search/:make/:model', '/search/Toyota/land-cruiser', { make: 'Toyota', model: 'land-cruiser' }],
  ['/cars/:slug', '/cars/a%2Fb%20c', { slug: 'a/b c' }],
  ['/cars/:slug', '/cars/50%', { slug: '50%' }],
  ['/cars/:slug/checkout', '/cars/a/checkout', { slug: 'a' }],
  ['*', '/', { '*': '' }],
  ['*', '/pages/warranty', { '*': 'pages/warranty' }],
  ['/pages/*', '/pages', { '*': '' }],
])('%s takes %s', (pattern, path, params) => expect(match(pattern, path)).toEqual(params));

test('[SRC-005] literal parts match in any case', () => {
  expect(match('/search/:make', '/SEARCH/Kia')).toEqual({ make: 'Kia' });
});

test.each([
  ['/', '/search'],
  ['/search', '/search/kia'],
  ['/search/:make', '/search'],
  ['/cars/:slug/checkout', '/cars/a/buy-online'],
  ['/pages/*', '/page'],
])('%s does not take %s', (pattern, path) => expect(match(pattern, path)).toBeNull());

test('[SHL-009] the more exact pattern is worth more, whatever their order', () => {
  const patterns = [
    '*',
    '/:page',
    '/search/:make/:model',
    '/pages/*',
    '/search/:segment',
    '/search',
    '/cars/:slug/print',
  ];
  const ranked = patterns.toSorted((one, other) => exactnessOf(other) - exactnessOf(one));
  const first = (path: string) => ranked.find((pattern) => match(pattern, path));
  expect(first('/search')).toBe('/search');
  expect(first('/search/kia')).toBe('/search/:segment');
  expect(first('/search/kia/rio')).toBe('/search/:make/:model');
  expect(first('/pages/warranty')).toBe('/pages/*');
  expect(first('/about')).toBe('/:page');
  expect(first('/a/b/c')).toBe('*');
  expect(first('/cars/a/print')).toBe('/cars/:slug/print');
});
