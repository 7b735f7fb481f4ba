import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { recordingLog } from '../testing/recording-log';
import { createRenditionStore } from './rendition-store';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'renditions-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const open = (mostBytes: number) => createRenditionStore({ folder, mostBytes, log: recordingLog().log });
const body = Buffer.alloc(100);
const namesOnDisk = async (): Promise<string[]> =>
  (await readdir(folder, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map(({ name }) => name)
    .sort();

/** Waits until the folder holds these files, and no others. */
async function untilOnDisk(...names: string[]): Promise<void> {
  for (let tries = 0; tries < 200 && (await namesOnDisk()).join() !== names.join(); tries++)
    await new Promise((resolve) => setTimeout(resolve, 10));
  expect(await namesOnDisk()).toEqual(names);
}

/** A picture that an earlier process rendered. */
async function leave(name: string, minutesAgo: number): Promise<void> {
  await mkdir(join(folder, name.slice(0, 2)), { recursive: true });
  const path = join(folder, name.slice(0, 2), name);
  await writeFile(path, body);
  const at = new Date(Date.now() - minutesAgo * 60_000);
  await utimes(path, at, at);
}

test('above its bytes the pictures that were not requested for longest are removed from the disk', async () => {
  const store = open(300);
  for (const name of ['aa1', 'bb2', 'cc3']) await store.write(name, body);
  expect(await store.read('aa1')).toEqual(body);
  await store.write('dd4', body);
  await untilOnDisk('aa1', 'cc3', 'dd4');
  expect(await store.read('bb2')).toBeUndefined();
  await store.write('ee5', Buffer.alloc(250));
  await untilOnDisk('ee5');
});

test('a picture that was rendered twice at once is kept', async () => {
  const store = open(300);
  await store.write('aa1', body);
  await store.write('aa1', Buffer.alloc(90));
  await store.write('bb2', body);
  await untilOnDisk('aa1', 'bb2');
  // What is removed by then is removed behind the writing.
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(await namesOnDisk()).toEqual(['aa1', 'bb2']);
});

test('pictures of an earlier process count, the oldest go first, and what it left half written goes', async () => {
  await leave('aa1', 10);
  await leave('bb2', 30);
  await leave('cc3', 20);
  await leave('aa9.0123abcd', 5);
  open(200);
  await untilOnDisk('aa1', 'cc3');
});
