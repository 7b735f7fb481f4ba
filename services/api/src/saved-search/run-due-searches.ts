import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import { isSold } from 'shared-rules/status';
import type { Database, Tx } from '../database/database';
import { query } from '../database/query';
import { errorFields } from '../error-message';
import type { Services } from '../http/operation';
import { enqueueAlert } from '../outbox/enqueue';
import type { SiteBundle, SiteStore } from '../sites/site-bundle';
import { selectCars, toCar } from '../stock/car-rows';
import type { AlertChange } from './alert-change';
import { isQuietTime, nextMorning, nextRun } from './alert-schedule';
import { compareCars, type FoundCar, type KnownCar } from './compare-cars';
import { findMatches, type Matches, type MatchServices } from './find-matches';
import { savedState } from './read-request';
import { selectSearches, updateSearches, type SearchRow } from './saved-search-rows';

/** Searches taken at once. */
const batchSize = 10;
/** Seconds after which a search that failed, or whose process died, runs again. */
const leaseS = 300;

export interface SearchJobServices extends Services, MatchServices {
  sites: SiteStore;
  /** Called when an alert was queued. */
  onAlert: () => void;
}

const knownRow = z.object({ carId: z.int(), lowestPrice: z.nullable(z.number()), isSold: z.boolean() });

/** Takes what is due; the next run is set before any search, so that a failing search does not hold up others. */
const takeDue = (db: Database, now: Date): Promise<SearchRow[]> =>
  db.asWorker((tx) => {
    const at = now.toISOString();
    const until = new Date(now.getTime() + leaseS * 1000).toISOString();
    return updateSearches(
      tx,
      sql`next_run_at = ${until}::timestamptz`,
      sql`id in (select id from saved_searches where next_run_at <= ${at}::timestamptz
        order by next_run_at, id limit ${batchSize} for update skip locked)`,
    );
  });

const setNextRun = (tx: Tx, id: string, next: Date) =>
  updateSearches(tx, sql`next_run_at = ${next.toISOString()}::timestamptz`, sql`id = ${id}`);

const knownCars = (tx: Tx, searchId: string): Promise<KnownCar[]> =>
  query(
    tx,
    knownRow,
    sql`select car_id as "carId", lowest_price::float8 as "lowestPrice", is_sold as "isSold"
      from saved_search_cars where search_id = ${searchId}`,
  );

/** Known cars that the search no longer finds because they were sold; others are withdrawn, or have changed. */
async function soldElsewhere(
  tx: Tx,
  known: readonly KnownCar[],
  found: readonly FoundCar[],
): Promise<FoundCar[]> {
  const foundIds = new Set(found.map(({ id }) => id));
  const ids = known.filter((car) => !car.isSold && !foundIds.has(car.carId)).map(({ carId }) => carId);
  if (ids.length === 0) return [];
  const rows = await selectCars(
    tx,
    sql`cars.id in (select value::int from jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb))
      and (cars.status not in ('in_stock', 'coming_soon') or cars.data->>'sold' = 'true')`,
  );
  return rows.map(toCar).filter(isSold);
}

const noteCars = (tx: Tx, { id, site }: SearchRow, updates: readonly KnownCar[]) =>
  tx.execute(sql`insert into saved_search_cars (search_id, site_slug, car_id, lowest_price, is_sold)
    select ${id}, ${site}, "carId", "lowestPrice", "isSold"
      from jsonb_to_recordset(${JSON.stringify(updates)}::jsonb) as car ("carId" int, "lowestPrice" numeric, "isSold" boolean)
    on conflict (search_id, car_id) do update
      set lowest_price = excluded.lowest_price, is_sold = excluded.is_sold`);

async function queueAlert(tx: Tx, search: SearchRow, changes: readonly AlertChange[], now: Date) {
  const [id, at] = [randomUUID(), now.toISOString()];
  await tx.execute(sql`insert into alerts (id, site_slug, search_id, changes, created_at)
    values (${id}, ${search.site}, ${search.id}, ${JSON.stringify(changes)}::jsonb, ${at})`);
  await enqueueAlert(tx, 'alert.changes', { site: search.site, alertId: id, now });
}

/** Listings of more cars than are watched: what is older than all of them is not new when it comes among them. */
const oldestOf = ({ cars, isPartial }: Matches): number | null =>
  isPartial ? Math.min(...cars.map(({ created_ts: seconds }) => seconds)) : null;

/** Notes what a search finds, and queues what its owner does not know yet, in one transaction. */
async function applyMatches(tx: Tx, id: string, matches: Matches, site: SiteBundle, now: Date) {
  // Read again under a lock: it may have been stopped meanwhile, or looked at by another process.
  const [search] = await selectSearches(tx, sql`id = ${id} and ended_at is null`, sql`for update`);
  if (!search) return false;
  const { timezone } = site.config.site;
  const isFirst = !search.isStarted;
  const watchedFrom = isFirst ? oldestOf(matches) : search.watchedFrom;
  const known = await knownCars(tx, id);
  const { changes, updates } = compareCars({
    known,
    found: matches.cars,
    soldElsewhere: await soldElsewhere(tx, known, matches.cars),
    isFirst,
    watchedFrom,
    noPriceText: site.config.price.noPriceText,
  });
  if (updates.length > 0) await noteCars(tx, search, updates);
  if (changes.length > 0) await queueAlert(tx, search, changes, now);
  const next = nextRun(now, { ...search, timezone }).toISOString();
  await updateSearches(
    tx,
    sql`started_at = coalesce(started_at, ${now.toISOString()}::timestamptz), watched_from = ${watchedFrom},
      next_run_at = ${next}::timestamptz`,
    sql`id = ${id}`,
  );
  return changes.length > 0;
}

async function runSearch(services: SearchJobServices, search: SearchRow): Promise<void> {
  const { db, sites, onAlert } = services;
  const site = sites.bySlug(search.site);
  if (!site) return;
  const { timezone } = site.config.site;
  const now = services.now();
  if (search.channel === 'text' && search.isStarted && isQuietTime(now, timezone)) {
    await db.asWorker((tx) => setNextRun(tx, search.id, nextMorning(now, timezone)));
    return;
  }
  const matches = await findMatches(services, site, savedState(search.query));
  if (await db.asWorker((tx) => applyMatches(tx, search.id, matches, site, now))) onAlert();
}

/**
 * Looks at the saved searches that are due and queues alerts about what changed. What is reported and the delivery of the
 * report are committed together: after a crash nothing is lost and nothing sent twice. Gives how many were due.
 */
export async function runDueSearches(services: SearchJobServices): Promise<number> {
  const { db, now, log } = services;
  let done = 0;
  for (;;) {
    const searches = await takeDue(db, now());
    if (searches.length === 0) return done;
    done += searches.length;
    for (const search of searches) {
      await runSearch(services, search).catch((error: unknown) =>
        log.warn(
          { ...errorFields(error), site: search.site, search: search.id },
          'A saved search could not be looked at; it is tried again.',
        ),
      );
    }
  }
}
