import type { SQL } from 'drizzle-orm';
import { PgDialect } from 'drizzle-orm/pg-core';
import type { Database, Tx } from '../database/database';

/**
 * A database that calls back before each statement, inside its real transaction.
 *
 * @param before gets the statement's text and the transaction itself; what it throws, the statement throws
 */
export function watchStatements(db: Database, before: (text: string, tx: Tx) => Promise<void>): Database {
  const dialect = new PgDialect();
  const watched = (tx: Tx): Tx =>
    new Proxy(tx, {
      get(target, name) {
        if (name !== 'execute') return Reflect.get(target, name) as unknown;
        return async (statement: SQL) => {
          await before(dialect.sqlToQuery(statement).sql, target);
          return target.execute(statement);
        };
      },
    });
  return {
    ...db,
    withSite: (site, work) => db.withSite(site, (tx) => work(watched(tx))),
    asWorker: (work) => db.asWorker((tx) => work(watched(tx))),
  };
}
