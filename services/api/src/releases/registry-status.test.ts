import { setTimeout as pause } from 'node:timers/promises';
import type { ReleaseManifest, ReleaseName } from 'shared-contracts/remote/composition';
import { createFault } from '../testing/faulty-database';
import { recordingLog } from '../testing/test-platform';
import { openTestDatabase, type TestDatabase } from '../testing/test-database';
import { createReleaseRegistry } from './create-registry';
import { ReleaseError } from './release-registry';

let database: TestDatabase;
let registry: Awaited<ReturnType<typeof createReleaseRegistry>>;
let moment = Date.parse('2026-11-20T02:00:00Z');
const now = () => new Date((moment += 1000));
const log = recordingLog();
const fault = createFault();

beforeAll(async () => {
  database = await openTestDatabase();
  registry = await createReleaseRegistry(fault.decorate(database.db), now, log);
}, 60_000);
afterAll(async () => {
  registry.close();
  await database.close();
});

const manifest = (name: ReleaseName, version: string, patterns: string[] = []): ReleaseManifest => ({
  name, version, contract: '1.0.0', builtAt: '2026-11-20T02:00:00Z', node: 'node/main.cjs', slots: [], shared: {},
  web: { entry: 'remoteEntry.js', chunks: [], files: [] },
  routes: patterns.map((pattern, index) => ({ id: `${name}.${index}`, pattern, gate: 'none', cache: 'shared' })),
}); // prettier-ignore
const failure = (work: Promise<unknown>): Promise<unknown> =>
  work.then(
    () => 'it did not',
    (error: unknown) => error,
  );

test('the status lists every release by name, its live and targeted versions, and the newest published first', async () => {
  expect(registry.status()).toEqual({ revision: 0, releases: [] });
  for (const version of ['1.0.0', '1.1.0']) await registry.publish(manifest('vehicle', version));
  await registry.publish(manifest('search', '2.0.0'));
  await registry.promote('vehicle', '1.0.0');
  await registry.promote('vehicle', '1.1.0', { percent: 10 });
  const moments = expect.stringMatching(/^2026-11-20T02:\d\d:\d\d\.000Z$/);
  expect(registry.status()).toEqual({
    revision: 2,
    releases: [
      {
        name: 'search',
        live: null,
        targeted: [],
        published: [{ version: '2.0.0', publishedAt: moments }],
      },
      {
        name: 'vehicle',
        live: '1.0.0',
        targeted: [{ version: '1.1.0', percent: 10 }],
        published: [
          { version: '1.1.0', publishedAt: moments },
          { version: '1.0.0', publishedAt: moments },
        ],
      },
    ],
  });
  expect(registry.manifest('vehicle', '1.1.0')).toEqual(manifest('vehicle', '1.1.0'));
  expect(registry.manifest('vehicle', '9.9.9')).toBeUndefined();
});

test.each([0, 101, 1.5, -1, Number.NaN])('a share of %d is refused', async (percent) => {
  const error = await failure(registry.promote('search', '2.0.0', { percent }));
  expect(error).toBeInstanceOf(ReleaseError);
  expect(error).toMatchObject({
    message: `The share must be a whole number from 1 to 100, not ${percent}.`,
  });
});

test.each([1, 100])('a share of %d is taken', async (percent) => {
  await registry.promote('search', '2.0.0', { percent });
  expect(registry.status().releases[0]?.targeted).toEqual([{ version: '2.0.0', percent }]);
});

test('what cannot be done is refused with what can', async () => {
  expect(await failure(registry.promote('search', '3.0.0'))).toMatchObject({
    message: 'search@3.0.0 was never published. Published versions of search: 2.0.0.',
  });
  expect(await failure(registry.promote('leads', '1.0.0'))).toMatchObject({
    message: 'leads@1.0.0 was never published. Published versions of leads: none.',
  });
  expect(await failure(registry.publish(manifest('search', '2.0.0')))).toMatchObject({
    message: 'search@2.0.0 is published already, and a published version never changes. Choose another version.',
  });
  expect(await failure(registry.promote('search', '2.0.0', { sites: [] }))).toMatchObject({
    message: 'The list of sites is empty; name at least one, or none at all.',
  });
}); // prettier-ignore

test('a release that claims one address twice is refused with both', async () => {
  const twice = manifest('leads', '1.0.0', ['/contact', '/contact']);
  expect(await failure(registry.publish(twice))).toMatchObject({
    message:
      'leads@1.0.0 claims addresses that another release owns: /contact (leads@1.0.0 and leads@1.0.0). ' +
      'Change its route patterns, or promote a version of the other release without them first.',
    clashes: [{ pattern: '/contact' }],
  });
});

test('the registry notifies its listeners of each new composition until they unsubscribe', async () => {
  let notified = 0;
  const unsubscribe = registry.onChange(() => (notified += 1));
  await registry.refresh();
  expect(notified).toBe(0);
  await registry.promote('vehicle', '1.1.0');
  expect(notified).toBe(1);
  unsubscribe();
  await registry.rollback('vehicle');
  expect(notified).toBe(1);
});

test('while the database cannot be read the last known composition stays, and the log says so', async () => {
  const before = registry.compositionFor('alpha', 0);
  fault.pattern = /from compositions/;
  while (!log.lines.some((line) => line.includes('cannot be read'))) await pause(20);
  fault.pattern = null;
  expect(log.lines[0]).toMatch(
    /^warn The release registry cannot be read; the last known composition stays live\. .*No space left/,
  );
  expect(registry.compositionFor('alpha', 0)).toBe(before);
});

test('an error of the database that is no clash goes through', async () => {
  fault.pattern = /insert into releases/;
  const error = await failure(registry.publish(manifest('search', '5.0.0')));
  fault.pattern = null;
  expect(error).not.toBeInstanceOf(ReleaseError);
  expect(registry.manifest('search', '5.0.0')).toBeUndefined();
});

test('the trail of releases says which operator changed what is live, the newest change first', async () => {
  await registry.publish(manifest('finance', '1.0.0'));
  await registry.publish(manifest('finance', '1.1.0'));
  await registry.promote('finance', '1.0.0', {}, 'kim@ops-1');
  await registry.promote('finance', '1.1.0', {}, 'lee@ops-2');
  await registry.rollback('finance', 'kim@ops-1');
  await registry.promote('finance', '1.1.0');
  const changes = await registry.history(4);
  expect(changes.map(({ action, name, version, by }) => [action, name, version, by])).toEqual([
    ['promote', 'finance', '1.1.0', null],
    ['rollback', 'finance', null, 'kim@ops-1'],
    ['promote', 'finance', '1.1.0', 'lee@ops-2'],
    ['promote', 'finance', '1.0.0', 'kim@ops-1'],
  ]);
  expect(changes.map(({ live }) => live.version)).toEqual(['1.1.0', '1.0.0', '1.1.0', '1.0.0']);
  expect(changes[0]?.at).toMatch(/^2026-11-20T02:\d\d:\d\d\.000Z$/);
});
