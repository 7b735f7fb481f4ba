import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { CommandContext } from './command';
import { readOptions } from './options';
import { createPeopleCommands } from './people-commands';
import { findCommand } from './run-cli';

const findings = {
  site: 'alpha',
  counts: { leads: 2, outbox: 3 },
  files: 1,
  pendingDeliveries: 1,
  keptPayments: 1,
  blockers: [] as string[],
  otherMobiles: 1,
};

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'people-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

/** Runs a command against a platform that answers by operation, and keeps its calls and what it printed. */
async function execute(words: string[], answers: Record<string, unknown>, typed = false) {
  const name = findCommand(words).command.name;
  const command = createPeopleCommands(() => Promise.resolve(typed)).find((entry) => entry.name === name);
  if (!command) throw new Error(`no command ${name}`);
  const requested: unknown[] = [];
  const printed: string[] = [];
  const context = {
    run: (...call: [string, unknown]) => {
      requested.push(call);
      return Promise.resolve(answers[call[0]]);
    },
    print: (line: string) => printed.push(line),
  } as unknown as CommandContext; // these commands use nothing else
  const status = await command.execute(readOptions(words.slice(2), command.options, command.words), context);
  return { status, requested, printed };
}

test('an export is one file that its owner alone reads, and one that exists is left as it is', async () => {
  const file = join(folder, 'person.json');
  const words = ['people', 'export', '--phone', '+61 412 345 678', '--file', file];
  const answers = {
    'people.find': { sites: [findings] },
    'people.export': { site: 'alpha', rows: {}, files: [] },
  };
  const { status, requested, printed } = await execute(words, answers);
  expect([status, printed]).toEqual([0, [`1 site written to ${file}.`]]);
  expect(requested).toEqual([
    ['people.find', { phone: '0412345678' }],
    ['people.export', { phone: '0412345678', site: 'alpha' }],
  ]);
  expect((await stat(file)).mode & 0o777).toBe(0o600);
  expect(JSON.parse(await readFile(file, 'utf8'))).toEqual({
    phone: '0412345678',
    sites: [{ site: 'alpha', rows: {}, files: [] }],
  });
  await writeFile(file, 'mine');
  await expect(execute(words, answers)).rejects.toThrow('exists already');
  expect(await readFile(file, 'utf8')).toBe('mine');
});

test('a deletion lists what there is and deletes after --yes or a typed yes only', async () => {
  const words = ['people', 'delete', '--phone', '0412345678', '--site', 'alpha'];
  const answers = { 'people.find': { sites: [findings] }, 'people.delete': { erased: [findings] } };
  const refused = await execute(words, answers);
  expect(refused.status).toBe(1);
  expect(refused.requested).toEqual([['people.find', { phone: '0412345678', site: 'alpha' }]]);
  expect(refused.printed).toEqual([
    'alpha: leads 2, outbox 3, files of mails and texts 1.',
    '  1 pending delivery is cancelled.',
    "  1 record of a payment stays, without the person's details.",
    '  1 lead with the same email and another mobile number left alone.',
    'Nothing was deleted. Type yes, or add --yes.',
  ]);
  for (const done of [await execute([...words, '--yes'], answers), await execute(words, answers, true)]) {
    expect([done.status, done.printed.at(-1)]).toEqual([
      0,
      'Deleted on 1 site; 1 pending delivery cancelled.',
    ]);
    expect(done.requested.at(-1)).toEqual(['people.delete', { phone: '0412345678', site: 'alpha' }]);
  }
});

test('a running reservation is named, and nothing is deleted even with --yes', async () => {
  const blocked = { ...findings, blockers: ['Reservation R-1 is running.'] };
  const { status, requested, printed } = await execute(
    ['people', 'delete', '--phone', '0412345678', '--yes'],
    { 'people.find': { sites: [blocked] } },
  );
  expect([status, requested.length]).toEqual([1, 1]);
  expect(printed.slice(-2)).toEqual(['  Reservation R-1 is running.', 'Nothing was deleted.']);
});

test.each([
  [['people', 'delete', '--phone', '0755500142'], 'must be an Australian mobile number'],
  [['people', 'export'], '--phone is missing'],
])('%j is refused', async (words, message) => {
  await expect(execute(words, {})).rejects.toThrow(message);
});

test.each(['export', 'delete'])('people %s says so where nothing is held about a number', async (verb) => {
  const { status, printed } = await execute(['people', verb, '--phone', '0412345678'], {
    'people.find': { sites: [] },
  });
  expect([status, printed]).toEqual([0, ['Nothing is held about this number.']]);
});
