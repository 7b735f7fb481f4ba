import { sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import { openTestDatabase, type TestDatabase } from '../testing/test-database';
import { countRows, query, queryOne } from './query';

let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

const personRow = z.object({ id: z.int(), phone: z.string() });

test('rows are parsed, on both drivers alike', async () => {
  const found = await database.db.asWorker((tx) =>
    query(
      tx,
      z.object({
        count: z.int(),
        share: z.number(),
        isSet: z.boolean(),
        data: z.object({ a: z.array(z.int()) }),
      }),
      sql`select count(*)::int as count, 0.5::float8 as share, true as "isSet", '{"a":[1]}'::jsonb as data`,
    ),
  );
  expect(found).toEqual([{ count: 1, share: 0.5, isSet: true, data: { a: [1] } }]);
});

test('a row that is not of its form is refused by column, and its values are not shown', async () => {
  const requested = database.db.asWorker((tx) =>
    query(tx, personRow, sql`select 'seven' as id, null as phone, '0412345678' as name`),
  );
  await expect(requested).rejects.toThrow('not of its form, which is id: number; phone: string');
  await expect(requested).rejects.not.toThrow(/seven|0412345678/);
});

test('a statement that always gives a row and gives none is an error', async () => {
  const requested = database.db.asWorker((tx) =>
    queryOne(tx, personRow, sql`select 1 as id, '' as phone where false`),
  );
  await expect(requested).rejects.toThrow('gave none');
});

test('rows are counted', async () => {
  expect(await database.db.asWorker((tx) => countRows(tx, sql`select * from generate_series(1, 3)`))).toBe(3);
});
