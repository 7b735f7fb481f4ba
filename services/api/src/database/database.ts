import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import type * as schema from './schema';

/** A transaction or connection, whatever the driver. */
export type Tx = PgDatabase<PgQueryResultHKT, typeof schema>;

/**
 * The database, PGlite or PostgreSQL. Every access runs in a short transaction under a role that is subject to
 * row-level security; no other I/O belongs inside it.
 */
export interface Database {
  driver: 'pglite' | 'postgres';
  /** What an operator has to know about a login that sees rows without taking a role; null when there is nothing. */
  loginWarning: string | null;
  /** For visitors: sees and writes only what belongs to this site (role forecourt_app). */
  withSite<T>(siteSlug: string, work: (tx: Tx) => Promise<T>): Promise<T>;
  /** For background work: sees every site (role forecourt_worker). */
  asWorker<T>(work: (tx: Tx) => Promise<T>): Promise<T>;
  /** Makes what was committed so far survive more than the death of the process (PGlite); nothing on PostgreSQL. */
  flush(): Promise<void>;
  /** Gives back the space of old rows and renews the planner's figures; PostgreSQL does so by itself. */
  tidy(): Promise<void>;
  close(): Promise<void>;
}

/** Where the data is kept. */
export interface DatabaseOptions {
  /** Data folder; PGlite keeps its files in `database/` below. */
  home: string;
  /** PostgreSQL address; PGlite when missing. */
  url?: string;
  /** Address of the login that owns the tables and migrates them; `url` when missing. */
  ownerUrl?: string;
  /** Connections kept to PostgreSQL. */
  poolSize?: number;
  /** Where a database made by the migrations is kept, so that the next fresh one starts quickly. */
  templates?: string;
}

/** The data folder is open in another process. */
export class DatabaseLocked extends Error {
  override readonly name = 'DatabaseLocked';
}

/** The database cannot be opened: what happened, why, what to do. */
export class DatabaseUnavailable extends Error {
  override readonly name = 'DatabaseUnavailable';
}

/**
 * The database was there and is not at this moment: the connection was lost, or there is none to be had. The statement
 * may or may not have taken effect. The same again a little later is right; `statusCode` says so to Fastify.
 */
export class DatabaseLost extends Error {
  override readonly name = 'DatabaseLost';
  readonly statusCode = 503;
  /** Seconds until it is worth asking again. */
  readonly retryAfterS = 2;
}
