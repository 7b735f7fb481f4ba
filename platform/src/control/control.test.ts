import { existsSync, statSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { UsageError } from '../errors';
import { findPlatform } from './control-client';
import { openControl, type Operate } from './control-server';
import { controlFile, socketPath } from './protocol';

let home: string;
beforeEach(async () => {
  home = await mkdtemp(join(tmpdir(), 'control-'));
});
afterEach(() => rm(home, { recursive: true, force: true }));

const operate: Operate = async (operation, args, { progress }) => {
  if (operation === 'fail') throw new Error('It went wrong. Try again.');
  if (operation === 'statement') {
    const cause = new Error('No space left on device');
    throw Object.assign(new Error('Failed query: insert … params: Ada'), {
      query: 'insert',
      params: ['Ada'],
      cause,
    });
  }
  if (operation === 'misuse') throw new UsageError('That makes no sense.');
  progress('half');
  progress('done');
  return { operation, args };
};

test('a command finds the running platform, sees its progress and gets its answer', async () => {
  const control = await openControl({ home, port: 4000, operate });
  const platform = await findPlatform(home);
  expect(platform).toMatchObject({ pid: process.pid, port: 4000 });
  const seen: string[] = [];
  expect(await platform?.call('stock.counts', { a: 1 }, (text) => seen.push(text))).toEqual({
    operation: 'stock.counts',
    args: { a: 1 },
  });
  expect(seen).toEqual(['half', 'done']);
  await expect(platform?.call('fail', {})).rejects.toThrow('It went wrong. Try again.');
  await expect(platform?.call('statement', {})).rejects.toThrow('statement failed: No space left on device');
  await expect(platform?.call('misuse', {})).rejects.toThrow(UsageError);
  expect(statSync(controlFile(home)).mode & 0o777).toBe(0o600);
  await control.close();
  expect(existsSync(controlFile(home))).toBe(false);
  await expect(platform?.call('stock.counts', {})).rejects.toThrow(/stopped/);
});

test('a platform that was killed counts as not running, and a new one takes its place', async () => {
  expect(await findPlatform(home)).toBeNull();
  await writeFile(
    controlFile(home),
    JSON.stringify({ pid: 1, socket: socketPath(home), port: 1, startedAt: '' }),
  );
  await writeFile(socketPath(home), '');
  expect(await findPlatform(home)).toBeNull();
  const control = await openControl({ home, port: 4001, operate });
  expect(await findPlatform(home)).toMatchObject({ port: 4001 });
  await control.close();
});

test('a command whose platform goes away meanwhile fails with that reason', async () => {
  const control = await openControl({ home, port: 4000, operate: () => new Promise(() => undefined) });
  const platform = await findPlatform(home);
  const call = platform?.call('search.rebuild', {});
  await Promise.all([
    expect(call).rejects.toThrow(/stopped before "search.rebuild" was done/),
    new Promise((resolve) => setTimeout(resolve, 100)).then(() => control.close()),
  ]);
});

test('a command that was ended ends what the platform does for it', async () => {
  let begin = (_signal: AbortSignal): void => undefined;
  const begun = new Promise<AbortSignal>((resolve) => (begin = resolve));
  const control = await openControl({
    home,
    port: 4000,
    operate: (_operation, _args, { signal }) => {
      begin(signal);
      return new Promise(() => undefined);
    },
  });
  const command = connect(socketPath(home));
  command.write('{"operation":"search.rebuild","args":{}}\n');
  const signal = await begun;
  expect(signal.aborted).toBe(false);
  const ended = new Promise<boolean>((resolve) => {
    signal.addEventListener('abort', () => resolve(true));
    setTimeout(() => resolve(false), 2000).unref();
  });
  command.destroy();
  const isEnded = await ended;
  await control.close();
  expect(isEnded).toBe(true);
});

test('a data folder with a very long path gets its socket elsewhere', () => {
  expect(socketPath('/data/short')).toBe('/data/short/control.sock');
  const long = socketPath(`/data/${'x'.repeat(200)}`);
  expect(long.length).toBeLessThan(100);
  expect(long).not.toBe(socketPath(`/data/${'y'.repeat(200)}`));
});
