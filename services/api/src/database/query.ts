import type { SQL } from 'drizzle-orm';
import type { Tx } from './database';

/**
 * Rows of a statement written by hand. Both drivers give `{ rows }`; counts are cast to `int` and moments to
 * text in the statement itself, because the drivers differ on big integers and dates.
 */
export async function rows<Row>(tx: Tx, statement: SQL): Promise<Row[]> {
  const result = (await tx.execute(statement)) as { rows: Row[] }; // the same in both drivers
  return result.rows;
}

/** The first row of a statement that always gives one. */
export async function row<Row>(tx: Tx, statement: SQL): Promise<Row> {
  const [first] = await rows<Row>(tx, statement);
  if (first === undefined) throw new Error('service-api: a statement that always gives a row gave none.');
  return first;
}

/** SQLSTATE of a failed statement, or null for any other error. */
export function sqlState(error: unknown): string | null {
  for (let cause: unknown = error; cause instanceof Error; cause = cause.cause) {
    if ('code' in cause && typeof cause.code === 'string' && /^[0-9A-Z]{5}$/.test(cause.code))
      return cause.code;
  }
  return null;
}

/** SQLSTATEs of a server that ends connections, starts, stops or has no connection left. */
const lostStates = /^(?:08...|57P0[123]|53300|25P03)$/;
/** What the driver and the system say of a connection that broke or could not be made. */
const lostCodes = new Set(['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'EHOSTUNREACH', 'ENOTFOUND']);
const lostTexts =
  /^(?:Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error)/;

/** Whether an error means that there is no connection to the server, as against a statement that failed. */
export function isConnectionLost(error: unknown): boolean {
  for (let cause: unknown = error; cause instanceof Error; cause = cause.cause) {
    const code = 'code' in cause && typeof cause.code === 'string' ? cause.code : '';
    if (lostStates.test(code) || lostCodes.has(code) || lostTexts.test(cause.message)) return true;
  }
  return false;
}

/** SQLSTATEs that callers tell apart. */
export const sqlStates = { lockNotAvailable: '55P03', uniqueViolation: '23505' } as const;
