import { createHmac, timingSafeEqual } from 'node:crypto';
import * as z from 'zod/mini';

/** A Meilisearch API key: what tenant tokens are signed with. */
export interface SigningKey {
  uid: string;
  secret: string;
}

const claimsSchema = z.object({
  apiKeyUid: z.string(),
  searchRules: z.record(z.string(), z.object({ filter: z.array(z.string()).check(z.minLength(1)) })),
  /** Unix seconds. */
  exp: z.number(),
  /** Slug of the site the token was made for; not a claim of Meilisearch, which ignores it. */
  site: z.string(),
});
type Claims = z.infer<typeof claimsSchema>;

const HEADER = Buffer.from(JSON.stringify({ alg: 'HS256', typ: 'JWT' })).toString('base64url');

const signatureOf = (signed: string, secret: string): Buffer =>
  createHmac('sha256', secret).update(signed).digest();

/**
 * Signs a Meilisearch tenant token (D-02): a JSON web token whose rules bind every search of one index to a
 * filter. It would hold at Meilisearch itself too.
 *
 * @param filter expressions that all hold; an empty list would open the whole index and is refused
 */
export function signTenantToken(
  token: { site: string; indexUid: string; filter: string[]; expiresAt: Date },
  key: SigningKey,
): string {
  if (token.filter.length === 0)
    throw new Error('A tenant token without a filter would open the whole index.');
  const claims: Claims = {
    apiKeyUid: key.uid,
    searchRules: { [token.indexUid]: { filter: token.filter } },
    exp: Math.floor(token.expiresAt.getTime() / 1000),
    site: token.site,
  };
  const signed = `${HEADER}.${Buffer.from(JSON.stringify(claims)).toString('base64url')}`;
  return `${signed}.${signatureOf(signed, key.secret).toString('base64url')}`;
}

/** Whether a token is ours, unchanged, not expired, and made for this site and index (API-003). */
export function acceptsToken(
  token: string,
  wanted: { site: string; indexUid: string; now: Date },
  key: SigningKey,
): boolean {
  const [header, payload, signature, ...more] = token.split('.');
  if (header !== HEADER || !payload || !signature || more.length > 0) return false;
  const given = Buffer.from(signature, 'base64url');
  const right = signatureOf(`${header}.${payload}`, key.secret);
  if (given.length !== right.length || !timingSafeEqual(given, right)) return false;
  // Signed by us, so it reads; the schema guards against tokens of an older version of this file.
  const claims = claimsSchema.safeParse(JSON.parse(Buffer.from(payload, 'base64url').toString('utf8')));
  if (!claims.success) return false;
  const { apiKeyUid, searchRules, exp, site } = claims.data;
  return (
    apiKeyUid === key.uid &&
    site === wanted.site &&
    Object.hasOwn(searchRules, wanted.indexUid) &&
    wanted.now.getTime() < exp * 1000
  );
}
