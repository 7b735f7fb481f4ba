import { sql } from 'drizzle-orm';
import { toCarDocument } from 'service-search';
import { searchLimits, type MultiSearchQuery } from 'shared-contracts/search/wire';
import type { CarDocument } from 'shared-contracts/search/index-document';
import { payablePrice } from 'shared-rules/price';
import { similarFilters } from 'shared-rules/similar-cars';
import { idRow, query } from '../database/query';
import type { Operation, Services } from '../http/operation';
import { findCar } from './open-car';
import { stockCondition } from './stock-filter';

type Described = Pick<CarDocument, 'id' | 'price' | 'year'>;

const distance = (a: number | null, b: number | null): number =>
  a === null || b === null ? Infinity : Math.abs(a - b);

/** Nearest price first, then nearest year, then the older listing: the same stock gives the same order. */
const byCloseness =
  (own: Described) =>
  (a: Described, b: Described): number =>
    compare(distance(a.price, own.price), distance(b.price, own.price)) ||
    compare(distance(a.year, own.year), distance(b.year, own.year)) ||
    a.id - b.id;

/** Two missing values are equal; their difference would be no number. */
const compare = (a: number, b: number): number => (a === b ? 0 : a < b ? -1 : 1);

/**
 * Ids of similar cars (API-010, D-25): the same model, then make and body, then body, in a close price and strictly
 * in stock, of what the site lists (API-005, API-006). Never the car itself; a car that is no longer on sale has
 * similar ones too.
 */
export function similarCars({ db, search, now }: Services): Operation<'similarCarIds'> {
  return async ({ params }, { site, config, signal }) => {
    const at = now();
    const car = await db.withSite(site.slug, (tx) => findCar(tx, params));
    // A rented car is like those that cost what it would cost to buy.
    const price = payablePrice(car) ?? car.price;
    const own = { ...toCarDocument(car, { dealershipName: '', localityId: null, now: at }), price };
    const filters = similarFilters(own, config.similarCars);
    if (filters.length === 0) return { body: [] };
    const queries = filters.map((filter): MultiSearchQuery => ({
      indexUid: config.search.index,
      limit: searchLimits.hits,
      filter,
    }));
    const answers = await search.query(config, queries, signal ? { signal } : {});
    const ids = new Set(answers.flatMap(({ hits }) => hits.toSorted(byCloseness(own)).map(({ id }) => id)));
    if (ids.size === 0) return { body: [] };
    // The index may lag behind: what was sold a moment ago is left out.
    const listed = await db.withSite(site.slug, (tx) =>
      query(
        tx,
        idRow,
        sql`select id from cars where ${stockCondition(config, at)} and status = 'in_stock'
          and id in (select value::int from jsonb_array_elements_text(${JSON.stringify([...ids])}::jsonb))`,
      ),
    );
    const isListed = new Set(listed.map(({ id }) => id));
    return { body: [...ids].filter((id) => isListed.has(id)).slice(0, config.similarCars.hitsPerQuery) };
  };
}
