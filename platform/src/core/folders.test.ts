import { existsSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { StartError } from '../errors';
import { requireHome, requireSites } from './folders';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'folders-'));
  await writeFile(join(folder, 'file'), '');
});
afterAll(() => rm(folder, { recursive: true, force: true }));

test('a data folder is made; one that cannot be made is refused by the name of its setting', () => {
  requireHome(join(folder, 'new', 'home'));
  expect(existsSync(join(folder, 'new', 'home'))).toBe(true);
  for (const path of ['file', 'file/home'])
    expect(() => requireHome(join(folder, path))).toThrow(/^FORECOURT_HOME: .*file.* is no folder\. Name/);
  expect(() => requireHome(join(folder, 'file'))).toThrow(StartError);
});

test('a folder of sites that is not there is refused by the name of its setting', () => {
  requireSites(folder);
  expect(() => requireSites(join(folder, 'none'))).toThrow(/^FORECOURT_SITES: .*none is not there\. Name/);
  expect(() => requireSites(join(folder, 'file'))).toThrow(/is no folder/);
});
