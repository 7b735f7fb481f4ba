import { parseManifest } from './manifest';

const manifest = {
  name: 'search',
  version: '1.5.0-rc.1',
  contract: '1.0.0',
  builtAt: '2026-11-20T00:00:00.000Z',
  web: { entry: 'remoteEntry.js', chunks: ['a/b.js'], files: [{ path: 'remoteEntry.js', bytes: 20 }] },
  node: 'node/bundle.cjs',
  routes: [{ id: 'search.results', pattern: '/search', gate: 'none', cache: 'shared', frame: 'none' }],
  slots: [],
  shared: { react: '19.0.0' },
};

test('a manifest is read as a build leaves it', () => {
  expect(parseManifest(manifest, 'release.json')).toEqual(manifest);
});

test('a manifest may name a remote and slots that this build has never heard of', () => {
  const unknown = { ...manifest, name: 'cart', slots: ['cart.summary'] };
  expect(parseManifest(unknown, 'release.json')).toEqual(unknown);
});

test.each([
  ['name', { name: 'Cart' }],
  ['name', { name: '../cart' }],
  ['name', { name: 'constructor' }],
  ['version', { version: '1' }],
  ['version', { version: '1.0.0/../2.0.0' }],
  ['version', { version: 'v1.0.0' }],
  ['node', { node: '/etc/passwd' }],
  ['node', { node: 'node/../../x.cjs' }],
  ['node', { node: '..\\x.cjs' }],
  ['web.entry', { web: { ...manifest.web, entry: '../x.js' } }],
  ['web.chunks.0', { web: { ...manifest.web, chunks: ['/x.js'] } }],
  ['web.files.0.path', { web: { ...manifest.web, files: [{ path: '..', bytes: 1 }] } }],
  ['web.files.0.bytes', { web: { ...manifest.web, files: [{ path: 'a', bytes: '1' }] } }],
  ['routes.0.gate', { routes: [{ ...manifest.routes[0], gate: 'open' }] }],
  ['routes.0.cache', { routes: [{ ...manifest.routes[0], cache: 'all' }] }],
  ['routes.0.frame', { routes: [{ ...manifest.routes[0], frame: 'some' }] }],
  ['slots.0', { slots: ['nowhere'] }],
  ['shared.react', { shared: { react: 19 } }],
])('a manifest is refused at %s: %j', (path, change) => {
  expect(() => parseManifest({ ...manifest, ...change }, 'release.json')).toThrow(
    `release.json: ${path} is not valid (`,
  );
});

test('a manifest that is no object is refused as a whole', () => {
  expect(() => parseManifest([], 'release.json')).toThrow('release.json: the file is not valid (');
});
