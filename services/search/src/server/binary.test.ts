import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findBinary } from './binary';

let home: string;
beforeEach(() => {
  home = mkdtempSync(join(tmpdir(), 'binary-'));
});
afterEach(() => rmSync(home, { recursive: true, force: true }));

/** A program in a folder of its own. */
function program(folder: string, mode: number): string {
  mkdirSync(join(home, folder));
  const file = join(home, folder, 'meilisearch');
  writeFileSync(file, '#!/bin/sh\n');
  chmodSync(file, mode);
  return file;
}

test('the file of the package is made runnable where it stands', () => {
  const file = program('package', 0o644);
  expect(findBinary(home, {}, file)).toBe(file);
  expect(statSync(file).mode & 0o777).toBe(0o755);
  expect(findBinary(home, {}, file)).toBe(file);
});

test('what is not ours to change is copied, once', () => {
  const file = '/proc/version';
  const copy = findBinary(home, {}, file);
  expect(copy).toBe(join(home, 'bin', 'meilisearch'));
  expect(statSync(copy).mode & 0o777).toBe(0o755);
  const { ino } = statSync(copy);
  expect(statSync(findBinary(home, {}, file)).ino).toBe(ino);
  writeFileSync(copy, 'half a program');
  expect(readFileSync(findBinary(home, {}, file), 'utf8')).not.toContain('half a program');
});

test('of the PATH the first that runs is taken', () => {
  const [unrunnable, first, second] = [program('a', 0o644), program('b', 0o755), program('c', 0o755)];
  const path = [unrunnable, first, second].map((file) => join(file, '..'));
  expect(findBinary(home, { PATH: ['', ...path].join(':') }, '')).toBe(first);
  expect(() => findBinary(home, { PATH: path[0] }, '')).toThrow(
    expect.objectContaining({ problem: 'no-binary' }) as Error,
  );
  expect(() => findBinary(home, {}, '')).toThrow(/There is no search server for this machine/);
});
