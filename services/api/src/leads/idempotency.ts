import { createHash } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { ApiFailure } from 'shared-contracts/errors';
import type { Database, Tx } from '../database/database';
import { rows, sqlState, sqlStates } from '../database/query';

/** A request that must happen once (D-22). */
export interface OnceRequest {
  site: string;
  endpoint: string;
  key: string;
  /** What has to be the same when the key is used again. */
  request: unknown;
  now: Date;
}

export interface OnceAnswer<Body> {
  status: number;
  body: Body;
}

/** Matches any request: the platform itself made the answer. */
export const anyRequest = '*';

/** JSON with sorted keys: the same content gives the same text. */
function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null';
  const entries = Object.entries(value)
    .filter(([, entry]) => entry !== undefined)
    .sort(([a], [b]) => (a < b ? -1 : 1));
  return `{${entries.map(([name, entry]) => `${JSON.stringify(name)}:${canonical(entry)}`).join(',')}}`;
}

const requestHash = (request: unknown): string =>
  createHash('sha256').update(canonical(request)).digest('hex');

/** Checks the key's form: 8 to 128 visible characters. Throws `bad_request`. */
export function requireKey(key: string | null): string {
  if (key !== null && /^[\x21-\x7e]{8,128}$/.test(key)) return key;
  throw new ApiFailure(
    'bad_request',
    key === null
      ? 'The request has no Idempotency-Key header. Send one that was made when the form was opened.'
      : 'The Idempotency-Key header must be 8 to 128 visible characters.',
  );
}

/**
 * Does the work of a key once and gives its answer every time (D-22). A second request that arrives during the
 * first waits for it up to the lock limit of the database and is then answered from it, or with `conflict`. The
 * same key with another content is `invalid_fields`. What `work` throws leaves no trace of the key.
 */
export async function once<Body>(
  db: Database,
  { site, endpoint, key, request, now }: OnceRequest,
  work: (tx: Tx) => Promise<OnceAnswer<Body>>,
): Promise<OnceAnswer<Body> & { replayed: boolean }> {
  const hash = requestHash(request);
  const at = now.toISOString();
  try {
    return await db.withSite(site, async (tx) => {
      const taken = await rows(
        tx,
        sql`insert into idempotency (site_slug, endpoint, key, body_hash, created_at)
          values (${site}, ${endpoint}, ${key}, ${hash}, ${at})
          on conflict (site_slug, endpoint, key) do nothing returning 1 as taken`,
      );
      const mine = sql`site_slug = ${site} and endpoint = ${endpoint} and key = ${key}`;
      if (taken.length === 0) {
        const [known] = await rows<{ hash: string; status: number; body: Body }>(
          tx,
          sql`select body_hash as hash, status, body from idempotency where ${mine}`,
        );
        if (known && (known.hash === hash || known.hash === anyRequest)) {
          return { status: known.status, body: known.body, replayed: true };
        }
        throw new ApiFailure(
          'invalid_fields',
          'This form was already sent with other content. Open it again to send a new one.',
        );
      }
      const answer = await work(tx);
      await tx.execute(
        sql`update idempotency set status = ${answer.status}, body = ${JSON.stringify(answer.body)}::jsonb where ${mine}`,
      );
      return { ...answer, replayed: false };
    });
  } catch (error) {
    if (sqlState(error) !== sqlStates.lockNotAvailable) throw error;
    throw new ApiFailure('conflict', 'This form is being sent at this moment. Please wait a second.', {
      retryAfterS: 1,
      cause: error,
    });
  }
}
