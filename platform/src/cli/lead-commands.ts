import type { FullLead } from 'service-api';
import type { Command } from './command';
import { counted } from './counted';
import { exportCommand } from './lead-export';
import { wholeNumber } from './options';
import { UsageError } from '../errors';

const states = ['pending', 'delivered', 'dead'] as const;
type State = (typeof states)[number];

function stateOf(text: string | undefined): State | undefined {
  if (text === undefined) return undefined;
  const state = states.find((candidate) => candidate === text);
  if (!state) throw new UsageError(`--state must be one of ${states.join(', ')}, not "${text}".`);
  return state;
}

/** A text without the control characters that a shopper must not send to a terminal; further lines are indented. */
const terminalText = (text: string): string => text.replace(/(?!\n)\p{Cc}/gu, '').replaceAll('\n', '\n    ');

const list: Command = {
  name: 'leads list',
  words: [],
  options: {
    site: { kind: 'text', value: 'slug', help: 'only leads of this site' },
    state: { kind: 'text', value: states.join('|'), help: 'only leads with a delivery in this state' },
    limit: { kind: 'text', value: 'n', help: 'most leads; 50 when left out' },
    json: { kind: 'flag', help: 'print as JSON' },
  },
  summary: 'lists leads and what became of them, without personal details',
  execute: async (given, { run, print }) => {
    const site = given.text('site');
    const state = stateOf(given.text('state'));
    const limit = wholeNumber(given, 'limit', 1, 1000) ?? 50;
    const result = await run('leads.list', {
      limit,
      ...(site === undefined ? {} : { site }),
      ...(state === undefined ? {} : { state }),
    });
    if (given.flag('json')) {
      print(JSON.stringify(result));
      return 0;
    }
    for (const lead of result.leads) {
      const deliveries = lead.deliveries.map(
        ({ kind, state: own, attempts, lastError }) =>
          `${kind} ${own} after ${attempts}${lastError ? `: ${lastError}` : ''}`,
      );
      print(
        terminalText(
          `${String(lead.id).padStart(6)} ${lead.createdAt} ${lead.site} → ${lead.dealership} ${lead.category}; ${deliveries.join('; ')}`,
        ),
      );
    }
    const { leads, pending, delivered, dead, quarantined, oldestPendingS } = result.counts;
    print(
      `${counted(leads, 'lead')}; deliveries: ${delivered} delivered, ${pending} pending${oldestPendingS === null ? '' : ` (oldest ${oldestPendingS} s)`}, ${dead} dead; ${quarantined} quarantined.`,
    );
    return 0;
  },
};

/** A lead id among the words of a command. */
function leadIdOf(word: string): number {
  if (/^\d{1,9}$/.test(word)) return Number(word);
  throw new UsageError(`"${word}" is no lead id: it is a number, see "leads list".`);
}

/** A lead in lines for a terminal. */
function leadLines({ values, facts, deliveries, ...lead }: FullLead): string[] {
  const { vehicle } = facts;
  const category = [lead.category, lead.subcategory].filter(Boolean).join(' / ');
  const labelled: [string, unknown][] = [
    ['form', lead.formType],
    ['page', lead.url],
    ['vehicle', vehicle ? `${vehicle.year} ${vehicle.make} ${vehicle.model}, id ${vehicle.id}` : undefined],
    ...Object.entries(values),
  ];
  return [
    `Lead ${lead.id}, ${lead.createdAt}, ${lead.site} → ${facts.dealership.slug}, ${category}`,
    ...labelled
      .filter(([, value]) => value !== undefined && value !== '')
      .map(([label, value]) => `  ${label}: ${Array.isArray(value) ? value.join(', ') : String(value)}`),
    ...deliveries.flatMap(({ kind, state, nextAt, attempts }) => [
      `  ${kind}: ${state}${nextAt === null ? '' : `, next attempt ${nextAt}`}`,
      ...attempts.map(
        ({ startedAt, outcome, error }) => `    ${startedAt} ${outcome}${error === null ? '' : `: ${error}`}`,
      ),
    ]),
  ].map(terminalText);
}

const show: Command = {
  name: 'leads show',
  words: ['<lead id>'],
  options: { json: { kind: 'flag', help: 'print as JSON' } },
  summary: 'shows one lead with its personal details and every attempt to deliver it',
  execute: async (given, { run, print }) => {
    const leadId = leadIdOf(given.words[0] ?? '');
    const { lead } = await run('leads.show', { leadId });
    if (!lead) throw new UsageError(`There is no lead ${leadId}, see "leads list".`);
    if (given.flag('json')) print(JSON.stringify(lead));
    else for (const line of leadLines(lead)) print(line);
    return 0;
  },
};

const reconcile: Command = {
  name: 'leads reconcile',
  words: [],
  options: { json: { kind: 'flag', help: 'print as JSON' } },
  summary: 'checks that every lead is delivered, pending or dead',
  details: 'Exit status 1 when one is not: such a lead is named, and no dealer may have it.',
  execute: async (given, { run, print }) => {
    const result = await run('leads.reconcile', {});
    const { balances, broken } = result;
    if (given.flag('json')) print(JSON.stringify(result));
    else {
      for (const { site, dealership, leads, delivered, pending, dead } of balances) {
        print(
          `${site} → ${dealership}: ${counted(leads, 'lead')} = ${delivered} delivered + ${pending} pending + ${dead} dead`,
        );
      }
      for (const { id, site, dealership, problem } of broken)
        print(`Lead ${id} of ${site} → ${dealership} does not add up: ${problem}.`);
      print(
        broken.length === 0
          ? 'Everything adds up.'
          : `${counted(broken.length, 'lead does', 'leads do')} not add up.`,
      );
    }
    return broken.length === 0 ? 0 : 1;
  },
};

const replay: Command = {
  name: 'leads replay',
  words: ['[lead id]'],
  options: {},
  summary: 'puts dead deliveries back in the queue; of one lead, or all',
  execute: async (given, { run, print }) => {
    const word = given.words[0];
    const { deliveries } = await run('leads.replay', word === undefined ? {} : { leadId: leadIdOf(word) });
    print(`${counted(deliveries, 'delivery', 'deliveries')} will be tried again.`);
    return 0;
  },
};

export const leadCommands: readonly Command[] = [list, show, exportCommand, replay, reconcile];
