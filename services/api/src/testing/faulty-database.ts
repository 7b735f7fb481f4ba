import type { SQL } from 'drizzle-orm';
import { PgDialect } from 'drizzle-orm/pg-core';
import type { Database, Tx } from '../database/database';

/** A database whose statements fail while they match a pattern, inside their real transaction. */
export interface Fault {
  /** Statements that fail; null for none. */
  pattern: RegExp | null;
  decorate(db: Database): Database;
}

export function createFault(): Fault {
  const dialect = new PgDialect();
  const fault: Fault = {
    pattern: null,
    decorate: (db) => ({
      ...db,
      withSite: (site, work) => db.withSite(site, (tx) => work(watched(tx))),
      asWorker: (work) => db.asWorker((tx) => work(watched(tx))),
    }),
  };
  const watched = (tx: Tx): Tx =>
    new Proxy(tx, {
      get(target, name) {
        if (name !== 'execute') return Reflect.get(target, name) as unknown;
        return (statement: SQL) =>
          fault.pattern?.test(dialect.sqlToQuery(statement).sql)
            ? Promise.reject(new Error('could not extend file: No space left on device'))
            : target.execute(statement);
      },
    });
  return fault;
}
