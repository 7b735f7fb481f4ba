import { hostname } from 'node:os';
import type { CommandContext } from './command';
import { readOptions } from './options';
import { findCommand } from './run-cli';

/** Runs a command against a platform that answers `result`; gives its calls and what it printed. */
async function execute(words: string, result: object | null) {
  const { command, rest } = findCommand(words.split(' '));
  const calls: unknown[] = [];
  const printed: string[] = [];
  const context = {
    run: (...call: unknown[]) => {
      calls.push(call);
      return Promise.resolve(result);
    },
    print: (line: string) => printed.push(line),
  } as unknown as CommandContext; // these commands use nothing else
  await command.execute(readOptions(rest, command.options, command.words), context);
  return { calls, printed };
}

const operator = expect.stringMatching(new RegExp(`^[^@]+@${hostname()}$`));

test('what is promoted or rolled back carries user and host of the command', async () => {
  const promoted = await execute('release promote search@1.4.0', { notes: [] });
  expect(promoted.calls).toEqual([
    ['release.promote', { releases: [{ name: 'search', version: '1.4.0' }], by: operator }],
  ]);
  const rolledBack = await execute('release rollback search', { version: '1.3.0', targeted: [] });
  expect(rolledBack.calls).toEqual([['release.rollback', { name: 'search', by: operator }]]);
});

test('the history of releases says what came live for which visitors, with operator and time', async () => {
  const at = '2026-11-20T02:00:00.000Z';
  const by = 'kim@ops-1';
  const one = { version: '1.4.0', targeted: [] };
  const two = { version: '1.4.0', targeted: [{ version: '1.5.0', sites: ['a', 'b'], percent: 10 }] };
  const { calls, printed } = await execute('release history --last 4', {
    changes: [
      { revision: 9, action: 'rollback', name: 'search', version: null, live: one, by: null, at },
      { revision: 8, action: 'rollback', name: 'search', version: null, live: two, by, at },
      { revision: 7, action: 'promote', name: 'search', version: '1.5.0', live: two, by, at },
      { revision: 6, action: 'promote', name: 'search', version: '1.4.0', live: one, by, at },
    ],
  });
  expect(calls).toEqual([['release.history', { limit: 4 }]]);
  expect(printed).toEqual([
    `    9 ${at} rollback search to 1.4.0 by unknown`,
    `    8 ${at} rollback search to 1.4.0, 1.5.0 on a, b for 10 % of visitors by kim@ops-1`,
    `    7 ${at} promote  search@1.5.0 on a, b for 10 % of visitors by kim@ops-1`,
    `    6 ${at} promote  search@1.4.0 by kim@ops-1`,
  ]);
});

test.each(['release publish search,leads,search', 'release promote search@1.4.0,search@1.5.0'])(
  '"%s" names a release twice, and nothing is built or called',
  async (words) => {
    await expect(execute(words, null)).rejects.toThrow('search is named twice.');
  },
);

test('a set is promoted in one call, and a rollback that is forced says why in the trail', async () => {
  const note = 'Pages of 1 of 2 sites were tried.';
  const promoted = await execute('release promote search@1.4.0,leads@2.0.0 --sites a,b', { notes: [note] });
  const releases = [
    { name: 'search', version: '1.4.0' },
    { name: 'leads', version: '2.0.0' },
  ];
  expect(promoted.calls).toEqual([['release.promote', { releases, sites: ['a', 'b'], by: operator }]]);
  expect(promoted.printed).toEqual([note, 'search@1.4.0 is live on a, b.', 'leads@2.0.0 is live on a, b.']);
  const { calls } = await execute('release rollback search --because broken', {
    version: '1.3.0',
    targeted: [],
  });
  const by = expect.stringMatching(/@.* because broken$/);
  expect(calls).toEqual([['release.rollback', { name: 'search', by, isForced: true }]]);
});

test('a rollback names the versions that some visitors still get', async () => {
  const targeted = [{ version: '1.4.0', percent: 10 }];
  expect((await execute('release rollback search', { version: '1.3.0', targeted })).printed).toEqual([
    'search@1.3.0 is live again.',
    'search@1.4.0 stays live for 10 % of visitors.',
    'To take that back too: npx forecourt release rollback search',
  ]);
  expect((await execute('release rollback search', { version: null, targeted: [] })).printed).toEqual([
    'search is live nowhere now.',
  ]);
});

test('what is retired needs a reason', async () => {
  await expect(execute('release publish search --retire /compare', null)).rejects.toThrow(/--because/);
});
