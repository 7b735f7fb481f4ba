import type { SearchState } from 'shared-contracts/entities/search';
import type { LoadContext } from 'shared-contracts/remote/remote-module';
import { findKey, hrefs } from 'shared-contracts/routes';
import { cut, queryToSearchState } from 'shared-contracts/search/url-state';
import { keepUnknownParameters } from '../search-session/unknown-parameters';
import { plainFormHref } from '../search-session/plain-form';
import { maxQueryLength } from '../search-session/query-href';

type Services = Pick<LoadContext, 'site' | 'search' | 'now'>;

/** The grammar is fetched with the first words; without it words are searched as they stand. */
async function parsedHref(words: string, state: SearchState, services: Services): Promise<string | null> {
  try {
    const { parseQueryToHref } = await import(/* webpackChunkName: 'plain-language' */ './parse-query');
    return await parseQueryToHref(words, state, services);
  } catch {
    return null;
  }
}

/**
 * Address of the search that the words under `find` ask for, or null when there are none. A form sent without script
 * carries its ranges and the words of the search on screen with it; those words, sent again, stay as they are.
 */
export async function resolveQueryHref(context: Services & Pick<LoadContext, 'url'>): Promise<string | null> {
  const { searchParams } = context.url;
  const found = searchParams.get(findKey);
  if (found === null) return null;
  const words = cut(found.trim(), maxQueryLength);
  const form = plainFormHref(searchParams);
  const sent = queryToSearchState(form === null ? searchParams : new URL(form, context.url).searchParams);
  const asWords = hrefs.search({ ...sent, query: words, page: 1 });
  const hasNewQuery = words !== '' && words !== sent.query;
  const href = hasNewQuery ? await parsedHref(words, { ...sent, query: '' }, context) : null;
  return keepUnknownParameters(href ?? asWords, context.url.search);
}
