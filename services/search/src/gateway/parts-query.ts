import { ApiFailure } from 'shared-contracts/errors';
import type { MultiSearchQuery } from 'shared-contracts/search/wire';
import type { TenantConfig } from 'shared-contracts/site-config';
import { PART_FIELDS } from '../index/part-index';
import type { MeiliQuery } from './meili-query';

/** What a search of parts may say; nothing of it is a filter (SRC-010). */
const ALLOWED: ReadonlySet<string> = new Set(['indexUid', 'q', 'hitsPerPage', 'page', 'offset', 'limit']);

/**
 * A visitor's search of the site's parts: its own parts only, by words, in the order of their names without any.
 *
 * @param paging hits as the car search pages them
 * @throws ApiFailure `bad_request`
 */
export function toPartsQuery(
  site: TenantConfig,
  query: MultiSearchQuery,
  paging: Partial<MeiliQuery>,
): MeiliQuery {
  const refused = Object.keys(query).find((name) => !ALLOWED.has(name));
  if (refused !== undefined) {
    throw new ApiFailure('bad_request', `Parameter "${refused}" is none of a search for parts.`);
  }
  const q = (query.q ?? '').trim();
  return {
    indexUid: query.indexUid,
    ...(q === '' ? { sort: ['name:asc'] } : { q }),
    filter: [`site = "${site.site.slug}"`],
    ...paging,
    attributesToRetrieve: [...PART_FIELDS],
    matchingStrategy: 'all',
  };
}
