import { nearestSortBy } from 'shared-contracts/entities/search';
import { formatRange } from 'shared-contracts/search/url-state';
import type { Phrase } from './reading';

/** What counts as cheap where no car is named. */
const cheapPrice = formatRange({ min: null, max: 20_000 });

const orders: readonly (readonly [RegExp, string])[] = [
  [/\b(?:lowest|least|fewest|lower) (?:kms?|ks|k|kays?|kilomet(?:er|re)s|mileage)(?: first)?\b/g, 'km:asc'],
  [/\b(?:most|more) expensive(?: first)?\b|\b(?:dearest|priciest)\b|\bhighest price(?: first)?\b/g, 'price:desc'],
  [/\b(?:cheapest|cheap(?:er|ie)?(?! to )|bargains?|lowest price[ds]?|least expensive)(?: first)?\b|\bprice low to high\b/g, 'price:asc'],
  [/\b(?:newest|latest|most recent) (?:listings?|listed|arrivals?|stock)\b|\b(?:just|recently) (?:listed|arrived|in)\b|\bnew arrivals\b/g, 'created_at:desc'],
  [/\b(?:newest|latest|youngest)(?: (?:cars? )?first| models?| year)?\b/g, 'year:desc'],
  [/\b(?:nearest|closest)(?: first| to me)?\b/g, nearestSortBy],
]; // prettier-ignore

/**
 * "cheapest", "newest first", "lowest kms". An order the site does not offer is not understood.
 *
 * @param offered orders of this search
 */
export const sortPhrases = (offered: readonly string[]): Phrase[] =>
  orders.map(([pattern, sortBy]) => ({
    pattern,
    read: (_, reading, whole) => {
      if (!offered.includes(sortBy) || reading.sortBy !== null) return false;
      reading.sortBy = sortBy;
      if (/^(?:cheap|cheapie|bargains?)$/.test(whole))
        reading.wishes.push({ filters: { price: [cheapPrice] }, words: whole });
      return true;
    },
  }));
