import type { Command } from './command';
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
        `${String(lead.id).padStart(6)} ${lead.createdAt} ${lead.site} → ${lead.dealership} ${lead.category}; ${deliveries.join('; ')}`,
      );
    }
    const { leads, pending, delivered, dead, quarantined, oldestPendingS } = result.counts;
    print(
      `${leads} leads; deliveries: ${delivered} delivered, ${pending} pending${oldestPendingS === null ? '' : ` (oldest ${oldestPendingS} s)`}, ${dead} dead; ${quarantined} quarantined.`,
    );
    return 0;
  },
};

const replay: Command = {
  name: 'leads replay',
  words: ['[lead id]'],
  options: {},
  summary: 'puts dead deliveries back in the queue; of one lead, or all',
  execute: async (given, { run, print }) => {
    const word = given.words[0];
    if (word !== undefined && !/^\d{1,15}$/.test(word))
      throw new UsageError(`"${word}" is no lead id: it is a number, see "leads list".`);
    const { deliveries } = await run('leads.replay', word === undefined ? {} : { leadId: Number(word) });
    print(`${deliveries} deliveries will be tried again.`);
    return 0;
  },
};

export const leadCommands: readonly Command[] = [list, replay];
