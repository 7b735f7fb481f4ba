import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import type { Car } from 'shared-contracts/entities/car';
import { ApiFailure } from 'shared-contracts/errors';
import { parseRange } from 'shared-contracts/search/url-state';
import type { MultiSearchQuery } from 'shared-contracts/search/wire';
import { toSlug } from 'shared-contracts/routes';
import { stockNouns } from 'shared-rules/stock-noun';
import { query } from '../database/query';
import type { CallContext, Operations, Services } from '../http/operation';
import { selectCars, toCar } from './car-rows';
import { filterText } from 'shared-contracts/search/filter-text';
import { marketGauge } from './market-gauge';
import { findCar } from './open-car';
import { similarCars } from './similar-cars';
import { stockCondition } from './stock-filter';

const nameRow = z.object({ make: z.string(), model: z.string() });

/** Most cars one list gives (API-007). */
const maxListed = 100;
const defaultListed = 21;
/** Cars of one page of a dealership's list (API-008). */
const perPage = 21;

/** Fields of a car that may have changed since a page was rendered. */
const volatileFields = [
  'price', 'before_price', 'offer_price', 'subscription_price', 'price_type', 'status', 'sold', 'reserved',
  'photos_count', 'updated_at', 'views',
] as const satisfies readonly (keyof Car)[]; // prettier-ignore

/** Endpoints about cars. The search gateway finds the cars that match; the database has their fields. */
export function stockOperations(
  services: Services,
): Pick<Operations, 'getCar' | 'listCars' | 'carsByModel' | 'similarCarIds' | 'viewCar' | 'carGauge'> {
  const { db, search, now } = services;

  /** Cars in the order of a search, once more held against the stock filter: the index may lag behind. */
  async function carsOfSearch(context: CallContext, query: Omit<MultiSearchQuery, 'indexUid'>) {
    const [response] = await search.query(
      context.config,
      [{ indexUid: context.config.search.index, ...query }],
      context.signal ? { signal: context.signal } : {},
    );
    const ids = (response?.hits ?? []).map(({ id }) => id);
    if (ids.length === 0) return { response, cars: [] };
    const found = await db.withSite(context.site.slug, (tx) =>
      selectCars(
        tx,
        sql`cars.id in (${sql.join(
          ids.map((id) => sql`${id}`),
          sql`, `,
        )}) and ${stockCondition(context.config, now())}`,
      ),
    );
    const byId = new Map(found.map((row) => [row.id, row]));
    const cars = ids.flatMap((id) => {
      const row = byId.get(id);
      return row ? [toCar(row)] : [];
    });
    return { response, cars };
  }

  /** Names in this site's stock behind a make or model as an address spells it ("land-rover" is "Land Rover"). */
  async function namesOf(context: CallContext, make: string | undefined, model: string | undefined) {
    const conditions = [sql`withdrawn_at is null`];
    if (make) conditions.push(sql`make_slug = ${toSlug(make)}`);
    if (model) conditions.push(sql`model_slug = ${toSlug(model)}`);
    return db.withSite(context.site.slug, (tx) =>
      query(
        tx,
        nameRow,
        sql`select distinct make, model from cars where ${sql.join(conditions, sql` and `)}`,
      ),
    );
  }

  return {
    async getCar({ params }, { site }) {
      return { body: await db.withSite(site.slug, (tx) => findCar(tx, params)) };
    },

    async listCars({ query }, context) {
      const limit = Math.trunc(query.limit ?? defaultListed);
      if (!(limit >= 1)) {
        throw new ApiFailure('invalid_fields', 'The number of cars must be 1 or more.', {
          fields: { limit: 'must be 1 or more' },
        });
      }
      const { cars } = await carsOfSearch(context, {
        limit: Math.min(limit, maxListed),
        ...(query.filter ? { filter: [query.filter] } : {}),
      });
      return { body: cars };
    },

    async carsByModel({ query }, context) {
      const filter: string[] = [];
      if (query.make || query.model) {
        const names = await namesOf(context, query.make, query.model);
        if (names.length === 0) return { body: { cars: [], count: 0, pages: 0 } };
        const list = (values: string[]) => [...new Set(values)].map(filterText).join(', ');
        if (query.make) filter.push(`make IN [${list(names.map(({ make }) => make))}]`);
        if (query.model) filter.push(`model IN [${list(names.map(({ model }) => model))}]`);
      }
      if (query.category) filter.push(`categories = ${filterText(query.category)}`);
      if (query.price) {
        const range = parseRange(query.price);
        if (!range) {
          throw new ApiFailure('invalid_fields', 'The price must be a range such as 10000-20000.', {
            fields: { price: 'must be "min-max" in dollars, such as "10000-20000"' },
          });
        }
        if (range.min !== null) filter.push(`price >= ${range.min}`);
        if (range.max !== null) filter.push(`price <= ${range.max}`);
      }
      const page = Math.max(1, Math.trunc(query.page ?? 1) || 1);
      const { response, cars } = await carsOfSearch(context, { filter, hitsPerPage: perPage, page });
      return { body: { cars, count: response?.totalHits ?? 0, pages: response?.totalPages ?? 0 } };
    },

    similarCarIds: similarCars(services),

    async carGauge({ params }, { site, config }) {
      const car = await db.withSite(site.slug, (tx) => findCar(tx, params));
      const gauge = config.site.plugins.includes('autogauge') ? marketGauge(car, stockNouns(config)) : null;
      return gauge ? { body: gauge } : { status: 204, body: undefined };
    },

    async viewCar({ params, query }, { site, visitor }) {
      const browser = visitor.browser ?? randomUUID();
      const car = await db.withSite(site.slug, async (tx) => {
        const { id } = await findCar(tx, params);
        await tx.execute(sql`insert into car_views (site_slug, car_id, visitor, viewed_at)
          values (${site.slug}, ${id}, ${browser}, ${now().toISOString()}) on conflict do nothing`);
        return findCar(tx, params);
      });
      // A page that already shows this version of the car needs no fields.
      const isCurrent = query.updated_at === car.updated_at && query.photos_count === car.photos_count;
      const car_fields = isCurrent
        ? {}
        : Object.fromEntries(volatileFields.map((field) => [field, car[field]]));
      return {
        body: { views: car.views ?? 0, car_fields },
        ...(visitor.browser === null ? { cookies: { visitor: browser } } : {}),
      };
    },
  };
}
