import type { PromoNode } from 'shared-contracts/entities/promo';
import type { CarType } from 'shared-contracts/entities/scalars';
import { carTypes } from 'shared-contracts/entities/car-types';
import type { PublicTenantConfig } from 'shared-contracts/site-config';

/** A promo tile and the slot it stands in, counted from 1 over cars and tiles together (D-63). */
export interface PlacedPromo {
  slot: number;
  node: PromoNode['node'];
}

type Promo = PublicTenantConfig['promos']['nodes'][number];

/** Shown from its start until just before its expiry; both carry their own offset (SRC-021, D-64). */
export const isRunning = ({ start, expiry }: Pick<Promo, 'start' | 'expiry'>, now: Date): boolean =>
  Date.parse(start) <= now.getTime() && now.getTime() < Date.parse(expiry);

/**
 * Whether a promo belongs into a search for these car types (SRC-022): a search without car types includes all;
 * an empty list means every search; a strict promo asks for exactly its list.
 */
export function isMeantFor(
  { display, strictDisplay }: Pick<Promo, 'display' | 'strictDisplay'>,
  searched: readonly string[],
): boolean {
  if (strictDisplay) {
    return searched.length === display.length && display.every((type) => searched.includes(type));
  }
  const included: readonly string[] = searched.length === 0 ? carTypes : searched;
  return display.length === 0 || display.some((type: CarType) => included.includes(type));
}

/** Numbers from 0 to below 1 that follow from a seed, so that the server's order is the browser's (mulberry32). */
function seededRandom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** The items in an order that follows from the seed; each stays exactly once (Fisher-Yates). */
export function shuffled<Item>(items: readonly Item[], seed: number): Item[] {
  const random = seededRandom(seed);
  const result = [...items];
  for (let last = result.length - 1; last > 0; last -= 1) {
    const other = Math.floor(random() * (last + 1));
    const kept = result[last] as Item; // both indexes are within the list
    result[last] = result[other] as Item;
    result[other] = kept;
  }
  return result;
}

/**
 * The promo tiles of a search and their slots (SRC-019 to SRC-022). A promo with a position of its own stands
 * there; the others fill the site's positions in list order, or shuffled where the site says so. A slot holds one
 * tile, and promos without a slot are left out.
 *
 * @param searched values of the car type filter
 * @param seed decides the order where the site shuffles
 */
export function placePromos(
  { nodes, positions, randomise }: PublicTenantConfig['promos'],
  searched: readonly string[],
  { now, seed }: { now: Date; seed: number },
): PlacedPromo[] {
  const running = nodes.filter((promo) => isRunning(promo, now) && isMeantFor(promo, searched));
  const placed = new Map<number, PromoNode['node']>();
  for (const { position, node } of running) {
    if (position !== null && !placed.has(position)) placed.set(position, node);
  }
  const others = running.filter(({ position }) => position === null);
  const queue = randomise ? shuffled(others, seed) : others;
  const slots = typeof positions === 'number' ? [positions] : (positions ?? []);
  const free = slots.filter((slot) => !placed.has(slot));
  for (const [at, { node }] of queue.entries()) {
    const slot = free[at];
    if (slot !== undefined) placed.set(slot, node);
  }
  return [...placed].map(([slot, node]) => ({ slot, node })).sort((a, b) => a.slot - b.slot);
}

/** One place of the merged list. */
export type ListEntry<Car> = { kind: 'car'; car: Car } | { kind: 'promo'; promo: PlacedPromo };

/** Cars with the tiles in their slots; a slot beyond the end is dropped, and no car is (SRC-019, D-63). */
export function mergePromos<Car>(cars: readonly Car[], promos: readonly PlacedPromo[]): ListEntry<Car>[] {
  const entries = cars.map((car): ListEntry<Car> => ({ kind: 'car', car }));
  for (const promo of promos) {
    if (promo.slot <= entries.length + 1) entries.splice(promo.slot - 1, 0, { kind: 'promo', promo });
  }
  return entries;
}
