import { LRUCache } from 'lru-cache';
import type { TenantConfig } from 'shared-contracts/site-config';
import { baseFilter } from '../filter/base-filter';
import { signTenantToken, type SigningKey } from './tenant-token';

/** A search key for one site (API-003). */
export interface SearchKey {
  /** Tenant token; grants searches of this site's cars and nothing else. */
  key: string;
  /** ISO moment at which it stops working. */
  expiresAt: string;
}

/** Longest life of a key (API-003); the sold-days limit inside is as old as the key. */
const LIFE_MS = 3_600_000;
/** A key with less life left is not given out again: a page read for a while must not run out at once. */
const LEAST_LEFT_MS = 900_000;
const MAX_SITES = 5_000;

/** Keys of sites; a site gets the same one again until its config changes or a quarter of an hour is left. */
export function createKeyring(now: () => Date): (site: TenantConfig, signing: SigningKey) => SearchKey {
  const known = new LRUCache<
    string,
    { config: TenantConfig; secret: string; key: SearchKey; endsAt: number }
  >({
    max: MAX_SITES,
  });
  return (site, signing) => {
    const { slug } = site.site;
    const moment = now();
    const last = known.get(slug);
    const left = last ? last.endsAt - moment.getTime() : 0;
    // A clock set back leaves more than a full life; such a key would outlive its hour.
    const isFresh = left >= LEAST_LEFT_MS && left <= LIFE_MS;
    if (last && isFresh && last.config === site && last.secret === signing.secret) return last.key;
    const expiresAt = new Date(Math.floor((moment.getTime() + LIFE_MS) / 1000) * 1000);
    const token = { site: slug, indexUid: site.search.index, filter: baseFilter(site, moment), expiresAt };
    const key = { key: signTenantToken(token, signing), expiresAt: expiresAt.toISOString() };
    known.set(slug, { config: site, secret: signing.secret, key, endsAt: expiresAt.getTime() });
    return key;
  };
}
