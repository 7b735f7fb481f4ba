import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import type { Api, SiteBundle } from 'service-api';
import type { ReleaseManifest } from 'shared-contracts/remote/composition';
import { createRegistry, type RegistryInMemory } from '../testing/release-registry';
import { readBuiltRecord } from './built-record';
import { loadReleaseBuilder } from './release-builder';
import { createReleaseService, type ReleaseService } from './release-service';

const shellCode = `module.exports = {
  contract: '1.0.0',
  sharedModules: {},
  render: async (input) => {
    const remote = input.remotes.search;
    const neighbour = input.remotes.vehicle;
    if (remote && remote.work) await remote.work(input);
    if (remote && remote.meets && neighbour) remote.meets(neighbour);
    if (remote && remote.fails) input.report({ remote: 'search', phase: 'render', message: 'it threw' });
    return { kind: 'page', status: remote && remote.status || 200, html: '', cache: 'shared', complete: true };
  },
};`;
const remoteCode = (more = '', patterns = ['/search', '/compare']) =>
  `exports.remote = { contract: '1.0.0', routes: ${JSON.stringify(patterns.map((pattern) => ({ pattern })))}, slots: {}, ${more} };`;

let folder: string;
let releaseService: ReleaseService;
let releases: RegistryInMemory;
let siteHosts: string[];

/** @param renderMs how long pages may take; what ends by itself has longer than the busiest machine needs */
function openService(renderMs = 90_000): ReleaseService {
  const site = {
    slug: 'a-site',
    config: { site: { url: 'https://www.a.example', hosts: siteHosts } },
  } as SiteBundle; // the service reads no more of it
  return createReleaseService({
    port: 4433,
    api: {
      call: () => () => Promise.reject(new Error('the test renders without the API')),
      publicConfig: async () => ({}) as Awaited<ReturnType<Api['publicConfig']>>, // the test's shell reads none of it
      sampleCars: async () => [{ id: 1, slug: 'a-car' }],
      releases: releases.registry,
    },
    search: { query: async () => [] },
    sites: { all: () => [site], bySlug: (slug) => (slug === site.slug ? site : undefined) },
    home: folder,
    artifacts: join(folder, 'artifacts'),
    staging: join(folder, 'artifacts/.staging'),
    now: () => new Date('2026-11-20T09:00:00Z'),
    openBrowser: async () => null,
    policyOf: () => '',
    trialLimits: { startMs: 120_000, renderMs, pageMs: 4000, heapMb: 128, settleMs: 300 },
  });
}
/** For what never ends. */
const hastyMs = 3_000;
jest.setTimeout(180_000);

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'desk-'));
  releases = createRegistry();
  siteHosts = ['www.a.example'];
  releaseService = openService();
  await release('shell', '1.0.0', { node: shellCode, patterns: ['/'] });
  await release('search', '1.0.0', { node: remoteCode(), patterns: ['/search'] });
});
afterEach(() => rm(folder, { recursive: true, force: true }));

interface Build {
  node: string;
  patterns: string[];
}

/** What a build would leave in the folder that was planned for it. */
async function build(
  name: 'shell' | 'search' | 'vehicle',
  version: string | undefined,
  { node, patterns }: Build,
): Promise<string> {
  const plan = await releaseService.plan(name, version);
  const script = `console.log("${'x'.repeat(5000)}")`;
  const manifest: ReleaseManifest = {
    name,
    version: plan.version,
    contract: '1.0.0',
    builtAt: '',
    web: { entry: 'main.js', chunks: [], files: [{ path: 'main.js', bytes: script.length }] },
    node: 'node/bundle.cjs',
    routes: patterns.map((pattern) => ({ id: pattern, pattern, gate: 'none', cache: 'shared' })),
    slots: [],
    shared: {},
  };
  const files = { 'release.json': JSON.stringify(manifest), 'node/bundle.cjs': node, 'web/main.js': script };
  for (const [path, text] of Object.entries(files)) {
    await mkdir(dirname(join(plan.folder, path)), { recursive: true });
    await writeFile(join(plan.folder, path), text);
  }
  return plan.folder;
}

async function release(name: 'shell' | 'search' | 'vehicle', version: string, what: Build): Promise<void> {
  await releaseService.accept([await build(name, version, what)], { isChecked: false });
  await releaseService.promote([{ name, version }], { isChecked: false });
}

const versionsOnDisk = (name: string): string[] => {
  const dir = join(folder, 'artifacts', name);
  return existsSync(dir) ? readdirSync(dir) : [];
};

test('an accepted release is stored as a whole, packed, and not live yet', async () => {
  const accepted = await releaseService.accept([
    await build('search', undefined, { node: remoteCode(), patterns: ['/search', '/compare'] }),
  ]);
  expect(accepted.releases.map(({ version }) => version)).toEqual(['1.0.1']);
  const web = join(folder, 'artifacts/search/1.0.1/web');
  expect(brotliDecompressSync(readFileSync(join(web, 'main.js.br'))).toString()).toBe(
    readFileSync(join(web, 'main.js'), 'utf8'),
  );
  expect(readdirSync(web).toSorted()).toEqual(['main.js', 'main.js.br', 'main.js.gz']);
  expect(releases.live.get('search')).toBe('1.0.0');
  expect(readdirSync(join(folder, 'artifacts/.staging'))).toEqual([]);
});

test('the source of a published build is noted, so that a start leaves it to the operator', async () => {
  const candidate = await build('search', undefined, { node: remoteCode(), patterns: ['/search'] });
  await releaseService.accept([candidate]);
  const source = (await loadReleaseBuilder()).sourceHash('search');
  expect(await readBuiltRecord(join(folder, 'artifacts'))).toMatchObject({
    search: { version: '1.0.1', source, published: [source] },
  });
});

test('a version is published once', async () => {
  await expect(releaseService.plan('search', '1.0.0')).rejects.toThrow(
    /search@1\.0\.0 exists already.*get 1\.0\.1/s,
  );
  await expect(releaseService.plan('search', '1.0')).rejects.toThrow(/not a version/);
  const twice = await build('search', '1.2.0', { node: remoteCode(), patterns: ['/search'] });
  await release('search', '1.2.0', { node: remoteCode(), patterns: ['/search'] });
  await expect(releaseService.accept([twice])).rejects.toThrow(/exists already/);
});

test('a candidate whose routes clash is refused with the whole list, and nothing changes', async () => {
  const candidate = await build('vehicle', '1.0.0', { node: remoteCode(), patterns: ['/search', '/'] });
  await expect(releaseService.accept([candidate])).rejects.toThrow(
    /vehicle@1\.0\.0 was not published:\n {2}- the route .*\n {2}- the route .*\nCorrect this/,
  );
  expect(versionsOnDisk('vehicle')).toEqual([]);
  expect(releases.published.map(({ name }) => name)).toEqual(['shell', 'search']);
});

test.each([
  ['does not load', 'throw new Error("no")', /cannot be loaded: .*no/],
  ['throws when it renders', remoteCode('fails: true'), /\/search: render failed in search: it threw/],
  ['answers 500', remoteCode('status: 500'), /\/cars\/a-car: answered 500/],
  ['speaks another contract', remoteCode().replace('1.0.0', '2.0.0'), /contract 2\.0\.0/],
])('a candidate that %s beside the live releases is refused', async (_what, node, message) => {
  const candidate = await build('search', '2.0.0', { node, patterns: ['/search'] });
  await expect(releaseService.accept([candidate])).rejects.toThrow(message);
  expect(versionsOnDisk('search')).toEqual(['1.0.0']);
});

test.each([
  [
    'while it renders',
    "work: async ({ url }) => { await 0; while (url.pathname === '/search'); }",
    /did not end within \d+ ms, at a-site\/search\n/,
  ],
  ['later', 'work: async () => void setTimeout(() => { for (;;); }, 50)', /after its pages.*did not end/],
])(
  'a candidate that loops %s is refused with that reason, and this process goes on',
  async (_when, work, reason) => {
    releaseService = openService(hastyMs);
    const candidate = await build('search', '2.0.0', { node: remoteCode(work), patterns: ['/search'] });
    await expect(releaseService.accept([candidate])).rejects.toThrow(reason);
    expect(versionsOnDisk('search')).toEqual(['1.0.0']);
  },
);

test('of a candidate that holds the process for too long, only the pages that did are named', async () => {
  const holds = `{ const until = Date.now() + 5000; while (url.pathname + url.search === '/search' && Date.now() < until); }`;
  const candidate = await build('search', '2.0.0', {
    node: remoteCode(`work: async ({ url }) => ${holds}`),
    patterns: ['/search'],
  });
  await expect(releaseService.accept([candidate])).rejects.toThrow(
    /published:\n {2}- [^\n]*: a-site\/search: was not rendered within 4000 ms\n(?! {2}-)/,
  );
});

test.each([
  [
    'takes memory without end',
    'work: async () => { const all = []; for (;;) all.push(new Array(5000000).fill(all.length + 0.5)); }',
    /used more than 128 MB of memory/,
  ],
  [
    'throws later',
    "work: async () => void setTimeout(() => { throw new Error('much later'); }, 50)",
    /after its pages.*an error escaped: much later/,
  ],
  [
    'throws later without an error',
    "work: async () => void setTimeout(() => { throw 'a text'; }, 50)",
    /a text/,
  ],
  [
    'leaves a rejected promise',
    "work: async () => void Promise.reject(new Error('no handler'))",
    /rejected without a handler: no handler/,
  ],
  ['ends its process', 'work: () => process.exit(0)', /ended its process \(status 0\)/],
  [
    'asks for data without end',
    "work: async (input) => { for (;;) await input.api('getCar', {}).catch(() => 0); }",
    /more than 2000 calls/,
  ],
  [
    'changes data',
    "work: (input) => input.api('createLead', {})",
    /While a release is tried, createLead is not called/,
  ],
])(
  'a candidate that %s is refused with that reason, and this process goes on',
  async (_what, work, reason) => {
    const candidate = await build('search', '2.0.0', { node: remoteCode(work), patterns: ['/search'] });
    await expect(releaseService.accept([candidate])).rejects.toThrow(reason);
    expect(versionsOnDisk('search')).toEqual(['1.0.0']);
  },
);

test('a candidate is tried beside each neighbour one version back too, so that their rollback is safe', async () => {
  const patterns = ['/cars/:slug'];
  const adding = { node: remoteCode('added: () => undefined', patterns), patterns };
  await release('vehicle', '1.0.0', { node: remoteCode('', patterns), patterns });
  await release('vehicle', '1.1.0', adding);
  const needy = remoteCode('meets: (neighbour) => neighbour.added()');
  const candidate = await build('search', '2.0.0', { node: needy, patterns: ['/search'] });
  await expect(releaseService.accept([candidate])).rejects.toThrow(
    /rendered beside shell@1\.0\.0, vehicle@1\.0\.0: .*added is not a function/,
  );
  // Once there is nothing to go back to that breaks it, it may be published.
  await release('vehicle', '1.2.0', adding);
  const again = await build('search', '2.0.0', { node: needy, patterns: ['/search'] });
  await expect(releaseService.accept([again])).resolves.toMatchObject({ releases: [{ version: '2.0.0' }] });
});

test('what is broken with the live version too is not held against a candidate', async () => {
  await release('search', '1.1.0', { node: remoteCode('status: 500'), patterns: ['/search'] });
  const candidate = await build('search', '1.1.1', {
    node: remoteCode('status: 500'),
    patterns: ['/search'],
  });
  await expect(releaseService.accept([candidate])).resolves.toMatchObject({
    releases: [{ version: '1.1.1' }],
  });
});

test('a candidate that does not end is refused even where the live version does not end either', async () => {
  releaseService = openService(hastyMs);
  const loops = remoteCode('work: () => { for (;;); }');
  await release('search', '1.1.0', { node: loops, patterns: ['/search'] });
  const candidate = await build('search', '1.1.1', { node: loops, patterns: ['/search'] });
  await expect(releaseService.accept([candidate])).rejects.toThrow(/did not end within 3000 ms/);
});

test('only what was published can be promoted, and only on sites there are', async () => {
  await expect(releaseService.promote([{ name: 'search', version: '7.0.0' }])).rejects.toThrow(
    'search@7.0.0 has not been published. Published: 1.0.0.',
  );
  await expect(
    releaseService.promote([{ name: 'search', version: '1.0.0' }], { target: { sites: ['nope'] } }),
  ).rejects.toThrow('There is no site called nope. Sites: a-site.');
});

test('a promotion of what is live already changes nothing, and says so; a rollback takes back the one before', async () => {
  await release('search', '1.1.0', { node: remoteCode(), patterns: ['/search'] });
  expect(await releaseService.promote([{ name: 'search', version: '1.1.0' }], { isChecked: false })).toEqual([
    'search@1.1.0 was live already: nothing has changed.',
  ]);
  expect(await releaseService.rollback('search')).toBe('1.0.0');
  expect(releases.live.get('search')).toBe('1.0.0');
});

test('a set that is refused half way is taken back, and what cannot be is named with the reason', async () => {
  await releaseService.accept(
    [await build('vehicle', '1.0.0', { node: remoteCode(), patterns: ['/cars'] })],
    {
      isChecked: false,
    },
  );
  const { registry } = releases;
  const promote = registry.promote.bind(registry);
  jest.spyOn(registry, 'promote').mockImplementation(async (name, ...rest) => {
    if (name === 'search') throw new Error('search@1.0.0 claims addresses.');
    return promote(name, ...rest);
  });
  const set = [{ name: 'vehicle', version: '1.0.0' }, { name: 'search', version: '1.0.0' }]; // prettier-ignore
  const rollback = jest.spyOn(registry, 'rollback').mockRejectedValueOnce(new Error('no earlier version'));
  await expect(releaseService.promote(set, { isChecked: false })).rejects.toThrow(
    /^search@1\.0\.0 claims addresses\. vehicle stays live: there is nothing to go back to\./,
  );
  rollback.mockResolvedValueOnce(null);
  await expect(
    releaseService.promote([{ name: 'vehicle', version: '1.0.0' }, ...set.slice(1)], { isChecked: false }),
  ).rejects.toThrow(/^search@1\.0\.0 claims addresses\.$/);
});

test('a link to a swapped page is signed and expires', () => {
  const link = new URL(releaseService.link('a-site', 'search@1.0.0', 24));
  expect([link.origin, link.searchParams.get('fc-override')]).toEqual([
    'https://www.a.example',
    'search@1.0.0',
  ]);
  expect(Number(link.searchParams.get('fc-expires'))).toBe(Date.parse('2026-11-21T09:00:00Z') / 1000);
  expect(link.searchParams.get('fc-signature')).toMatch(/^[\w-]{43}$/);
  expect(() => releaseService.link('a-site', 'search', 24)).toThrow(/is not a list/);
  expect(() => releaseService.link('a-site', 'search@1.0.0,search@7.0.0', 24)).toThrow(
    'search@7.0.0 has not been published. Published: 1.0.0.',
  );
});

test.each([
  [['a.localhost'], 'http://a.localhost:4433'],
  [['staging.a.example'], 'https://staging.a.example'],
  [['a.localhost', 'www.a.example'], 'https://www.a.example'],
])('a link to a site with the hosts %j opens %s', (hosts, origin) => {
  siteHosts = hosts;
  releaseService = openService();
  expect(new URL(releaseService.link('a-site', 'search@1.0.0', 24)).origin).toBe(origin);
});

test('a release that is not there is named, with those that are', async () => {
  await expect(releaseService.promote([{ name: 'serach', version: '1.0.0' }])).rejects.toThrow(
    'There is no release called serach. Releases: shell, search.',
  );
  await expect(releaseService.rollback('serach')).rejects.toThrow(
    'There is no release called serach. Releases: shell, search.',
  );
});
