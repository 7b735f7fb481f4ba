import { sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import * as z from 'zod/mini';
import type { Tx } from './database';
import { withOneConnection } from './one-connection';
import { queryOne } from './query';

const rightsRow = z.object({
  isSuperuser: z.boolean(),
  bypassesRules: z.boolean(),
  ownsTables: z.boolean(),
  inherits: z.boolean(),
});

/**
 * Why the login of a connection can read rows of every site, or take the row rules away, without taking one of the
 * platform's roles; empty when it sees nothing by itself.
 */
export async function rightsOfLogin(tx: Tx): Promise<string[]> {
  const { isSuperuser, bypassesRules, ownsTables, inherits } = await queryOne(
    tx,
    rightsRow,
    sql`select rolsuper as "isSuperuser", rolbypassrls as "bypassesRules",
        exists (select 1 from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p')
          and pg_has_role(oid_of_login, relowner, 'MEMBER')) as "ownsTables",
        exists (select 1 from pg_roles roles where rolname in ('forecourt_app', 'forecourt_worker')
          and pg_has_role(oid_of_login, roles.oid, 'USAGE')) as inherits
      from (select rolsuper, rolbypassrls, oid as oid_of_login from pg_roles where rolname = session_user) login`,
  );
  // A superuser has all the others.
  if (isSuperuser) return ['is a superuser'];
  return [
    ...(bypassesRules ? ['passes by the row rules (BYPASSRLS)'] : []),
    ...(ownsTables ? ['owns the tables'] : []),
    ...(inherits ? ['has the rights of the platform’s roles without taking them (INHERIT)'] : []),
  ];
}

/** What an operator reads about a login that sees too much; null for one that sees nothing by itself. */
export const loginWarning = (rights: readonly string[]): string | null =>
  rights.length === 0
    ? null
    : `The login of DATABASE_URL ${rights.join(', and ')}: a query that forgets its site would read the rows of every site. ` +
      'Give the platform a login that sees nothing by itself, and set DATABASE_OWNER_URL to the one that owns the tables: ' +
      'see "Two logins" in docs/operations.md.';

/** Looks at the login of an address; null also for a server that cannot be reached, of which a start says so. */
export async function checkDatabaseLogin(url: string): Promise<string | null> {
  try {
    return loginWarning(await withOneConnection(url, (client) => rightsOfLogin(drizzle(client))));
  } catch {
    return null;
  }
}
