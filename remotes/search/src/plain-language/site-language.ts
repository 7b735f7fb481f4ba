import type { LoadServices } from 'shared-contracts/remote/remote-module';
import { sortsOf } from '../distance/sorts';
import { hasDistance } from 'shared-rules/search/nearby';
import { stockNoun } from 'shared-rules/stock-noun';
import { makeLanguage, type Language } from './interpret';
import { loadVocabulary, type Vocabulary } from './vocabulary';

const known = new WeakMap<Vocabulary, Language>();

/** The language of a site's stock. Rejects with `ApiFailure` when the stock cannot answer. */
export async function siteLanguage(
  services: Pick<LoadServices, 'site' | 'search' | 'now'>,
): Promise<Language> {
  const { site, now } = services;
  const vocabulary = await loadVocabulary(services);
  const kept = known.get(vocabulary);
  if (kept) return kept;
  const language = makeLanguage({
    vocabulary,
    thisYear: now().getUTCFullYear(),
    sorts: sortsOf(site, true),
    hasDistance: hasDistance(site),
    noun: stockNoun(site),
  });
  known.set(vocabulary, language);
  return language;
}
