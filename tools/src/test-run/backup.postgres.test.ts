import { createPlatformProcess, type PlatformProcess } from 'platform/testing/platform-process';
import { tryRestore } from 'platform/testing/restore-trial';
import { root } from '../build/paths';
import { hasPostgres, startOwnDatabase, type OwnDatabase } from './postgres';

const limitMs = 300_000;
const withDatabase = hasPostgres() ? test : test.skip;
const platforms: PlatformProcess[] = [];
const databases: OwnDatabase[] = [];
afterAll(async () => {
  for (const platform of platforms) await platform.remove();
  for (const database of databases) await database.stop();
}, limitMs);

withDatabase(
  'a backup of a server is restored on a new one by the documented commands, with every lead',
  async () => {
    const start = async (): Promise<Record<string, string>> => {
      const database = await startOwnDatabase(root);
      databases.push(database);
      return { DATABASE_URL: database.url };
    };
    const make = async (env: Record<string, string>): Promise<PlatformProcess> => {
      const platform = await createPlatformProcess(env);
      platforms.push(platform);
      return platform;
    };
    const [old, fresh] = [await start(), await start()];
    const [from, to] = [await make(old), await make(fresh)];
    const { before, after } = await tryRestore('server', [from, to], [old, fresh]);
    expect(before.ids).toHaveLength(3);
    expect(after).toEqual(before);
  },
  limitMs,
);
