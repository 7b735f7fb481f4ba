import { resolve } from 'node:path';
import type { Command } from './command';
import { counted } from './counted';
import { required } from './options';

const count = (value: number): string => value.toLocaleString('en-AU');
/** Lines shown of refused rows, and of notices; the others are counted. */
const mostShown = 50;

function shown(lines: readonly string[], what: string): string[] {
  const rest = lines.length - mostShown;
  return rest > 0 ? [...lines.slice(0, mostShown), `… and ${counted(rest, `more ${what}`)}`] : [...lines];
}

export const stockCommands: readonly Command[] = [
  {
    name: 'stock import',
    words: [],
    options: {
      site: { kind: 'text', value: 'slug', help: 'site whose first dealership gets the cars' },
      file: { kind: 'text', value: 'path', help: 'CSV, JSON array or one JSON object per line, in UTF-8' },
      mapping: {
        kind: 'text',
        value: 'name or path',
        help: 'column mapping; chosen by the header when left out',
      },
      source: {
        kind: 'text',
        value: 'name',
        help: "cars of this source missing from the file are withdrawn; the mapping's name when left out",
      },
      'withdraw-most': {
        kind: 'flag',
        help: 'allow a file that withdraws half of the cars of its source or more',
      },
      json: { kind: 'flag', help: 'print the result as JSON' },
    },
    summary: 'brings a file of cars into stock',
    details:
      'Returns when the cars can be searched. Exit status 0 even when rows were refused, 1 when the file cannot be read or would withdraw half of the cars of its source.',
    execute: async (given, { run, print }) => {
      const mapping = given.text('mapping');
      const source = given.text('source');
      const result = await run('stock.import', {
        site: required(given, 'site'),
        file: resolve(required(given, 'file')),
        // A mapping that is a path is meant from where the command is run; a name has no slash or ending.
        ...(mapping === undefined ? {} : { mapping: /[/\\.]/.test(mapping) ? resolve(mapping) : mapping }),
        ...(source === undefined ? {} : { source }),
        mayWithdrawMost: given.flag('withdraw-most'),
      });
      if (given.flag('json')) {
        print(JSON.stringify(result));
        return 0;
      }
      const { rows, added, updated, unchanged, withdrawn, refused, notices, seconds } = result;
      const lines = [
        ...shown(
          refused.map(({ line, reason }) => `line ${line} is refused: ${reason}`),
          'refused row',
        ),
        ...shown(
          notices.map(({ line, text }) => `line ${line}: ${text}`),
          'notice',
        ),
      ];
      for (const line of lines) print(line);
      print(
        `${counted(rows, 'row')}: ${count(added)} added, ${count(updated)} updated, ${count(unchanged)} unchanged, ` +
          `${count(withdrawn)} withdrawn, ${count(refused.length)} refused, ${counted(notices.length, 'notice')}, in ${seconds.toFixed(1)} s.`,
      );
      return 0;
    },
  },
  {
    name: 'stock counts',
    words: [],
    options: {},
    summary: 'counts the cars on sale by source',
    execute: async (_options, { run, print }) => {
      for (const [source, cars] of Object.entries(await run('stock.counts', {})))
        print(`${source}: ${count(cars)}`);
      return 0;
    },
  },
  {
    name: 'search rebuild',
    words: [],
    options: {},
    summary: 'builds the search index anew beside the live one and swaps it in',
    execute: async (_options, { run, print }) => {
      const { cars } = await run('search.rebuild', {});
      print(`${counted(cars, 'car')} can be searched.`);
      return 0;
    },
  },
];
