import type { ReservationOutcome } from 'service-api';
import { reservationStates, type ReservationState } from 'service-api/reservation-state';
import type { Command, CommandContext } from './command';
import { counted } from './counted';
import { wholeNumber } from './options';
import { UsageError } from '../errors';

function stateOf(text: string | undefined): ReservationState | undefined {
  if (text === undefined) return undefined;
  const state = reservationStates.find((candidate) => candidate === text);
  if (!state) throw new UsageError(`--state must be one of ${reservationStates.join(', ')}, not "${text}".`);
  return state;
}

const list: Command = {
  name: 'reservations list',
  words: [],
  options: {
    site: { kind: 'text', value: 'slug', help: 'only reservations made on this site' },
    state: { kind: 'text', value: reservationStates.join('|'), help: 'only reservations in this state' },
    limit: { kind: 'text', value: 'n', help: 'most reservations; 50 when left out' },
    json: { kind: 'flag', help: 'print as JSON' },
  },
  summary: 'lists reservations, newest first, without personal details',
  execute: async (given, { run, print }) => {
    const site = given.text('site');
    const state = stateOf(given.text('state'));
    const limit = wholeNumber(given, 'limit', 1, 1000) ?? 50;
    const { reservations } = await run('reservations.list', {
      limit,
      ...(site === undefined ? {} : { site }),
      ...(state === undefined ? {} : { state }),
    });
    if (given.flag('json')) {
      print(JSON.stringify(reservations));
      return 0;
    }
    for (const { reference, createdAt, site: own, dealership, car, amount, ...rest } of reservations) {
      const until = rest.expiresAt === null ? '' : ` until ${rest.expiresAt}`;
      const refund = rest.isRefundDue ? '; payment to be given back' : '';
      print(
        `${reference} ${createdAt} ${own} → ${dealership} ${car}; $${amount} by ${rest.processor}; ${rest.state}${until}${refund}`,
      );
    }
    print(`${counted(reservations.length, 'reservation')}.`);
    return 0;
  },
};

/** Why a reservation in a state cannot be changed so. */
const stateTexts: Record<ReservationState, string> = {
  held: 'is not paid yet',
  // The state that both commands begin at: it came about while the command was under way.
  reserved: 'was reserved only now: give the command again',
  confirmed: 'is confirmed already',
  declined: 'has ended: its payment was declined',
  lapsed: 'has ended: its payment was cut off',
  expired: 'has ended: it was not confirmed in time',
  released: 'has ended: it was released',
};

const problemOf = (reference: string, outcome: Exclude<ReservationOutcome, 'done'>): string =>
  outcome === 'not-found'
    ? 'There is no such reservation; see "reservations list".'
    : `${reference} ${stateTexts[outcome]}.`;

/** A command that does something to one reservation. */
const change = (
  verb: 'confirm' | 'release',
  summary: string,
  done: (reference: string) => string,
): Command => ({
  name: `reservations ${verb}`,
  words: ['<reference>'],
  options: {},
  summary,
  execute: async (given, { run, print }: CommandContext) => {
    const reference = (given.words[0] ?? '').toUpperCase();
    const { outcome } = await run(`reservations.${verb}`, { reference });
    if (outcome !== 'done') throw new UsageError(problemOf(reference, outcome));
    print(done(reference));
    return 0;
  },
});

export const reservationCommands: readonly Command[] = [
  list,
  change(
    'confirm',
    'keeps a reserved car for its shopper for good',
    (reference) => `${reference} is confirmed: it no longer ends by itself.`,
  ),
  change(
    'release',
    'gives a reserved car free and the payment back',
    (reference) => `${reference} is released: the car can be reserved again.`,
  ),
];
