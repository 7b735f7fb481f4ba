import { rm, writeFile } from 'node:fs/promises';
import { createInterface } from 'node:readline/promises';
import type { PersonFindings } from 'service-api';
import { isAustralianMobile, normalisePhone } from 'shared-rules/phone';
import type { Command } from './command';
import { counted } from './counted';
import { required, type Given } from './options';
import { StartError, UsageError } from '../errors';

const phoneOption = {
  kind: 'text',
  value: '0412345678',
  help: 'the mobile number, in any spelling',
} as const;
const siteOption = {
  kind: 'text',
  value: 'slug',
  help: 'only on this site; on all of them when left out',
} as const;

function phoneOf(given: Given): string {
  const entered = required(given, 'phone');
  if (isAustralianMobile(entered)) return normalisePhone(entered);
  throw new UsageError(`--phone must be an Australian mobile number such as 0412345678, not "${entered}".`);
}

const siteArgs = (given: Given): { site?: string } => {
  const site = given.text('site');
  return site === undefined ? {} : { site };
};

/** What a site holds, in lines. */
function findingLines(findings: PersonFindings): string[] {
  const { site, counts, files, pendingDeliveries, keptPayments, otherMobiles, blockers } = findings;
  const kinds = Object.entries(counts).map(([table, count]) => `${table.replaceAll('_', ' ')} ${count}`);
  return [
    `${site}: ${[...kinds, `files of mails and texts ${files}`].join(', ')}.`,
    ...(pendingDeliveries > 0
      ? [`  ${counted(pendingDeliveries, 'pending delivery is', 'pending deliveries are')} cancelled.`]
      : []),
    ...(keptPayments > 0
      ? [
          `  ${counted(keptPayments, 'record of a payment stays', 'records of payments stay')}, without the person's details.`,
        ]
      : []),
    ...(otherMobiles > 0
      ? [`  ${counted(otherMobiles, 'lead')} with the same email and another mobile number left alone.`]
      : []),
    ...blockers.map((blocker) => `  ${blocker}`),
  ];
}

const isTaken = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && 'code' in error && error.code === 'EEXIST';

const exportPerson: Command = {
  name: 'people export',
  words: [],
  options: {
    phone: phoneOption,
    site: siteOption,
    file: { kind: 'text', value: 'file', help: 'a new file; person-<day>.json when left out' },
  },
  summary: 'writes everything that is held about a mobile number to one JSON file',
  details:
    'The file is readable by its owner only. One that exists is left as it is. Also found is what came with the email of the number, unless another mobile number stands beside it.',
  execute: async (given, { run, print }) => {
    const phone = phoneOf(given);
    const file = given.text('file') ?? `person-${new Date().toISOString().slice(0, 10)}.json`;
    const { sites } = await run('people.find', { phone, ...siteArgs(given) });
    if (sites.length === 0) {
      print('Nothing is held about this number.');
      return 0;
    }
    try {
      await writeFile(file, '', { mode: 0o600, flag: 'wx' });
    } catch (error) {
      if (isTaken(error))
        throw new StartError(`${file} exists already. Name another with --file, or remove it.`);
      throw error;
    }
    try {
      const held = [];
      for (const { site } of sites) held.push(await run('people.export', { phone, site }));
      await writeFile(file, `${JSON.stringify({ phone, sites: held }, null, 2)}\n`);
    } catch (error) {
      await rm(file, { force: true });
      throw error;
    }
    print(`${counted(sites.length, 'site')} written to ${file}.`);
    return 0;
  },
};

/** Reads a typed answer; without a terminal there is none. */
async function confirmByTyping(question: string): Promise<boolean> {
  if (!process.stdin.isTTY) return false;
  const terminal = createInterface({ input: process.stdin, output: process.stderr });
  try {
    return (await terminal.question(`${question} `)).trim().toLowerCase() === 'yes';
  } finally {
    terminal.close();
  }
}

const deletePerson = (confirm: (question: string) => Promise<boolean>): Command => ({
  name: 'people delete',
  words: [],
  options: {
    phone: phoneOption,
    site: siteOption,
    yes: { kind: 'flag', help: 'delete without a typed yes' },
  },
  summary: 'deletes everything that is held about a mobile number',
  details:
    'It first lists what there is, and deletes after --yes or a typed yes. Records of payments stay without the person. Exit status 1 when nothing was deleted: a running reservation, a payment or a delivery is in the way, and is named.',
  execute: async (given, { run, print }) => {
    const phone = phoneOf(given);
    const args = { phone, ...siteArgs(given) };
    const { sites } = await run('people.find', args);
    if (sites.length === 0) {
      print('Nothing is held about this number.');
      return 0;
    }
    for (const findings of sites) for (const line of findingLines(findings)) print(line);
    if (sites.some(({ blockers }) => blockers.length > 0)) {
      print('Nothing was deleted.');
      return 1;
    }
    if (!given.flag('yes') && !(await confirm('Delete all of it? Type yes:'))) {
      print('Nothing was deleted. Type yes, or add --yes.');
      return 1;
    }
    const { erased } = await run('people.delete', args);
    const cancelled = erased.reduce((sum, { pendingDeliveries }) => sum + pendingDeliveries, 0);
    print(
      `Deleted on ${counted(erased.length, 'site')}; ${counted(cancelled, 'pending delivery', 'pending deliveries')} cancelled.`,
    );
    return 0;
  },
});

/**
 * The commands about people's data.
 *
 * @param confirm gives whether the person at the terminal agrees
 */
export const createPeopleCommands = (confirm = confirmByTyping): readonly Command[] => [
  exportPerson,
  deletePerson(confirm),
];
