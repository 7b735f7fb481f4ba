import { sql } from 'drizzle-orm';
import { ApiFailure } from 'shared-contracts/errors';
import type { Database, Tx } from '../database/database';
import type { Operations } from '../http/operation';
import { nextRun } from './alert-schedule';
import { saveSearch, type SavedSearchServices } from './save-search';
import { selectSearches, toSavedSearch, updateSearches, type SearchRow } from './saved-search-rows';

const unknownSearch = () => new ApiFailure('not_found', 'This alert does not exist any more.');

async function searchOf(tx: Tx, tokenHash: string): Promise<SearchRow> {
  const [search] = await selectSearches(tx, sql`token_hash = ${tokenHash}`);
  if (!search) throw unknownSearch();
  return search;
}

/**
 * The same search was active for this address: it ends, and this one goes on from what its owner knows of each car, so
 * that nothing is sent twice.
 */
async function replaceEarlier(tx: Tx, search: SearchRow, at: string): Promise<void> {
  const earlier = await updateSearches(
    tx,
    sql`ended_at = ${at}::timestamptz, end_reason = 'replaced', next_run_at = null`,
    sql`site_slug = ${search.site} and channel = ${search.channel} and address = ${search.address}
      and query = ${search.query} and confirmed_at is not null and ended_at is null and id <> ${search.id}`,
  );
  const [latest] = earlier.filter(({ isStarted }) => isStarted);
  if (!latest) return;
  await tx.execute(sql`update saved_search_cars set search_id = ${search.id} where search_id = ${latest.id}`);
  await updateSearches(
    tx,
    sql`started_at = ${at}::timestamptz, watched_from = ${latest.watchedFrom}`,
    sql`id = ${search.id}`,
  );
}

async function confirm(tx: Tx, tokenHash: string, now: Date): Promise<void> {
  const at = now.toISOString();
  const [search] = await updateSearches(
    tx,
    sql`confirmed_at = ${at}::timestamptz, next_run_at = ${at}::timestamptz`,
    sql`token_hash = ${tokenHash} and confirmed_at is null and ended_at is null`,
  );
  if (search) await replaceEarlier(tx, search, at);
}

/** Ends a search for good; one that has ended stays as it is. Gives whether there is such a search. */
export async function endSearch(
  db: Database,
  { site, tokenHash, reason, now }: {
    site: string; tokenHash: string; reason: 'stopped' | 'unsubscribed'; now: Date;
  }, // prettier-ignore
): Promise<boolean> {
  return db.withSite(site, async (tx) => {
    await updateSearches(
      tx,
      sql`ended_at = ${now.toISOString()}::timestamptz, end_reason = ${reason}, next_run_at = null`,
      sql`token_hash = ${tokenHash} and ended_at is null`,
    );
    return (await selectSearches(tx, sql`token_hash = ${tokenHash}`)).length > 0;
  });
}

/** Saved searches: saving, and what their owners do by the token of their links. */
export function savedSearchOperations(
  services: SavedSearchServices,
): Pick<
  Operations,
  'saveSearch' | 'getSavedSearch' | 'confirmSavedSearch' | 'changeSavedSearch' | 'stopSavedSearch'
> {
  const { db, now, tokens, onDue } = services;
  const answer = (row: SearchRow) => ({ body: toSavedSearch(row, tokens) });
  return {
    saveSearch: saveSearch(services),

    getSavedSearch: async ({ params }, { site }) =>
      answer(await db.withSite(site.slug, (tx) => searchOf(tx, tokens.hashOf(params.token)))),

    async confirmSavedSearch({ params }, { site }) {
      const tokenHash = tokens.hashOf(params.token);
      const search = await db.withSite(site.slug, async (tx) => {
        await confirm(tx, tokenHash, now());
        return searchOf(tx, tokenHash);
      });
      onDue();
      return answer(search);
    },

    changeSavedSearch: async ({ params, body }, { site, config }) =>
      answer(
        await db.withSite(site.slug, async (tx) => {
          const search = await searchOf(tx, tokens.hashOf(params.token));
          if (search.isEnded) throw unknownSearch();
          const { frequency } = body;
          const { timezone } = config.site;
          const next = nextRun(now(), { channel: search.channel, frequency, timezone }).toISOString();
          const [changed] = await updateSearches(
            tx,
            // One that has not been looked at yet is due already.
            sql`frequency = ${frequency},
              next_run_at = case when started_at is null then next_run_at else ${next}::timestamptz end`,
            sql`id = ${search.id}`,
          );
          return changed ?? search;
        }),
      ),

    async stopSavedSearch({ params }, { site }) {
      const tokenHash = tokens.hashOf(params.token);
      await endSearch(db, { site: site.slug, tokenHash, reason: 'stopped', now: now() });
      return answer(await db.withSite(site.slug, (tx) => searchOf(tx, tokenHash)));
    },
  };
}
