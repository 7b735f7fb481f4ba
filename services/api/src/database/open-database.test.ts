import { spawn } from 'node:child_process';
import { chmod, mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { testTemplates } from '../testing/test-database';
import { DatabaseLocked, DatabaseUnavailable } from './database';
import { openDatabase } from './open-database';
import { rows } from '../testing/read-rows';

// The data folder of PGlite; with DATABASE_URL the rest of the suite runs on PostgreSQL, and this file still here.
let home: string;
beforeAll(async () => {
  home = await mkdtemp(join(tmpdir(), 'forecourt-home-'));
});
afterAll(() => rm(home, { recursive: true, force: true }));

const open = () => openDatabase({ home, templates: testTemplates });

test('one data folder is opened by one process only, and again after it was closed', async () => {
  const first = await open();
  await expect(open()).rejects.toThrow(DatabaseLocked);
  await expect(open()).rejects.toThrow(/in use by process \d+.*FORECOURT_HOME/s);
  await first.close();
  const second = await open();
  await second.close();
});

test('a lock whose process is gone, or is another one of the same number, is taken over', async () => {
  const gone = spawn(process.execPath, ['-e', '']);
  await new Promise((resolve) => gone.on('exit', resolve));
  for (const holder of [
    { pid: gone.pid, started: null },
    { pid: process.pid, started: '1' },
  ]) {
    await writeFile(join(home, 'database.lock'), JSON.stringify(holder));
    const database = await open();
    expect(JSON.parse(await readFile(join(home, 'database.lock'), 'utf8'))).toMatchObject({
      pid: process.pid,
    });
    await database.close();
  }
});

test('what was committed is there after a restart, and the log can be forced to disk', async () => {
  const first = await open();
  await first.asWorker((tx) =>
    tx.execute(sql`insert into platform_keys (name, value) values ('kept', 'yes')`),
  );
  await first.flush();
  await first.close();
  const second = await open();
  expect(
    await second.asWorker((tx) => rows(tx, sql`select value from platform_keys where name = 'kept'`)),
  ).toEqual([{ value: 'yes' }]);
  await second.tidy();
  for (let time = 1; time <= 2; time += 1) await second.close();
});

test('the folder of the database opens to its owner only, also one that was made readable', async () => {
  const folder = join(home, 'database');
  for (const mode of [0o700, 0o755]) {
    await chmod(folder, mode);
    const database = await open();
    expect((await stat(folder)).mode & 0o777).toBe(0o700);
    await database.close();
  }
});

test('a PostgreSQL server that cannot be reached is named, with what to check', async () => {
  const opening = openDatabase({ home, url: 'postgres://user:secret@127.0.0.1:1/none' });
  await expect(opening).rejects.toThrow(DatabaseUnavailable);
  await expect(opening).rejects.toThrow(/127\.0\.0\.1:1\/none.*DATABASE_URL/s);
  await expect(opening).rejects.not.toThrow(/secret/);
});
