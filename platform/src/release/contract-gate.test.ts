import type { ReleaseManifest } from 'shared-contracts/remote/composition';
import { contractProblems } from './contract-gate';

const manifest = (
  name: ReleaseManifest['name'],
  patterns: string[],
  more: Partial<ReleaseManifest> = {},
): ReleaseManifest => ({
  name,
  version: '1.0.0',
  contract: '1.0.0',
  builtAt: '2026-11-20T00:00:00.000Z',
  web: { entry: 'remoteEntry.js', chunks: [], files: [] },
  node: 'node/bundle.cjs',
  routes: patterns.map((pattern) => ({ id: `${name}.${pattern}`, pattern, gate: 'none', cache: 'shared' })),
  slots: [],
  shared: { react: '^19.3.0' },
  ...more,
});

const live = [
  manifest('shell', ['/', '*']),
  manifest('search', ['/search', '/search/:make/:model'], { slots: ['search.rail'] }),
  manifest('vehicle', ['/cars/:slug']),
];

test('a candidate that only adds is accepted', () => {
  const candidate = manifest('search', ['/search', '/search/:make/:model', '/compare'], {
    version: '1.1.0',
    contract: '1.2.0',
    slots: ['search.rail', 'search.budget'],
  });
  expect(contractProblems(candidate, live)).toEqual([]);
  expect(contractProblems(manifest('finance', []), [])).toEqual([]);
});

test('every clash and every break is listed at once', () => {
  const candidate = manifest('search', ['/cars/:id', '/'], {
    version: '2.0.0',
    contract: '2.0.0',
    slots: ['finance.box'],
    shared: { react: '^19.4.0', 'left-pad': '^1.0.0' },
  });
  expect(contractProblems(candidate, live)).toEqual([
    'it was built against contract 2.0.0; shell@1.0.0 speaks 1.0.0',
    'it was built against contract 2.0.0; vehicle@1.0.0 speaks 1.0.0',
    'the route / is declared by search and by shell',
    'the route /cars/:slug is declared by search and by vehicle',
    'it fills the slot finance.box, which belongs to finance',
    'the page /search of search@1.0.0 is gone',
    'the page /search/:make/:model of search@1.0.0 is gone',
    'the slot search.rail of search@1.0.0 is gone, and other pages place it',
    'search@2.0.0 needs react ^19.4.0; shell@1.0.0 promises ^19.3.0',
    'search@2.0.0 shares left-pad, which shell@1.0.0 does not bring',
  ]);
});

test('a shell that brings less than the live remotes need is refused', () => {
  const shell = manifest('shell', ['/', '*'], { version: '1.1.0', shared: { react: '^18.0.0' } });
  expect(contractProblems(shell, live)).toEqual([
    'search@1.0.0 needs react ^19.3.0; shell@1.1.0 promises ^18.0.0',
    'vehicle@1.0.0 needs react ^19.3.0; shell@1.1.0 promises ^18.0.0',
  ]);
});
