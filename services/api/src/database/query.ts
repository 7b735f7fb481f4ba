import type { SQL } from 'drizzle-orm';
import * as z from 'zod/mini';
import type { Tx } from './database';

/** What both drivers give for a statement. */
const resultSchema = z.object({ rows: z.array(z.unknown()) });

/**
 * Rows of a statement written by hand, each parsed. Counts are cast to `int` and moments to text in the statement
 * itself, because the drivers differ on big integers and dates.
 */
export async function query<Schema extends z.ZodMiniType>(
  tx: Tx,
  schema: Schema,
  statement: SQL,
): Promise<z.output<Schema>[]> {
  const { rows } = z.parse(resultSchema, await tx.execute(statement));
  return rows.map((row) => parseRow(schema, row));
}

/** An error names columns and what they should hold, never what they hold: that may be personal. */
function parseRow<Schema extends z.ZodMiniType>(schema: Schema, row: unknown): z.output<Schema> {
  const parsed = z.safeParse(schema, row);
  if (parsed.success) return parsed.data;
  const problems = parsed.error.issues.map(
    (issue) => `${issue.path.join('.')}: ${'expected' in issue ? issue.expected : issue.code}`,
  );
  throw new Error(`service-api: a row of the database is not of its form, which is ${problems.join('; ')}`);
}

/** The first row of a statement that always gives one. */
export async function queryOne<Schema extends z.ZodMiniType>(
  tx: Tx,
  schema: Schema,
  statement: SQL,
): Promise<z.output<Schema>> {
  const [first] = await query(tx, schema, statement);
  if (first === undefined) throw new Error('service-api: a statement that always gives a row gave none.');
  return first;
}

/** How many rows a statement gives: those it changed, where it ends in `returning`. */
export const countRows = async (tx: Tx, statement: SQL): Promise<number> =>
  (await query(tx, z.unknown(), statement)).length;

/** A row of one whole number. */
export const idRow = z.object({ id: z.int() });
export const countRow = z.object({ count: z.int() });

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

/** SQLSTATEs that callers distinguish. */
export const sqlStates = { lockNotAvailable: '55P03', uniqueViolation: '23505' } as const;
