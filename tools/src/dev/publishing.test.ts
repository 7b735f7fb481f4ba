import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createPublishing } from './publishing';
import type { HotBuild } from './release-compiler';

const root = mkdtempSync(join(tmpdir(), 'forecourt-builds-'));
afterAll(() => rmSync(root, { recursive: true, force: true }));

const makeBuild = (version: string): HotBuild => ({
  name: 'search',
  version,
  folder: mkdtempSync(join(root, 'build-')),
});

test('a page waits until a build that has ended is live, and its folder is gone then', async () => {
  const live: string[] = [];
  let setBuilt: (build: HotBuild) => void = () => undefined;
  const publishing = createPublishing(
    { publish: async ({ version }) => void live.push(version) },
    () => undefined,
  );
  publishing.take(
    new Promise((resolve) => {
      setBuilt = resolve;
    }),
  );
  const seen = publishing.settled().then(() => [...live]);
  const build = makeBuild('1');
  setBuilt(build);
  expect(await seen).toEqual(['1']);
  expect(existsSync(build.folder)).toBe(false);
});

test('a platform that was down gets the newest build when it is there again; what does not compile is reported', async () => {
  const live: string[] = [];
  const lines: string[] = [];
  let isDown = true;
  const publish = async ({ version }: HotBuild): Promise<void> => {
    if (isDown) throw new Error('it is down');
    live.push(version);
  };
  const publishing = createPublishing({ publish }, (line) => lines.push(line));
  for (const version of ['1', '2']) {
    publishing.take(Promise.resolve(makeBuild(version)));
    await publishing.settled();
  }
  publishing.take(Promise.reject(new Error('search does not compile')));
  await publishing.settled();
  expect(lines.join('\n')).toMatch(/search was not made live: it is down.*search does not compile/s);
  isDown = false;
  await publishing.resume();
  expect(live).toEqual(['2']);
});
