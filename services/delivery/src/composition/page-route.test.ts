import type { PageRelease } from 'shared-contracts/remote/composition';
import { pageRouteOf } from './page-route';

const release = (name: string, ...patterns: string[]) =>
  ({ name, version: '1.0.0', routes: patterns.map((pattern) => ({ pattern })) }) as unknown as PageRelease; // what is read of it
const releases = {
  shell: release('shell', '/', '/pages/*', '*'),
  vehicle: release('vehicle', '/cars/:slug', '/cars/:slug/:form'),
  search: release('search', '/search', '/alerts/:token', '/cars/compared'),
} as Parameters<typeof pageRouteOf>[0];

test.each([
  ['/', '/', 'shell@1.0.0'],
  ['/search', '/search', 'search@1.0.0'],
  ['/pages/a/b', '/pages/*', 'shell@1.0.0'],
  ['/pages/a\nb', '/pages/*', 'shell@1.0.0'],
  ['/a\nb', '*', 'shell@1.0.0'],
  ['/cars/rav4-7', '/cars/:slug', 'vehicle@1.0.0'],
  ['/Cars/rav4-7/', '/cars/:slug', 'vehicle@1.0.0'],
  ['/cars/compared', '/cars/compared', 'search@1.0.0'],
  ['/cars/rav4-7/enquire', '/cars/:slug/:form', 'vehicle@1.0.0'],
  ['/cars/rav4-7/enquire/more', '*', 'shell@1.0.0'],
  ['/alerts/secret', '/alerts/:token', 'search@1.0.0'],
])('[DEL-005] %j is a page of %s', (path, pattern, owner) => {
  expect(pageRouteOf(releases, path)).toEqual({ path: pattern, release: owner });
});

test('what no release declares is the shell’s, also of one without routes', () => {
  expect(pageRouteOf({ shell: release('shell', '/') }, '/else')).toEqual({
    path: '*',
    release: 'shell@1.0.0',
  });
});

test('of equally exact patterns the one of the shell’s table wins, whatever the order', () => {
  const [one, other] = [release('one', '/:make/suv'), release('other', '/kia/:body')];
  for (const some of [
    { one, other, shell: release('shell') },
    { other, one, shell: release('shell') },
  ])
    expect(pageRouteOf(some, '/kia/suv').release).toBe('one@1.0.0');
});
