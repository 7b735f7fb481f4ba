import type { SQL } from 'drizzle-orm';
import type { Tx } from '../database/database';

/** Rows of a test's own statement, of the form the test names. */
export async function rows<Row>(tx: Tx, statement: SQL): Promise<Row[]> {
  const result = (await tx.execute(statement)) as { rows: Row[] }; // the same in both drivers
  return result.rows;
}

/** The first row of a test's statement that always gives one. */
export async function row<Row>(tx: Tx, statement: SQL): Promise<Row> {
  const [first] = await rows<Row>(tx, statement);
  if (first === undefined) throw new Error('A statement that always gives a row gave none.');
  return first;
}
