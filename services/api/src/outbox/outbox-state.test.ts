import { sql } from 'drizzle-orm';
import { openTestDatabase, type TestDatabase } from '../testing/test-database';
import { outboxState } from './outbox-state';

const now = new Date('2026-11-20T02:00:00Z');
let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
}, 60_000);
afterAll(() => database.close());

const state = () => outboxState(database.db, () => now);
const add = (kind: string, itsState: string, at: string) =>
  database.db.asWorker((tx) =>
    tx.execute(sql`insert into outbox (site_slug, kind, lead_id, state, next_at, created_at)
      select 'a', ${kind}, id, ${itsState}, ${at}::timestamptz, ${at}::timestamptz from leads`),
  );

test('deliveries that are pending count, with the age of the oldest; those that are done or given up do not', async () => {
  expect(await state()).toEqual({ pending: 0, oldestS: 0 });
  await database.db.asWorker(async (tx) => {
    await tx.execute(sql`insert into sites (slug, id, name) values ('a', 1, 'a')`);
    await tx.execute(sql`insert into dealerships (id, slug, defined_by, data) values (1, 'yard', 'a', '{}')`);
    await tx.execute(sql`insert into leads (site_slug, dealership_id, form_type, category, source, url, user_agent, "values", facts, attributes, key, created_at)
      values ('a', 1, 'enquiry', 'x', 'Website', '', '', '{}', '{}', '{}', 'k', now())`);
  });
  await add('lead.webhook', 'done', '2026-11-20T01:00:00Z');
  expect(await state()).toEqual({ pending: 0, oldestS: 0 });
  await add('lead.email', 'pending', '2026-11-20T01:59:00Z');
  expect(await state()).toEqual({ pending: 1, oldestS: 60 });
});
