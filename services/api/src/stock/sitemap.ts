import { sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import { query } from '../database/query';
import type { Services } from '../http/operation';
import type { SiteBundle } from '../sites/site-bundle';
import { stockCondition } from './stock-filter';

const sitemapRow = z.object({
  path: z.string(),
  /** ISO 8601, UTC. */
  updatedAt: z.string(),
});
/** One page of a sitemap. */
export type SitemapCar = z.output<typeof sitemapRow>;

/** Pages of every car that a site lists, with their last change. */
export const sitemapCars = (
  { db, now }: Pick<Services, 'db' | 'now'>,
  { slug, config }: SiteBundle,
): Promise<SitemapCar[]> =>
  db.withSite(slug, (tx) =>
    query(
      tx,
      sitemapRow,
      sql`select '/cars/' || slug as path,
          to_char(updated_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as "updatedAt"
        from cars where ${stockCondition(config, now())} order by id`,
    ),
  );
