import type { CommandContext } from './command';
import { readOptions } from './options';
import { findCommand } from './run-cli';

const listed = {
  reference: 'R-7KQM-2XWA',
  site: 'alpha',
  dealership: 'alpha-yard',
  carId: 7,
  car: '2021-toyota-rav4-7',
  state: 'expired',
  amount: 200,
  processor: 'sandbox',
  createdAt: '2026-11-20T02:00:00Z',
  expiresAt: null,
  isRefundDue: true,
};

/** Runs a command against a platform that answers `result`, and keeps its calls and what it printed. */
async function execute(words: string, result: object) {
  const { command, rest } = findCommand(words.split(' '));
  const requested: unknown[] = [];
  const printed: string[] = [];
  const context = {
    run: (...call: unknown[]) => {
      requested.push(call);
      return Promise.resolve(result);
    },
    print: (line: string) => printed.push(line),
  } as unknown as CommandContext; // these commands use nothing else
  const status = await command.execute(readOptions(rest, command.options, command.words), context);
  return { status, asked: requested, printed };
}

test('[API-043] reservations are listed with what is still owed', async () => {
  const { asked: requested, printed } = await execute('reservations list --site alpha --state expired', {
    reservations: [listed],
  });
  expect(requested).toEqual([['reservations.list', { limit: 50, site: 'alpha', state: 'expired' }]]);
  expect(printed).toEqual([
    'R-7KQM-2XWA 2026-11-20T02:00:00Z alpha → alpha-yard 2021-toyota-rav4-7; $200 by sandbox; expired; payment to be given back',
    '1 reservation.',
  ]);
});

test.each(['confirm', 'release'])(
  '[API-043] a reservation is ended by %s and its reference',
  async (verb) => {
    const { status, asked: requested } = await execute(`reservations ${verb} r-7kqm-2xwa`, {
      outcome: 'done',
    });
    expect([status, requested]).toEqual([0, [[`reservations.${verb}`, { reference: 'R-7KQM-2XWA' }]]]);
  },
);

test.each([
  ['reservations confirm R-X', { outcome: 'not-found' }, 'There is no such reservation'],
  ['reservations confirm R-X', { outcome: 'released' }, 'R-X has ended: it was released.'],
  ['reservations confirm R-X', { outcome: 'confirmed' }, 'R-X is confirmed already.'],
  ['reservations release R-X', { outcome: 'expired' }, 'R-X has ended: it was not confirmed in time.'],
  ['reservations release R-X', { outcome: 'held' }, 'R-X is not paid yet.'],
  ['reservations release', {}, 'Missing: <reference>.'],
  ['reservations list --state lost', {}, '--state must be one of held, reserved, confirmed'],
])('[API-043] "%s" is refused when the platform says %o', async (words, result, message) => {
  await expect(execute(words, result)).rejects.toThrow(message);
});
