import { sql } from 'drizzle-orm';
import type { Tx } from '../database/database';
import type { ReleaseManifest, ReleaseName } from 'shared-contracts/remote/composition';
import { recordingLog } from '../testing/test-platform';
import { openTestDatabase, type TestDatabase } from '../testing/test-database';
import { createReleaseRegistry } from './create-registry';

type Registry = Awaited<ReturnType<typeof createReleaseRegistry>>;
let database: TestDatabase;
let registry: Registry;
let moment = Date.parse('2026-11-20T02:00:00Z');
const now = () => new Date((moment += 1000));
const open = () => createReleaseRegistry(database.db, now, recordingLog());

beforeAll(async () => {
  database = await openTestDatabase();
}, 60_000);
afterAll(() => database.close());
beforeEach(async () => {
  await database.db.asWorker(async (tx) => {
    await tx.execute(sql`delete from compositions`);
    await tx.execute(sql`delete from releases`);
  });
  registry = await open();
});

afterEach(() => registry.close());

const manifest = (name: ReleaseName, version: string, patterns: string[] = []): ReleaseManifest => ({
  name, version, contract: '1.0.0', builtAt: '2026-11-20T02:00:00Z', node: 'node/main.cjs', slots: [], shared: {},
  web: { entry: 'remoteEntry.js', chunks: [], files: [] },
  routes: patterns.map((pattern, index) => ({ id: `${name}.${index}`, pattern, gate: 'none', cache: 'shared' })),
}); // prettier-ignore

async function live(name: ReleaseName, version: string, patterns?: string[]): Promise<void> {
  await registry.publish(manifest(name, version, patterns));
  await registry.promote(name, version);
}
const versions = (site = 'alpha', cohort = 0) => registry.compositionFor(site, cohort).releases;

test('a published version is live nowhere before it is promoted, and never changes', async () => {
  await registry.publish(manifest('search', '1.0.0'));
  expect(versions()).toEqual({});
  await registry.promote('search', '1.0.0');
  expect(versions()).toEqual({ search: '1.0.0' });
  await expect(registry.publish(manifest('search', '1.0.0'))).rejects.toThrow(/published already/);
  await expect(registry.promote('search', '9.9.9')).rejects.toThrow(/never published.*1\.0\.0/);
  expect(registry.manifest('search', '1.0.0')).toMatchObject({ contract: '1.0.0' });
});

test('versions go to named sites or to a share of visitors, then to all', async () => {
  await live('search', '1.0.0');
  await registry.publish(manifest('search', '1.1.0'));
  await registry.promote('search', '1.1.0', { sites: ['beta'] });
  expect([versions('alpha').search, versions('beta').search]).toEqual(['1.0.0', '1.1.0']);
  await registry.promote('search', '1.1.0', { percent: 10 });
  expect([versions('alpha', 9).search, versions('alpha', 10).search, versions('beta', 99).search]).toEqual([
    '1.1.0',
    '1.0.0',
    '1.0.0',
  ]);
  await registry.promote('search', '1.1.0');
  expect([versions('alpha', 99).search, registry.status().releases[0]?.targeted]).toEqual(['1.1.0', []]);
  await expect(registry.promote('search', '1.1.0', { percent: 101 })).rejects.toThrow(/1 to 100, not 101/);
  await expect(registry.promote('search', '1.1.0', { sites: [] })).rejects.toThrow(/empty/);
});

test('a composition is known by its content: the same versions have the same id', async () => {
  await live('search', '1.0.0');
  const first = registry.compositionFor('alpha', 0).id;
  expect(registry.compositionFor('beta', 50).id).toBe(first);
  await live('search', '1.1.0');
  expect(registry.compositionFor('alpha', 0).id).not.toBe(first);
  await registry.rollback('search');
  expect(registry.compositionFor('alpha', 0).id).toBe(first);
});

test('a rollback changes one release only, back one promotion at a time, as a new revision', async () => {
  for (const version of ['1.0.0', '1.1.0', '1.2.0']) await live('search', version);
  await live('vehicle', '2.0.0');
  const { revision } = registry.status();
  expect(await registry.rollback('search')).toBe('1.1.0');
  expect(versions()).toEqual({ search: '1.1.0', vehicle: '2.0.0' });
  expect(await registry.rollback('search')).toBe('1.0.0');
  expect(registry.status().revision).toBe(revision + 2);
  await expect(registry.rollback('search')).rejects.toThrow(
    /no earlier version.*without its first one search would have no pages.*release promote search/,
  );
  await registry.promote('search', '1.2.0');
  expect(await registry.rollback('search')).toBe('1.0.0');
});

test('what a rollback leads to is known before, with what it tries with some visitors', async () => {
  await live('search', '1.0.0');
  expect(await registry.stateBefore('search')).toBeNull();
  await registry.publish(manifest('search', '1.1.0'));
  await registry.promote('search', '1.1.0', { percent: 10 });
  await live('search', '1.2.0');
  const before = { version: '1.0.0', targeted: [{ version: '1.1.0', percent: 10 }] };
  expect(await registry.stateBefore('search')).toEqual(before);
  expect(await registry.rollback('search')).toBe('1.0.0');
  expect(registry.status().releases[0]).toMatchObject({ live: '1.0.0', targeted: before.targeted });
});

/** A registry of another process, whose calls of the database may be held up. */
async function openAnother(around: <T>(work: () => Promise<T>) => Promise<T>): Promise<Registry> {
  const { db } = database;
  const held = { ...db, asWorker: <T>(work: (tx: Tx) => Promise<T>) => around(() => db.asWorker(work)) };
  return createReleaseRegistry(held, now, recordingLog());
}

test('of two processes that make the same address live at once, the later one is refused', async () => {
  await registry.publish(manifest('search', '1.0.0', ['/tyres']));
  let isPromoting = false;
  const other = await openAnother(async (work) => {
    // It has looked for changes when this one publishes and promotes.
    if (isPromoting) {
      isPromoting = false;
      const found = await work();
      await live('vehicle', '1.0.0', ['/tyres']);
      return found;
    }
    return work();
  });
  isPromoting = true;
  await expect(other.promote('search', '1.0.0')).rejects.toThrow(/vehicle@1\.0\.0/);
  expect(versions()).toEqual({ vehicle: '1.0.0' });
  other.close();
});

test('a look for changes that ends late brings nothing old back', async () => {
  await live('search', '1.0.0');
  await registry.publish(manifest('search', '1.1.0'));
  let release = (): void => undefined;
  let isHeld = false;
  const other = await openAnother(async (work) => {
    const found = await work();
    if (isHeld) {
      isHeld = false;
      await new Promise<void>((resolve) => (release = resolve));
    }
    return found;
  });
  isHeld = true;
  const look = other.refresh();
  while (isHeld) await new Promise((resolve) => setImmediate(resolve));
  await other.promote('search', '1.1.0');
  release();
  await look;
  expect(other.compositionFor('alpha', 0).releases).toEqual({ search: '1.1.0' });
  other.close();
});

test('a promotion of what is live already is no change, so that a rollback takes back the one before', async () => {
  for (const version of ['1.0.0', '1.1.0']) await live('search', version);
  const { revision } = registry.status();
  expect(await registry.promote('search', '1.1.0')).toBe(false);
  expect(await registry.promote('search', '1.1.0', { percent: 10 })).toBe(true);
  expect(await registry.promote('search', '1.1.0', { percent: 10 })).toBe(false);
  expect(registry.status().revision).toBe(revision + 1);
  await registry.rollback('search');
  expect(await registry.rollback('search')).toBe('1.0.0');
  expect(versions()).toEqual({ search: '1.0.0' });
});

test('addresses that another live release owns are refused, every clash listed', async () => {
  await live('search', '1.0.0', ['/search', '/search/:make/:model', '/only-search']);
  const clashing = manifest('vehicle', '1.0.0', ['/search/:x/:y', '/cars/:slug', '/search']);
  await expect(registry.publish(clashing)).rejects.toMatchObject({
    message: expect.stringContaining('/search/:x/:y'),
    clashes: [
      { pattern: '/search/:x/:y', owners: ['search@1.0.0', 'vehicle@1.0.0'] },
      { pattern: '/search', owners: ['search@1.0.0', 'vehicle@1.0.0'] },
    ],
  });
  await registry.publish(manifest('search', '1.1.0', ['/search']));
  await registry.publish(manifest('vehicle', '1.1.0', ['/cars/:slug']));
  await registry.promote('vehicle', '1.1.0');
  await registry.publish(manifest('vehicle', '1.2.0', ['/cars/:slug', '/elsewhere']));
  // Free when it was published, taken when it is promoted.
  await registry.publish(manifest('leads', '1.0.0', ['/elsewhere']));
  await registry.promote('vehicle', '1.2.0');
  await expect(registry.promote('leads', '1.0.0')).rejects.toThrow(
    /\/elsewhere \(vehicle@1\.2\.0 and leads@1\.0\.0\)/,
  );
  expect(versions()).toEqual({ search: '1.0.0', vehicle: '1.2.0' });
});

test('a change by another process is noticed by itself, and all of it survives a restart', async () => {
  const other = await open();
  const noticed = new Promise<void>((resolve) => other.onChange(resolve));
  await live('search', '1.0.0');
  await noticed;
  expect(other.compositionFor('alpha', 0)).toEqual(registry.compositionFor('alpha', 0));
  expect(other.manifest('search', '1.0.0')).toBeDefined();
  other.close();
  const restarted = await open();
  expect(restarted.status()).toEqual(registry.status());
  restarted.close();
}, 20_000);

test('two promotions at once both take effect', async () => {
  await registry.publish(manifest('search', '1.0.0'));
  await registry.publish(manifest('vehicle', '1.0.0'));
  const other = await open();
  await Promise.all([registry.promote('search', '1.0.0'), other.promote('vehicle', '1.0.0')]);
  await registry.refresh();
  expect(versions()).toEqual({ search: '1.0.0', vehicle: '1.0.0' });
  other.close();
});
