import { mkdtemp, readFile, rm, stat, truncate, writeFile, mkdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { AnsweredRequest } from 'service-delivery';
import { createAccessLog } from './access-log';
import { createLog } from './log';

const request: AnsweredRequest = {
  id: 'f0e1d2c3',
  method: 'GET',
  path: '/search',
  site: 'harbour-motors',
  route: '/search',
  status: 200,
  ms: 4.2,
  bytes: 812,
};
const now = () => new Date('2026-11-20T09:00:00Z');

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'access-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

test('requests are JSON lines, all of them in the file once it is closed', async () => {
  const file = join(folder, 'logs/access.log');
  const log = createAccessLog({ file, now, log: { warn: () => undefined } });
  for (let count = 0; count < 1000; count += 1) log.write(request);
  await log.close();
  const lines = (await readFile(file, 'utf8')).trim().split('\n');
  expect(lines).toHaveLength(1000);
  expect(JSON.parse(lines[999] ?? '')).toEqual({
    time: '2026-11-20T09:00:00.000Z',
    request: 'f0e1d2c3',
    method: 'GET',
    path: '/search',
    site: 'harbour-motors',
    status: 200,
    ms: 4.2,
    bytes: 812,
  });
});

test('a file that is large becomes the older one, and a folder that cannot be written is one warning', async () => {
  const file = join(folder, 'access.log');
  await writeFile(file, '');
  await truncate(file, 101 * 1024 * 1024); // a sparse file
  const log = createAccessLog({ file, now, log: { warn: () => undefined } });
  log.write(request);
  await log.close();
  expect((await stat(`${file}.1`)).size).toBe(101 * 1024 * 1024);
  expect(JSON.parse(await readFile(file, 'utf8'))).toMatchObject({ request: 'f0e1d2c3' });
  await mkdir(join(folder, 'taken'));
  const warnings: string[] = [];
  const broken = createAccessLog({
    file: join(folder, 'taken'),
    now,
    log: { warn: (_fields, message) => void warnings.push(message) },
  });
  for (const _ of [1, 2]) {
    broken.write(request);
    await broken.close();
  }
  expect(warnings).toEqual(['the access log cannot be written']);
});

test('a line that is logged for a request has its id', async () => {
  const file = join(folder, 'platform.log');
  let id: string | undefined = 'f0e1d2c3';
  const log = createLog({ file, level: 'info', requestId: () => id });
  log.info({}, 'for a request');
  id = undefined;
  log.info({}, 'in the background');
  await log.close();
  const lines = (await readFile(file, 'utf8')).trim().split('\n');
  expect(lines.map((line) => (JSON.parse(line) as { request?: string }).request)).toEqual([
    'f0e1d2c3',
    undefined,
  ]);
});
