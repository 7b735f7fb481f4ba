import type { SearchState } from 'shared-contracts/entities/search';
import type { LoadServices } from 'shared-contracts/remote/remote-module';
import { placePromos, type PlacedPromo } from './promo-rules';

/** The tiles of a results page. They travel with its data, so that the browser renders what the server rendered. */
export interface PagePromos {
  /** Decides the order on a site that shuffles; kept from page to page, so that tiles do not jump. */
  seed: number;
  tiles: PlacedPromo[];
}

/**
 * The promo tiles of a search (SRC-019 to SRC-022).
 *
 * @param before those of the page on screen, whose order stays
 * @param random a number from 0 to below 1; called once per visit, and only where the site shuffles
 */
export function pagePromos(
  { site: { promos }, now }: Pick<LoadServices, 'site' | 'now'>,
  { filters }: Pick<SearchState, 'filters'>,
  before: PagePromos | undefined,
  random: () => number = Math.random,
): PagePromos {
  const seed = before?.seed ?? (promos.randomise ? Math.floor(random() * 0x1_0000_0000) : 0);
  return { seed, tiles: placePromos(promos, filters.car_type, { now: now(), seed }) };
}
