import type { SearchState } from 'shared-contracts/entities/search';
import type { LoadContext } from 'shared-contracts/remote/remote-module';
import { queryParts } from 'shared-contracts/search/exact-words';
import type { QueryParse } from './parse-query';

/**
 * Reads the words of an address, `?query=`, as sending the search box would. Null when there is nothing to read: no
 * words, or only words in quotation marks, which are looked for as they stand. Without the grammar, or where nothing is
 * understood, words are searched as text.
 */
export async function readQuery(
  state: SearchState,
  services: Pick<LoadContext, 'site' | 'search' | 'now'>,
): Promise<QueryParse | null> {
  if (queryParts(state.query).text === '') return null;
  try {
    const { parseQuery } = await import(/* webpackChunkName: 'plain-language' */ './parse-query');
    return await parseQuery(state.query, state, services);
  } catch {
    return null;
  }
}
