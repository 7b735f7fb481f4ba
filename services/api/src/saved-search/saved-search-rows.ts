import { sql, type SQL } from 'drizzle-orm';
import * as z from 'zod/mini';
import { alertChannels, alertFrequencies } from 'shared-contracts/entities/saved-search';
import type { SavedSearch } from 'shared-contracts/entities/saved-search-schema';
import { maskPhone } from 'shared-rules/phone';
import type { Tx } from '../database/database';
import { query } from '../database/query';
import type { AlertTokens } from './alert-token';

const searchRow = z.object({
  id: z.string(),
  site: z.string(),
  query: z.string(),
  channel: z.enum(alertChannels),
  address: z.string(),
  frequency: z.enum(alertFrequencies),
  isConfirmed: z.boolean(),
  /** The cars that were there at the beginning have been noted. */
  isStarted: z.boolean(),
  isEnded: z.boolean(),
  /** Unix seconds. */
  watchedFrom: z.nullable(z.number()),
});
/** A saved search as it is stored. */
export type SearchRow = z.output<typeof searchRow>;

/** Columns of a `SearchRow`, for `returning` as well. */
const searchColumns = sql`id, site_slug as site, query, channel, address, frequency,
  confirmed_at is not null as "isConfirmed", started_at is not null as "isStarted", ended_at is not null as "isEnded",
  watched_from::float8 as "watchedFrom"`;

/**
 * Saved searches that the role and site of the transaction let it see.
 *
 * @param tail order, limit or lock
 */
export const selectSearches = (tx: Tx, condition: SQL, tail: SQL = sql``): Promise<SearchRow[]> =>
  query(tx, searchRow, sql`select ${searchColumns} from saved_searches where ${condition} ${tail}`);

/** Changes saved searches and gives them as they are then. */
export const updateSearches = (tx: Tx, change: SQL, condition: SQL): Promise<SearchRow[]> =>
  query(
    tx,
    searchRow,
    sql`update saved_searches set ${change} where ${condition} returning ${searchColumns}`,
  );

/** "al…@example.com", "04 1xxx xxxx". */
function maskedAddress({ channel, address }: Pick<SearchRow, 'channel' | 'address'>): string {
  if (channel === 'text') return maskPhone(address);
  const at = address.lastIndexOf('@');
  return `${address.slice(0, Math.min(2, at))}…${address.slice(at)}`;
}

/** A stored search as its owner sees it. */
export const toSavedSearch = (row: SearchRow, tokens: AlertTokens): SavedSearch => ({
  token: tokens.tokenOf(row.id),
  query: row.query,
  channel: row.channel,
  maskedAddress: maskedAddress(row),
  frequency: row.frequency,
  state: row.isEnded ? 'stopped' : row.isConfirmed ? 'active' : 'unconfirmed',
});

/** The active searches of a signed-in phone, the latest first. */
export const searchesOfPhone = async (tx: Tx, phone: string, tokens: AlertTokens): Promise<SavedSearch[]> =>
  (
    await selectSearches(
      tx,
      sql`channel = 'text' and address = ${phone} and confirmed_at is not null and ended_at is null`,
      sql`order by confirmed_at desc, id`,
    )
  ).map((row) => toSavedSearch(row, tokens));
