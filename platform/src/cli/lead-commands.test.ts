import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FullLead, LeadExport } from 'service-api';
import { leadCsvHeader, leadCsvLine } from 'service-api/lead-csv';
import { makeLeadValues } from 'shared-contracts/testing';
import type { CommandContext } from './command';
import { readOptions } from './options';
import { findCommand } from './run-cli';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'forecourt-cli-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/** Runs a command against a platform that answers one result after the other; keeps its calls and what it printed. */
async function execute(words: readonly string[], ...results: object[]) {
  return executeInto([], words, ...results);
}

/** The same with a list of what was printed that is there after a failure too. */
async function executeInto(printed: string[], words: readonly string[], ...results: object[]) {
  const { command, rest } = findCommand(words);
  const requested: unknown[] = [];
  const context = {
    run: (...call: unknown[]) => {
      requested.push(call);
      const result = results.shift();
      return result instanceof Error ? Promise.reject(result) : Promise.resolve(result);
    },
    print: (line: string) => printed.push(line),
  } as unknown as CommandContext; // these commands use nothing else
  const status = await command.execute(readOptions(rest, command.options, command.words), context);
  return { status, requested, printed };
}

const content = {
  createdAt: '2026-11-20T12:00:00+10:00',
  site: 'alpha',
  formType: 'enquiry',
  category: 'Sales Enquiry',
  subcategory: null,
  source: 'Website',
  url: 'https://alpha.example/',
  values: makeLeadValues({ message: 'Two\nlines', additional_services: ['Wash', 'Tyres'] }),
  facts: { dealership: { id: 1, slug: 'alpha-yard', name: 'Alpha Yard' }, vehicle: null },
} as const;
const exported = (id: number): LeadExport => ({ ...content, id, delivery: 'delivered' });

describe('leads reconcile', () => {
  const balance = { site: 'alpha', dealership: 'alpha-yard', leads: 3, delivered: 1, pending: 1, dead: 1 };

  test('says of every dealership that its leads add up', async () => {
    const { status, printed } = await execute(['leads', 'reconcile'], { balances: [balance], broken: [] });
    expect([status, printed]).toEqual([
      0,
      ['alpha → alpha-yard: 3 leads = 1 delivered + 1 pending + 1 dead', 'Everything adds up.'],
    ]);
  });

  test('fails when one does not, and names it', async () => {
    const broken = [{ id: 9, site: 'alpha', dealership: 'alpha-yard', problem: 'no delivery' }];
    const { status, printed } = await execute(['leads', 'reconcile'], { balances: [balance], broken });
    expect([status, printed.slice(1)]).toEqual([
      1,
      ['Lead 9 of alpha → alpha-yard does not add up: no delivery.', '1 lead does not add up.'],
    ]);
    expect((await execute(['leads', 'reconcile', '--json'], { balances: [], broken })).status).toBe(1);
  });
});

describe('leads list', () => {
  test('prints each lead in lines that move no cursor', async () => {
    const leads = [
      {
        id: 12,
        createdAt: '2026-11-20T02:00:00Z',
        site: 'alpha',
        dealership: 'alpha-yard',
        category: 'Sales\n\u001b[2JEnquiry',
        subcategory: null,
        deliveries: [{ id: 1, kind: 'email', state: 'pending', attempts: 1, lastError: '451\u0007 later' }],
      },
    ];
    const counts = { leads: 1, pending: 1, delivered: 0, dead: 0, quarantined: 0, oldestPendingS: 5 };
    const { printed } = await execute(['leads', 'list'], { leads, counts });
    expect(printed).toEqual([
      '    12 2026-11-20T02:00:00Z alpha → alpha-yard Sales\n    [2JEnquiry; email pending after 1: 451 later',
      '1 lead; deliveries: 0 delivered, 1 pending (oldest 5 s), 0 dead; 0 quarantined.',
    ]);
  });
});

describe('leads show', () => {
  const lead: FullLead = {
    ...content,
    id: 12,
    values: makeLeadValues({ message: 'Two\nlines\u001b[2J' }),
    deliveries: [
      {
        kind: 'email',
        state: 'pending',
        nextAt: '2026-11-20T02:00:05Z',
        attempts: [{ startedAt: '2026-11-20T02:00:00Z', outcome: 'failed', error: '451 later' }],
      },
    ],
  };

  test('prints everything that was typed and every attempt, and nothing that moves the cursor', async () => {
    const { requested, printed } = await execute(['leads', 'show', '12'], { lead });
    expect(requested).toEqual([['leads.show', { leadId: 12 }]]);
    expect(printed.join('\n').split('\n')).toEqual([
      'Lead 12, 2026-11-20T12:00:00+10:00, alpha → alpha-yard, Sales Enquiry',
      '  form: enquiry',
      '  page: https://alpha.example/',
      '  name: Ada',
      '  last_name: Lovelace',
      '  postcode: 4000',
      '  phone: 0412345678',
      '  email: ada@example.com',
      '  message: Two',
      '    lines[2J',
      '  email: pending, next attempt 2026-11-20T02:00:05Z',
      '    2026-11-20T02:00:00Z failed: 451 later',
    ]);
    expect((await execute(['leads', 'show', '12', '--json'], { lead })).printed).toEqual([
      JSON.stringify(lead),
    ]);
  });

  test.each([
    ['show twelve', {}, '"twelve" is no lead id'],
    ['show', {}, 'Missing: <lead id>.'],
    ['show 7', { lead: null }, 'There is no lead 7'],
    ['replay 1e3', {}, '"1e3" is no lead id'],
  ])('"leads %s" is refused', async (words, result, message) => {
    await expect(execute(['leads', ...words.split(' ')], result)).rejects.toThrow(message);
  });
});

describe('leads export', () => {
  const exportTo = (file: string, ...results: object[]) =>
    execute(['leads', 'export', '--site', 'alpha', '--csv', file], ...results);

  test('prints CSV, in parts until there is no more', async () => {
    const words = ['leads', 'export', '--site', 'alpha', '--from', '2026-11-01', '--to', '2026-11-30'];
    const days = { firstDay: '2026-11-01', lastDay: '2026-11-30' };
    const { requested, printed } = await execute(
      words,
      { leads: [exported(1), exported(2)] },
      { leads: [exported(5)] },
      { leads: [] },
    );
    expect(requested).toEqual(
      [0, 2, 5].map((afterId) => ['leads.export', { site: 'alpha', afterId, ...days }]),
    );
    expect(printed.map((line) => `${line}\r\n`)).toEqual([
      leadCsvHeader(),
      ...[1, 2, 5].map((id) => leadCsvLine(exported(id))),
    ]);
  });

  test('writes a new file that spreadsheets read as UTF-8 and others cannot read', async () => {
    const file = join(folder, 'leads.csv');
    const { printed } = await exportTo(file, { leads: [exported(1)] }, { leads: [] });
    expect(printed).toEqual([`1 leads written to ${file}.`]);
    expect(await readFile(file, 'utf8')).toBe(`\uFEFF${leadCsvHeader()}${leadCsvLine(exported(1))}`);
    expect((await stat(file)).mode & 0o777).toBe(0o600);
  });

  test('leaves a file alone that exists, and nothing behind when it fails', async () => {
    const file = join(folder, 'mine.csv');
    await writeFile(file, 'mine');
    await expect(exportTo(file, { leads: [] })).rejects.toThrow('mine.csv exists already');
    expect(await readFile(file, 'utf8')).toBe('mine');
    const failed = join(folder, 'failed.csv');
    await expect(exportTo(failed, { leads: [exported(1)] }, new Error('gone'))).rejects.toThrow('gone');
    await expect(stat(failed)).rejects.toThrow('ENOENT');
    const nowhere = join(folder, 'none', 'leads.csv');
    await expect(exportTo(nowhere)).rejects.toThrow(/leads\.csv can't be written .* Name another file/);
  });

  test('prints nothing for a site that there is not', async () => {
    const printed: string[] = [];
    const words = ['leads', 'export', '--site', 'nosuch'];
    await expect(executeInto(printed, words, new Error('There is no site'))).rejects.toThrow('no site');
    expect(printed).toEqual([]);
    await executeInto(printed, ['leads', 'export', '--site', 'alpha'], { leads: [] });
    expect(printed).toEqual([leadCsvHeader().trimEnd()]);
  });

  test.each([
    ['', '--site is missing'],
    ['--site alpha --from yesterday', '--from must be a day'],
    ['--site alpha --to 2026-13-01', '--to must be a day'],
    ['--site alpha --from 2026-02-31', '--from must be a day'],
    ['--site alpha --from 2026-12-31 --to 2026-01-01', '--from 2026-12-31 is after --to 2026-01-01'],
  ])('"leads export %s" is refused', async (words, message) => {
    await expect(execute(['leads', 'export', ...words.split(' ').filter(Boolean)])).rejects.toThrow(message);
  });
});
