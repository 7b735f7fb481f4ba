import { randomBytes, randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import type { Tx } from '../database/database';
import { query, queryOne } from '../database/query';
import type { CallContext } from '../http/operation';
import { SIGN_IN_LIMITS } from './sign-in-limits';
import type { SignInServices } from './sign-in-services';

const userRow = z.object({
  id: z.string(),
  /** Normalised. */
  phone: z.string(),
});
/** A visitor who is signed in on a site. */
export type SignedInUser = z.output<typeof userRow>;

/** The part of the services that knows sessions. */
export type SessionServices = Pick<SignInServices, 'db' | 'now' | 'hash'>;

/** Bytes of a session token; the cookie carries them as base64url. */
const tokenBytes = 32;

/** The user of the call's session on this very site; null for an anonymous visitor or a session that ran out. */
export async function signedInUser(
  { db, now, hash }: SessionServices,
  { site, visitor }: Pick<CallContext, 'site' | 'visitor'>,
): Promise<SignedInUser | null> {
  const { session } = visitor;
  if (session === null) return null;
  const [user] = await db.withSite(site.slug, (tx) =>
    query(
      tx,
      userRow,
      sql`select users.id, users.phone from sessions join users on users.id = sessions.user_id
        where sessions.site_slug = ${site.slug} and token_hash = ${hash('session', session)}
          and expires_at > ${now().toISOString()}::timestamptz`,
    ),
  );
  return user ?? null;
}

/** The user behind a phone on a site; made at the first sign-in. */
async function userOf(tx: Tx, site: string, phone: string, at: string): Promise<SignedInUser> {
  await tx.execute(sql`insert into users (id, site_slug, phone, created_at)
    values (${randomUUID()}, ${site}, ${phone}, ${at}) on conflict (site_slug, phone) do nothing`);
  return queryOne(
    tx,
    userRow,
    sql`select id, phone from users where site_slug = ${site} and phone = ${phone}`,
  );
}

/** Starts a session in the caller's transaction and ends the one the browser had: its id is never used again. */
export async function startSession(
  tx: Tx,
  { hash }: Pick<SessionServices, 'hash'>,
  start: { site: string; phone: string; previous: string | null; now: Date },
): Promise<{ user: SignedInUser; token: string }> {
  const { site, phone, previous, now } = start;
  if (previous !== null) await endSession(tx, { hash }, previous);
  const at = now.toISOString();
  const user = await userOf(tx, site, phone, at);
  const token = randomBytes(tokenBytes).toString('base64url');
  const expiresAt = new Date(now.getTime() + SIGN_IN_LIMITS.sessionS * 1000).toISOString();
  await tx.execute(sql`insert into sessions (token_hash, site_slug, user_id, created_at, expires_at)
    values (${hash('session', token)}, ${site}, ${user.id}, ${at}, ${expiresAt})`);
  return { user, token };
}

/** Ends a session of the transaction's site; nothing happens for one that is unknown. */
export async function endSession(
  tx: Tx,
  { hash }: Pick<SessionServices, 'hash'>,
  session: string,
): Promise<void> {
  await tx.execute(sql`delete from sessions where token_hash = ${hash('session', session)}`);
}
