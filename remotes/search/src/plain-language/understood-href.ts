import type { SearchState } from 'shared-contracts/entities/search';
import type { LoadServices } from 'shared-contracts/remote/remote-module';
import { applyReading } from './apply-reading';
import { saidHref } from './find-href';
import { interpret } from './interpret';
import { isUnderstood, type Reading } from './reading';
import { siteLanguage } from './site-language';

type Services = Pick<LoadServices, 'site' | 'search' | 'now'>;

/** What words say about a site's stock, or null when nothing of them is understood or the stock cannot be asked. */
export async function readWords(words: string, services: Services): Promise<Reading | null> {
  try {
    const reading = interpret(words, await siteLanguage(services));
    return isUnderstood(reading) ? reading : null;
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
  const reading = await readWords(words, services);
  return reading && saidHref(words, applyReading(state, reading));
}
