import type { SearchState } from 'shared-contracts/entities/search';
import type { LoadServices } from 'shared-contracts/remote/remote-module';
import { applyReading } from './apply-reading';
import { parsedQueryHref } from '../search-session/query-href';
import { interpret } from './interpret';
import { isUnderstood, type Reading } from './reading';
import { confirmationQueries, confirmReading } from './confirm-reading';
import { siteLanguage } from './site-language';

type Services = Pick<LoadServices, 'site' | 'search' | 'now'>;

/** A search that words stand for. */
export interface ParsedQuery {
  state: SearchState;
  /** Words that narrow nothing. */
  ignored: string[];
}

const toParsedQuery = (reading: Reading, state: SearchState): ParsedQuery => ({
  state: applyReading(state, reading),
  ignored: [...new Set(reading.ignored)],
});

/** What is known of words at once, and the queries that make it sure. */
export interface QueryParse {
  /** Null when nothing of the words is understood. */
  first: ParsedQuery | null;
  /** Questions to the stock; none when the guess is sure. */
  queries: ReturnType<typeof confirmationQueries>;
  /** The search, once the questions are answered. */
  confirm: (answers: Parameters<typeof confirmReading>[1]) => Promise<ParsedQuery | null>;
}

/**
 * Reads words on top of a search. Rejects with `ApiFailure` when the stock cannot answer.
 *
 * @param state what the search holds beside the words
 */
export async function parseQuery(words: string, state: SearchState, services: Services): Promise<QueryParse> {
  const { site, search } = services;
  const reading = interpret(words, await siteLanguage(services));
  const base = { ...state, query: '' };
  const unconfirmed = { reading, state: base, site };
  return {
    first: isUnderstood(reading) ? toParsedQuery(reading, base) : null,
    queries: confirmationQueries(unconfirmed),
    confirm: async (answers) => {
      const confirmed = await confirmReading(unconfirmed, answers, search);
      return confirmed && toParsedQuery(confirmed, base);
    },
  };
}

/** The search that words stand for; null when nothing of them is understood, or the stock cannot answer. */
export async function parseQueryFully(
  words: string,
  state: SearchState,
  services: Services,
): Promise<ParsedQuery | null> {
  try {
    const { first, queries, confirm } = await parseQuery(words, state, services);
    return queries.length === 0 ? first : await confirm(await services.search(queries));
  } catch {
    // Words that cannot be understood are still words to search.
    return null;
  }
}

/**
 * Address of the search that words stand for, or null when nothing of them is understood.
 *
 * @param state what the search holds beside the words
 */
export async function parseQueryToHref(
  words: string,
  state: SearchState,
  services: Services,
): Promise<string | null> {
  const found = await parseQueryFully(words, state, services);
  return found && parsedQueryHref(words, found.state, found.ignored);
}
