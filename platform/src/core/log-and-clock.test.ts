import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createClock } from './clock';
import { createLog } from './log';
import { createProgress } from '../start/progress';

test('a set clock goes on from there, and can be set right again', () => {
  let real = 1_000_000;
  const clock = createClock(() => real);
  clock.set(new Date('2030-01-01T00:00:00Z'));
  real += 5000;
  expect(clock.now().toISOString()).toBe('2030-01-01T00:00:05.000Z');
  clock.set(null);
  expect(clock.now().getTime()).toBe(1_005_000);
});

test('the log holds JSON lines from its level up, and people see warnings in one line', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'log-'));
  const file = join(folder, 'deep/platform.log');
  const seen: string[] = [];
  const log = createLog({ file, level: 'info', toConsole: (line) => seen.push(line) });
  log.debug({}, 'not written');
  log.info({ cars: 3 }, 'written');
  log.warn({ remote: 'search' }, 'a part was left out');
  await log.close();
  const lines = (await readFile(file, 'utf8'))
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as object);
  expect(lines).toEqual([
    expect.objectContaining({ level: 'info', message: 'written', cars: 3 }),
    expect.objectContaining({ level: 'warn', message: 'a part was left out', remote: 'search' }),
  ]);
  expect(seen).toEqual(['warning a part was left out (remote=search)']);
  await rm(folder, { recursive: true });
});

test('progress in a file is a line for each step with its time, and one for what a step is at', () => {
  let text = '';
  const progress = createProgress({ write: (part) => (text += part) });
  progress.step('Opening the database');
  progress.step('Drawing pictures');
  progress.update('1 of 98');
  progress.update('3 of 98');
  progress.say('Ready.');
  const lines = [
    String.raw`  Opening the database \d+\.\d s`,
    // A line for what a long step is at comes at once, and no other for a while.
    '  Drawing pictures … 1 of 98',
    String.raw`  Drawing pictures \(3 of 98\) \d+\.\d s`,
    'Ready.',
  ];
  expect(text).toMatch(new RegExp(`^${lines.join('\\n')}\\n$`));
});
