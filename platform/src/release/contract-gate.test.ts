import type { ReleaseExchange, ReleaseManifest } from 'shared-contracts/remote/composition';
import { contractProblems } from './contract-gate';
import { liveForAll, type LiveRelease } from './neighbours';

const manifest = (
  name: ReleaseManifest['name'],
  patterns: string[],
  more: Partial<ReleaseManifest> = {},
): ReleaseManifest => ({
  name,
  version: '1.0.0',
  contract: '1.0.0',
  builtAt: '2026-11-20T00:00:00.000Z',
  web: { entry: 'remoteEntry.js', chunks: [], files: [{ path: 'remoteEntry.js', bytes: 1 }] },
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
].map(liveForAll);

const exchange = (more: Partial<ReleaseExchange>): { exchange: ReleaseExchange } => ({
  exchange: { sent: {}, received: {}, carried: {}, sharedNames: {}, ...more },
});

test('a candidate that only adds is accepted', () => {
  const candidate = manifest('search', ['/search', '/search/:make/:model', '/compare'], {
    version: '1.1.0',
    contract: '1.0.2',
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
    'the page /search of search@1.0.0 is gone (let it go: --retire /search --because "…")',
    'the page /search/:make/:model of search@1.0.0 is gone (let it go: --retire /search/:make/:model --because "…")',
    'the slot search.rail of search@1.0.0 is gone, and other pages place it (let it go: --retire search.rail --because "…")',
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

test('a page keeps its name when only a parameter of its pattern is called otherwise', () => {
  const candidate = manifest('search', ['/search', '/search/:brand/:name'], {
    version: '1.1.0',
    slots: ['search.rail'],
  });
  expect(contractProblems(candidate, live)).toEqual([]);
});

test('a later minor of the contract waits for the shell, and a shell does not go back behind a live remote', () => {
  const ahead = manifest('finance', [], { contract: '1.1.0' });
  expect(contractProblems(ahead, live)).toEqual([
    'it was built against contract 1.1.0; shell@1.0.0 speaks 1.0.0',
  ]);
  const shell = manifest('shell', ['/', '*'], { version: '1.1.0', contract: '1.0.0' });
  expect(contractProblems(shell, [...live, liveForAll(ahead)])).toEqual([
    'it was built against contract 1.0.0; finance@1.0.0 speaks 1.1.0',
  ]);
});

describe('who may see a page', () => {
  const page = (gate: 'none' | 'signed-in', cache: 'shared' | 'private') => ({
    id: 'finance.page',
    pattern: '/finance',
    gate,
    cache,
  });
  const finance = (version: string, route: ReturnType<typeof page>, more: Partial<ReleaseManifest> = {}) =>
    manifest('finance', [], { version, routes: [route], ...more });

  test.each([
    [page('signed-in', 'private'), page('none', 'private'), /opens to all what finance@1\.0\.0 keeps/],
    [page('none', 'shared'), page('signed-in', 'private'), /would be for signed-in visitors only/],
    [
      page('none', 'private'),
      page('none', 'shared'),
      /may be kept for all visitors; in finance@1\.0\.0 it is private/,
    ],
  ])('%j does not become %j without a reason', (before, after, message) => {
    const beside = [...live, liveForAll(finance('1.0.0', before))];
    expect(contractProblems(finance('1.1.0', after), beside)).toEqual([expect.stringMatching(message)]);
    const exception = { retired: [], because: 'The owner wants it.' };
    expect(contractProblems(finance('1.1.0', after, { exception }), beside)).toEqual([]);
  });

  test('a page for signed-in visitors is never kept for all, whatever the reason', () => {
    const candidate = finance('1.0.0', page('signed-in', 'shared'), {
      exception: { retired: ['/finance'], because: 'It is faster.' },
    });
    expect(contractProblems(candidate, live)).toEqual([
      'the page /finance is for signed-in visitors and may be kept for all of them',
    ]);
  });

  test('a page that becomes private is accepted', () => {
    const beside = [...live, liveForAll(finance('1.0.0', page('none', 'shared')))];
    expect(contractProblems(finance('1.1.0', page('none', 'private')), beside)).toEqual([]);
  });
});

describe('events and shared names', () => {
  const viewed = { car_id: ['integer'], name: ['string', 'undefined'] };
  const shell = manifest('shell', ['/', '*'], exchange({ carried: { 'vehicle:viewed': viewed } }));
  const listener: LiveRelease = {
    manifest: manifest('leads', [], exchange({ received: { 'vehicle:viewed': viewed } })),
    sites: ['harbour-motors'],
    percent: 10,
  };
  const sender = (version: string, fields: Record<string, string[]> | null) =>
    manifest('vehicle', ['/cars/:slug'], {
      version,
      ...exchange({ sent: fields ? { 'vehicle:viewed': fields } : {} }),
    });
  const beside = [liveForAll(shell), listener, liveForAll(sender('1.0.0', viewed))];

  test.each([
    ['renames a field', { id: ['integer'] }],
    ['may leave a field out', { car_id: ['integer', 'undefined'] }],
    ['sends another type', { car_id: ['string'] }],
  ])('a sender that %s is refused with the release and the site that listens', (_what, fields) => {
    expect(contractProblems(sender('1.1.0', fields), beside)).toEqual([
      'shell@1.0.0 drops its vehicle:viewed, which is sent without a fitting car_id',
      'it does not send car_id of vehicle:viewed as leads@1.0.0 on harbour-motors for 10 % of visitors reads it',
    ]);
  });

  test.each([
    ['adds a field', { ...viewed, colour: ['string'] }],
    ['leaves an optional field out', { car_id: ['integer'] }],
    ['sends one fixed value', { car_id: ['7'] }],
  ])('a sender that %s is accepted', (_what, fields) => {
    expect(contractProblems(sender('1.1.0', fields), beside)).toEqual([]);
  });

  test('an event that another release listens to is retired by name only', () => {
    const silent = sender('1.1.0', null);
    expect(contractProblems(silent, beside)).toEqual([
      'it no longer sends vehicle:viewed, which leads@1.0.0 on harbour-motors for 10 % of visitors listens to (let it go: --retire vehicle:viewed --because "…")',
    ]);
    const exception = { retired: ['vehicle:viewed'], because: 'Leads listens no more.' };
    expect(contractProblems({ ...silent, exception }, beside)).toEqual([]);
  });

  test('a listener needs no more than what is sent, and no event goes unanswered', () => {
    const wants = (version: string, received: ReleaseExchange['received']) =>
      manifest('finance', [], { version, ...exchange({ received }) });
    const needy = wants('1.0.0', { 'vehicle:viewed': { ...viewed, price: ['number'] } });
    expect(contractProblems(needy, beside)).toEqual([
      'it reads price of vehicle:viewed, which shell@1.0.0 does not carry so',
      'it reads price of vehicle:viewed, which vehicle@1.0.0 does not send so',
    ]);
    const alone = beside.filter(({ manifest: { name } }) => name !== 'leads');
    const heard = [...alone, liveForAll(wants('1.0.0', { 'vehicle:viewed': viewed }))];
    expect(contractProblems(wants('1.1.0', {}), heard)).toEqual([
      'it no longer answers vehicle:viewed, which vehicle@1.0.0 sends (let it go: --retire vehicle:viewed --because "…")',
    ]);
  });

  test('an event that the shell does not know is refused, as is a shell that no longer knows one', () => {
    const news = manifest('finance', [], exchange({ sent: { 'finance:opened': {} } }));
    expect(contractProblems(news, beside)).toEqual([
      'it sends finance:opened, which shell@1.0.0 does not know',
    ]);
    const poorer = manifest('shell', ['/', '*'], {
      version: '1.1.0',
      ...exchange({ carried: { 'other:event': {} } }),
    });
    expect(contractProblems(poorer, beside)).toContain(
      'it does not know vehicle:viewed, which vehicle@1.0.0 sends',
    );
  });

  test('a name of a shared module that the shell does not offer is refused with who uses it', () => {
    const names = (own: string[]) => exchange({ sharedNames: { 'shared-routing': own } });
    const offering = (version: string, own: string[]) =>
      manifest('shell', ['/', '*'], { version, ...names(own) });
    const using = manifest('finance', [], names(['useParams', 'useBlocker']));
    const message = (shellVersion: string) =>
      `finance@1.0.0 uses useBlocker of shared-routing, which shell@${shellVersion} does not offer`;
    expect(contractProblems(using, [liveForAll(offering('1.0.0', ['useParams']))])).toEqual([
      message('1.0.0'),
    ]);
    const both = offering('1.0.0', ['useParams', 'useBlocker']);
    expect(contractProblems(offering('1.1.0', ['useParams']), [liveForAll(both), liveForAll(using)])).toEqual(
      [message('1.1.0')],
    );
    expect(contractProblems(using, [liveForAll(both)])).toEqual([]);
  });
});

test('pages and slots are retired by name, and those that came since go with a version that goes back', () => {
  const smaller = manifest('search', ['/search'], { version: '1.1.0' });
  const exception = { retired: ['/search/:make/:model', 'search.rail'], because: 'No visitor opens them.' };
  expect(contractProblems({ ...smaller, exception }, live)).toEqual([]);
  expect(contractProblems({ ...smaller, version: '0.9.0' }, live)).toEqual([]);
});

test('a script that is not among the files is refused', () => {
  const candidate = manifest('finance', [], {
    web: { entry: 'remoteEntry.js', chunks: ['a.js'], files: [] },
  });
  expect(contractProblems(candidate, live)).toEqual([
    'its script remoteEntry.js is not among its files',
    'its script a.js is not among its files',
  ]);
});
