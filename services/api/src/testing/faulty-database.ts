import type { Database } from '../database/database';
import { watchStatements } from './watched-database';

/** A database whose statements fail while they match a pattern, inside their real transaction. */
export interface Fault {
  /** Statements that fail; null for none. */
  pattern: RegExp | null;
  decorate(db: Database): Database;
}

export function createFault(): Fault {
  const fault: Fault = {
    pattern: null,
    decorate: (db) =>
      watchStatements(db, async (text) => {
        if (fault.pattern?.test(text)) throw new Error('could not extend file: No space left on device');
      }),
  };
  return fault;
}
