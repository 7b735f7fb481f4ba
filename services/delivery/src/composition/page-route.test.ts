import type { PageRelease } from 'shared-contracts/remote/composition';
import { pageRouteOf } from './page-route';

const release = (name: string, ...patterns: string[]) =>
  ({ name, version: '1.0.0', routes: patterns.map((pattern) => ({ pattern })) }) as unknown as PageRelease; // what is read of it
const releases = {
  shell: release('shell', '/', '/pages/*', '*'),
  search: release('search', '/search'),
} as Parameters<typeof pageRouteOf>[0];

test.each([
  ['/', '/', 'shell@1.0.0'],
  ['/search', '/search', 'search@1.0.0'],
  ['/pages/a/b', '/pages/*', 'shell@1.0.0'],
  ['/pages/a\nb', '/pages/*', 'shell@1.0.0'],
  ['/a\nb', '*', 'shell@1.0.0'],
])('%j is a page of %s', (path, pattern, owner) => {
  expect(pageRouteOf(releases, path)).toMatchObject({ pattern, release: owner });
});
