import { open, rm } from 'node:fs/promises';
import type { LeadExport } from 'service-api';
import { leadCsvHeader, leadCsvLine } from 'service-api/lead-csv';
import type { Command, CommandContext } from './command';
import { required, type Given } from './options';
import { StartError, UsageError } from '../errors';

/** A spreadsheet reads a file as UTF-8 only when it begins with this mark. */
const byteOrderMark = '\uFEFF';

function dayOf(given: Given, name: string): string | undefined {
  const text = given.text(name);
  if (text === undefined) return undefined;
  const isDay = /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text));
  // A month that is too short for it makes another day of it.
  if (!isDay || new Date(text).toISOString().slice(0, 10) !== text)
    throw new UsageError(`--${name} must be a day such as 2026-12-02, not "${text}".`);
  return text;
}

/** Leads in parts, so that no answer of the platform is too long. */
async function* readLeads(given: Given, run: CommandContext['run']): AsyncGenerator<LeadExport[]> {
  const site = required(given, 'site');
  const [firstDay, lastDay] = [dayOf(given, 'from'), dayOf(given, 'to')];
  if (firstDay !== undefined && lastDay !== undefined && firstDay > lastDay)
    throw new UsageError(`--from ${firstDay} is after --to ${lastDay}.`);
  for (let afterId = 0; ;) {
    const { leads } = await run('leads.export', {
      site,
      afterId,
      ...(firstDay === undefined ? {} : { firstDay }),
      ...(lastDay === undefined ? {} : { lastDay }),
    });
    const last = leads.at(-1);
    if (!last) return;
    yield leads;
    afterId = last.id;
  }
}

/** Opens a file that there is not yet. */
async function openNew(file: string) {
  try {
    return await open(file, 'wx', 0o600);
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException; // of `open`
    const problem = code === 'EEXIST' ? 'exists already' : `can't be written (${message})`;
    throw new StartError(`${file} ${problem}. Name another file, or remove it.`, { cause: error });
  }
}

/** Writes a whole file or none; gives how many leads are in it. */
async function writeCsv(file: string, parts: AsyncIterable<LeadExport[]>): Promise<number> {
  const output = await openNew(file);
  let count = 0;
  try {
    await output.write(`${byteOrderMark}${leadCsvHeader()}`);
    for await (const leads of parts) {
      await output.write(leads.map(leadCsvLine).join(''));
      count += leads.length;
    }
    return count;
  } catch (error) {
    await rm(file, { force: true });
    throw error;
  } finally {
    await output.close();
  }
}

export const exportCommand: Command = {
  name: 'leads export',
  words: [],
  options: {
    site: { kind: 'text', value: 'slug', help: 'leads of this site' },
    from: { kind: 'text', value: 'day', help: 'first day, such as 2026-12-02, by the clock of the site' },
    to: { kind: 'text', value: 'day', help: 'last day' },
    csv: { kind: 'text', value: 'file', help: 'a new file; printed when left out' },
  },
  summary: 'writes leads with their personal details as CSV',
  details:
    'The file is UTF-8 for spreadsheets and readable by its owner only. One that exists is left as it is.',
  execute: async (given, { run, print }) => {
    const parts = readLeads(given, run);
    const file = given.text('csv');
    if (file !== undefined) {
      print(`${await writeCsv(file, parts)} leads written to ${file}.`);
      return 0;
    }
    // The header comes with the first leads: nothing is printed for a site that there is not.
    const first = await parts.next();
    print(leadCsvHeader().trimEnd());
    for (const lead of first.value ?? []) print(leadCsvLine(lead).trimEnd());
    for await (const leads of parts) for (const lead of leads) print(leadCsvLine(lead).trimEnd());
    return 0;
  },
};
