import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createGateFixture, type GateFixture } from '../testing/gate-fixture';
import { noise, smallLeads, smallSearch, type SmallRelease } from '../testing/small-releases';

const limitMs = 300_000;
let gate: GateFixture;
beforeEach(async () => {
  gate = await createGateFixture();
});
afterEach(() => gate.close());

const search = (change: Partial<SmallRelease>): SmallRelease => ({
  ...smallSearch,
  version: '1.1.0',
  ...change,
});
const silent = search({ sent: {} });
const deaf: SmallRelease = { ...smallLeads, version: '1.1.0', received: {} };
const enquiry = smallLeads.routes;
const withoutPage: SmallRelease = { ...smallLeads, version: '1.1.0', routes: [] };
const key = ({ name, version }: SmallRelease) => ({ name, version });

test(
  'two releases that fit only each other are published and made live as one set',
  async () => {
    await expect(gate.accept([silent])).rejects.toThrow(
      /search@1\.1\.0 was not published:\n {2}- it no longer sends vehicle:viewed, which leads@1\.0\.0 listens to/,
    );
    await expect(gate.accept([deaf])).rejects.toThrow(
      /it no longer answers vehicle:viewed, which search@1\.0\.0 sends/,
    );
    await gate.accept([silent, deaf]);
    await expect(gate.service.promote([key(silent)])).rejects.toThrow(
      /search@1\.1\.0 was not made live:.*leads@1\.0\.0/s,
    );
    expect([gate.live.get('search'), gate.live.get('leads')]).toEqual(['1.0.0', '1.0.0']);
    await gate.service.promote([key(silent), key(deaf)]);
    expect([gate.live.get('search'), gate.live.get('leads')]).toEqual(['1.1.0', '1.1.0']);
  },
  limitMs,
);

test('a set goes to all visitors of its sites, because each release has its own order of the visitors', async () => {
  const set = [key(smallSearch), key(smallLeads)];
  await expect(gate.service.promote(set, { target: { percent: 10 } })).rejects.toThrow(
    'A set goes to all visitors: leave --percent out, or promote the releases one by one.',
  );
});

test(
  'what was let through is kept with the release, and counts when it is made live',
  async () => {
    const exception = { retired: ['vehicle:viewed'], because: 'Leads shows it no more.' };
    await gate.accept([silent], exception);
    expect(gate.published('search', '1.1.0')?.exception).toEqual(exception);
    await gate.service.promote([key(silent)]);
    expect(gate.live.get('search')).toBe('1.1.0');
  },
  limitMs,
);

test('what nothing live has cannot be let go, whichever of the set it was meant for', async () => {
  const retiring = (...retired: string[]) => gate.accept([silent], { retired, because: 'Nobody opens it.' });
  const has = /but what is live of search has \/search, .*vehicle:viewed.*\.$/;
  await expect(retiring('vehicle:viewed', '/serch')).rejects.toThrow(/^--retire names \/serch, but/);
  await expect(retiring('/serch')).rejects.toThrow(has);
  await expect(retiring('/enquire')).rejects.toThrow(has);
  expect(gate.published('search', silent.version)).toBeUndefined();
});

test(
  'a release is checked again when it is made live or comes back, beside what is live by then',
  async () => {
    const claims = search({
      routes: [...smallSearch.routes, ...enquiry],
      node: smallSearch.node.replace(
        'routes: [',
        `routes: [{ pattern: '/enquire', Component: () => '<p>Ask</p>' },`,
      ),
    });
    await gate.accept([withoutPage], { retired: ['/enquire'], because: 'Search has it now.' });
    await gate.service.promote([key(withoutPage)]);
    await gate.accept([claims]);
    await expect(gate.service.rollback('leads')).resolves.toBe('1.0.0');
    await expect(gate.service.promote([key(claims)])).rejects.toThrow(
      /search@1\.1\.0 was not made live:\n {2}- the route \/enquire is declared by search and by leads/,
    );
    // The other way round: what was given up cannot come back beside the release that has it now.
    await gate.service.promote([key(withoutPage)]);
    await gate.service.promote([key(claims)]);
    await expect(gate.service.rollback('leads')).rejects.toThrow(
      /leads was not rolled back to 1\.0\.0 \(--because goes back all the same\):\n {2}- the route \/enquire/,
    );
    expect(gate.live.get('leads')).toBe('1.1.0');
    await expect(gate.service.rollback('leads', 'kim@ops-1', true)).resolves.toBe('1.0.0');
  },
  limitMs,
);

test(
  'a published release whose file was changed is not made live',
  async () => {
    await gate.accept([search({})]);
    await writeFile(join(gate.folderOf('search', '1.1.0'), 'node/bundle.cjs'), 'changed');
    await expect(gate.service.promote([key(search({}))])).rejects.toThrow(
      'search@1.1.0 is not as it was built: node/bundle.cjs has changed.',
    );
  },
  limitMs,
);

test(
  'a release of which not all sites could be tried in the time is published and made live with a line that says so',
  async () => {
    const wait = 'await new Promise((resolve) => setTimeout(resolve, 6300))';
    const slow = `const [page] = exports.remote.routes;
      const { load = async () => null } = page;
      page.load = async (input) => { ${wait}; return load(input); };`;
    const late = search({ node: `${smallSearch.node}\n{ ${slow} }` });
    const note = 'Pages of 1 of 2 sites were tried.';
    expect((await gate.accept([late])).notes).toContain(note);
    expect(await gate.service.promote([key(late)])).toContain(note);
  },
  limitMs,
);

describe('first-view bytes', () => {
  const sized = (bytes: number) =>
    search({ web: { 'remoteEntry.js': `var fc_search = "${noise(bytes)}";`, 'lazy.js': noise(90_000) } });

  test('of more than 10 % and 10 kB up are refused without a reason', async () => {
    await expect(gate.accept([sized(60_000)])).rejects.toThrow(
      /its first view is \d+\.\d kB, that of search@1\.0\.0 \d+\.\d kB: more than 10 % and 10 kB up/,
    );
  });

  test(
    'with a reason are let through, and a little more needs none',
    async () => {
      await gate.accept([sized(60_000)], { retired: [], because: 'It has a map now.' });
      await gate.accept([{ ...sized(36_000), version: '1.2.0' }]);
    },
    limitMs,
  );
});

test(
  'a release whose page leads to itself for ever is refused, one whose page leads to another is published',
  async () => {
    const leadingTo = (location: string): string => `${smallSearch.node}
      exports.remote.routes[0].load = async () => {
        throw new Response(null, { status: 302, headers: { location: '${location}' } });
      };`;
    await expect(
      gate.accept([search({ version: '3.0.0', node: leadingTo('/search?again') })]),
    ).rejects.toThrow('/search: it leads on without end, last to /search?again');
    await expect(
      gate.accept([search({ version: '3.0.1', node: leadingTo('/enquire') })]),
    ).resolves.toBeDefined();
  },
  limitMs,
);
