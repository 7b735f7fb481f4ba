import type { SearchState } from 'shared-contracts/entities/search';
import type { LoadServices } from 'shared-contracts/remote/remote-module';
import { applyReading } from './apply-reading';
import { saidHref } from '../search-session/query-href';
import { interpret } from './interpret';
import { isUnderstood, type Reading } from './reading';
import { doubts, settle } from './settle';
import { siteLanguage } from './site-language';

type Services = Pick<LoadServices, 'site' | 'search' | 'now'>;

/** A search that words stand for. */
export interface Understood {
  state: SearchState;
  /** Words that narrow nothing. */
  ignored: string[];
}

const understood = (reading: Reading, state: SearchState): Understood => ({
  state: applyReading(state, reading),
  ignored: [...new Set(reading.ignored)],
});

/** What is known of words at once, and what the stock has to be asked to be sure. */
export interface Guess {
  /** Null when nothing of the words is understood. */
  first: Understood | null;
  /** Questions to the stock; none when the guess is sure. */
  queries: ReturnType<typeof doubts>;
  /** The search, once the questions are answered. */
  settle: (answers: Parameters<typeof settle>[1]) => Promise<Understood | null>;
}

/**
 * Reads words on top of a search. Rejects with `ApiFailure` when the stock cannot be asked.
 *
 * @param state what the search holds beside the words
 */
export async function guessWords(words: string, state: SearchState, services: Services): Promise<Guess> {
  const { site, search } = services;
  const reading = interpret(words, await siteLanguage(services));
  const base = { ...state, query: '' };
  const settling = { reading, state: base, site };
  return {
    first: isUnderstood(reading) ? understood(reading, base) : null,
    queries: doubts(settling),
    settle: async (answers) => {
      const sure = await settle(settling, answers, search);
      return sure && understood(sure, base);
    },
  };
}

/** The search that words stand for; null when nothing of them is understood, or the stock cannot be asked. */
export async function understandWords(
  words: string,
  state: SearchState,
  services: Services,
): Promise<Understood | null> {
  try {
    const { first, queries, settle: sure } = await guessWords(words, state, services);
    return queries.length === 0 ? first : await sure(await services.search(queries));
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
export async function understoodHref(
  words: string,
  state: SearchState,
  services: Services,
): Promise<string | null> {
  const found = await understandWords(words, state, services);
  return found && saidHref(words, found.state, found.ignored);
}
