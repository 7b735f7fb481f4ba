import { sql } from 'drizzle-orm';
import type { CarDocument } from 'shared-contracts/search/index-document';
import type { TenantConfig } from 'shared-contracts/site-config';
import type { Database } from '../database/database';
import { selectCars } from './car-rows';
import { stockDocument } from './stock-document';
import { stockCondition } from './stock-filter';

/** Cars of a site that are read at most, the newest first: more would hold up those who can be served. */
const mostCars = 2000;

/**
 * The cars a site lists, as the search index would hold them. Searched while the search server does not answer: slower
 * than it, and without the dealer's oldest cars on very large sites.
 */
export const createSiteStock =
  (db: Pick<Database, 'withSite'>, now: () => Date) =>
  async (config: TenantConfig): Promise<CarDocument[]> => {
    const at = now();
    const cars = await db.withSite(config.site.slug, (tx) =>
      selectCars(
        tx,
        stockCondition(config, at),
        sql`order by cars.created_at desc, cars.id limit ${mostCars}`,
      ),
    );
    return cars.map((car) => stockDocument(car, at));
  };
