import type { PublicTenantConfig } from 'shared-contracts/site-config';
import { isMeantFor, isRunning, mergePromos, placePromos, shuffled } from './promo-rules';

type Promos = PublicTenantConfig['promos'];
type Promo = Promos['nodes'][number];

const now = new Date('2026-06-01T00:00:00Z');
const promo = (name: string, changes: Partial<Promo> = {}): Promo => ({
  start: '2025-06-01T08:30:00+10:00',
  expiry: '2099-12-31T17:30:00+10:00',
  position: null,
  display: [],
  strictDisplay: false,
  node: { image: `/site/${name}.svg`, href: `/${name}`, alt: name },
  ...changes,
});
const promos = (changes: Partial<Promos>): Promos => ({
  nodes: [promo('one'), promo('two')],
  positions: null,
  randomise: false,
  ...changes,
});
const place = (changes: Partial<Promos>, searched: string[] = [], seed = 1) =>
  placePromos(promos(changes), searched, { now, seed }).map(({ slot, node }) => [slot, node.alt]);
const cars = Array.from({ length: 21 }, (_, at) => at + 1);
const slotsOf = (changes: Partial<Promos>, found = cars) =>
  mergePromos(found, placePromos(promos(changes), [], { now, seed: 1 })).map((entry) =>
    entry.kind === 'car' ? entry.car : entry.promo.node.alt,
  );

test('[SRC-019] slots 5 and 10 are tiles, and the 21 cars remain', () => {
  const merged = slotsOf({ positions: [5, 10] });
  expect(merged).toHaveLength(23);
  expect([merged[4], merged[9]]).toEqual(['one', 'two']);
  expect(merged.filter((entry) => typeof entry === 'number')).toEqual(cars);
});

test.each([8, 9])('[SRC-019] a single position %d is that slot', (position) => {
  const merged = slotsOf({ positions: position });
  expect(merged.indexOf('one')).toBe(position - 1);
  expect(merged).not.toContain('two');
});

test('[SRC-019] there is no tile without positions, and none beyond the end', () => {
  expect(slotsOf({ positions: null })).toEqual(cars);
  const six = ['a', 'b', 'c', 'd', 'e', 'f'].map((name) => promo(name));
  const merged = slotsOf({ nodes: six, positions: [5, 10, 15, 20, 25, 30] });
  expect(merged).toHaveLength(26);
  expect(merged[24]).toBe('e');
  expect(merged).not.toContain('f');
  expect(slotsOf({ positions: [5, 10] }, [1, 2, 3])).toEqual([1, 2, 3]);
  expect(slotsOf({ positions: [5, 10] }, [1, 2, 3, 4])).toEqual([1, 2, 3, 4, 'one']);
});

test('[SRC-020] in list order the first promo has the first slot, twenty times over', () => {
  for (let seed = 0; seed < 20; seed += 1) {
    expect(place({ positions: [5, 10] }, [], seed)).toEqual([
      [5, 'one'],
      [10, 'two'],
    ]);
  }
});

test('[SRC-020] shuffled, the order follows from the seed and every promo stays once', () => {
  const names = ['one', 'two', 'three', 'four'];
  const given = { nodes: names.map((name) => promo(name)), positions: [5, 10, 15, 20], randomise: true };
  const orders = Array.from({ length: 20 }, (_, seed) => place(given, [], seed));
  expect(new Set(orders.map((order) => JSON.stringify(order))).size).toBeGreaterThan(5);
  for (const order of orders) {
    expect(order.map(([slot]) => slot)).toEqual([5, 10, 15, 20]);
    expect(order.map(([, name]) => String(name)).sort()).toEqual([...names].sort());
  }
  expect(place(given, [], 7)).toEqual(place(given, [], 7));
});

test('every order of three is as likely as the next', () => {
  const counts = new Map<string, number>();
  for (let seed = 0; seed < 6_000; seed += 1) {
    const order = shuffled(['a', 'b', 'c'], seed).join('');
    counts.set(order, (counts.get(order) ?? 0) + 1);
  }
  expect(counts.size).toBe(6);
  for (const count of counts.values()) expect(Math.abs(count - 1_000)).toBeLessThan(150);
});

test.each([
  ['2025-09-30T05:59:59Z', true],
  ['2025-09-30T06:00:00Z', false],
])('[SRC-021] a promo that expires at 16:00 in Brisbane is shown at %s: %j', (moment, shown) => {
  const dates = { start: '2025-06-01T08:30:00+10:00', expiry: '2025-09-30T16:00:00+10:00' };
  expect(isRunning(dates, new Date(moment))).toBe(shown);
});

test.each([
  ['2025-05-31T22:29:59Z', false],
  ['2025-05-31T22:30:00Z', true],
  ['2025-06-15T07:29:59Z', true],
  ['2025-06-15T07:30:00Z', false],
])('[SRC-021] a promo from 08:30 to 17:30 on 15 June is shown at %s: %j', (moment, shown) => {
  const dates = { start: '2025-06-01T08:30:00+10:00', expiry: '2025-06-15T17:30:00+10:00' };
  expect(isRunning(dates, new Date(moment))).toBe(shown);
});

test('[SRC-021] a promo that is over leaves its slot to the next', () => {
  const nodes = [promo('over', { expiry: '2025-06-15T17:30:00+10:00' }), promo('running')];
  expect(place({ nodes, positions: [5, 10] })).toEqual([[5, 'running']]);
});

test.each([
  // display, searched car types, shown, shown when strict
  [['used'], ['used', 'demo'], true, false],
  [['used'], ['used'], true, true],
  [['used'], [], true, false],
  [['used'], ['new'], false, false],
  [['used', 'demo'], ['demo', 'used'], true, true],
  [['used', 'demo'], ['used'], true, false],
  [[], ['new'], true, false],
  [[], [], true, true],
] as const)(
  '[SRC-022] a promo for %j in a search for %j: %j, strict %j',
  (display, searched, loose, strict) => {
    expect(isMeantFor({ display: [...display], strictDisplay: false }, searched)).toBe(loose);
    expect(isMeantFor({ display: [...display], strictDisplay: true }, searched)).toBe(strict);
  },
);

test('[SRC-022] a position of its own comes before the site’s slots', () => {
  const own = promo('own', { position: 3 });
  expect(place({ nodes: [own, promo('two')], positions: [5, 10] })).toEqual([
    [3, 'own'],
    [5, 'two'],
  ]);
  expect(place({ nodes: [own] })).toEqual([[3, 'own']]);
  expect(place({ nodes: [promo('first'), own, promo('also', { position: 3 })], positions: [3, 5] })).toEqual([
    [3, 'own'],
    [5, 'first'],
  ]);
});
