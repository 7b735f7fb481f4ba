import { createHash } from 'node:crypto';
import { sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import { ApiFailure } from 'shared-contracts/errors';
import type { Database, Tx } from '../database/database';
import { countRows, query, sqlState, sqlStates } from '../database/query';

/** A request that must happen once (D-22). */
export interface IdempotentRequest<Body> {
  site: string;
  endpoint: string;
  key: string;
  /** What has to be the same when the key is used again. */
  request: unknown;
  /** The body of its response. */
  response: z.ZodMiniType<Body>;
  now: Date;
}

export interface StoredResponse<Body> {
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

/** What is known of a key when a request comes with it. */
export type KeyState<Body> =
  { kind: 'new' } | { kind: 'running' } | ({ kind: 'answered' } & StoredResponse<Body>);

const sameKey = ({ site, endpoint, key }: Pick<IdempotentRequest<unknown>, 'site' | 'endpoint' | 'key'>) =>
  sql`site_slug = ${site} and endpoint = ${endpoint} and key = ${key}`;

const keyRow = z.object({ hash: z.string(), status: z.nullable(z.int()), body: z.unknown() });

/** What is known of a key, without claiming it. The same key with another content is `invalid_fields`. */
export async function readKey<Body>(tx: Tx, request: IdempotentRequest<Body>): Promise<KeyState<Body>> {
  const [known] = await query(
    tx,
    keyRow,
    sql`select body_hash as hash, status, body from idempotency where ${sameKey(request)}`,
  );
  if (!known) return { kind: 'new' };
  if (known.hash !== anyRequest && known.hash !== requestHash(request.request)) {
    throw new ApiFailure(
      'invalid_fields',
      'This form was already sent with other content. Open it again to send a new one.',
    );
  }
  const { status, body } = known;
  return status === null
    ? { kind: 'running' }
    : { kind: 'answered', status, body: z.parse(request.response, body) };
}

/**
 * Claims a key for a request in the caller's transaction, unless it was claimed before; a transaction that is about to
 * claim it is waited for.
 */
export async function claimKey<Body>(tx: Tx, request: IdempotentRequest<Body>): Promise<KeyState<Body>> {
  const { site, endpoint, key, now } = request;
  const claimed = await countRows(
    tx,
    sql`insert into idempotency (site_slug, endpoint, key, body_hash, created_at)
      values (${site}, ${endpoint}, ${key}, ${requestHash(request.request)}, ${now.toISOString()})
      on conflict (site_slug, endpoint, key) do nothing returning 1 as claimed`,
  );
  return claimed > 0 ? { kind: 'new' } : readKey(tx, request);
}

/** Stores the response of a key that the caller claimed. */
export async function storeResponse<Body>(
  tx: Tx,
  request: IdempotentRequest<Body>,
  { status, body }: StoredResponse<Body>,
): Promise<void> {
  await tx.execute(
    sql`update idempotency set status = ${status}, body = ${JSON.stringify(body)}::jsonb where ${sameKey(request)}`,
  );
}

const beingSent = (cause?: unknown): ApiFailure =>
  new ApiFailure('conflict', 'This form is being sent at this moment. Please wait a second.', {
    retryAfterS: 1,
    cause,
  });

/**
 * Does the work of a key once and gives its answer every time (D-22). A second request that arrives during the
 * first waits for it up to the lock limit of the database and is then answered from it, or with `conflict`. The
 * same key with another content is `invalid_fields`. What `work` throws leaves no trace of the key.
 */
export async function withIdempotency<Body>(
  db: Database,
  request: IdempotentRequest<Body>,
  work: (tx: Tx) => Promise<StoredResponse<Body>>,
): Promise<StoredResponse<Body> & { replayed: boolean }> {
  try {
    return await db.withSite(request.site, async (tx) => {
      const state = await claimKey(tx, request);
      if (state.kind === 'running') throw beingSent();
      if (state.kind === 'answered') return { status: state.status, body: state.body, replayed: true };
      const answer = await work(tx);
      await storeResponse(tx, request, answer);
      return { ...answer, replayed: false };
    });
  } catch (error) {
    if (sqlState(error) !== sqlStates.lockNotAvailable) throw error;
    throw beingSent(error);
  }
}
