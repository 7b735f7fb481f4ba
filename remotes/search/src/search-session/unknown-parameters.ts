import { filterNames, rangeFilterNames } from 'shared-contracts/entities/search';
import { findKey } from 'shared-contracts/routes';
import { ignoredKey, originalQueryKey } from './query-href';
import { rangeFields } from './plain-form';

/** Keys of a query string that belong to the search. */
const ownKeys: ReadonlySet<string> = new Set([
  'query',
  'page',
  'sortBy',
  'near',
  'within',
  findKey,
  originalQueryKey,
  ignoredKey,
  ...filterNames,
  ...rangeFilterNames.flatMap((name) => Object.values(rangeFields(name))),
]);

/** An address with the keys of a query string that mean nothing to the search, such as `utm_source` (D-46). */
export function keepUnknownParameters(href: string, query: string): string {
  const unknown = new URLSearchParams(query);
  for (const key of ownKeys) unknown.delete(key);
  const text = unknown.toString();
  return text ? `${href}${href.includes('?') ? '&' : '?'}${text}` : href;
}
