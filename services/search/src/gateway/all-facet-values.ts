import { filterText } from 'shared-contracts/search/filter-text';
import { searchLimits, type SearchResponse } from 'shared-contracts/search/wire';
import { LONG_LISTS } from '../index/attributes';
import type { MeiliQuery } from './meili-query';

/** Most questions one list takes: some 15,000 values. */
const MAX_PARTS = 64;

const longLists: readonly string[] = LONG_LISTS;

type Answer = Pick<SearchResponse<unknown>, 'facetDistribution' | 'totalHits' | 'processingTimeMs'>;

/**
 * As Meilisearch keeps a text for comparing: it takes the text of a comparison as it is. Only the sizes of the parts depend
 * on it, because every value is either up to a text or beyond it.
 */
const normalised = (value: string): string => value.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

const middleOf = <Value>(sorted: readonly Value[]): Value | undefined =>
  sorted[Math.floor((sorted.length - 1) / 2)];

/**
 * What lies between the two halves of the values counted so far, as a text of a filter. A text that reads as a number
 * would be compared with numbers alone, which leaves out the models "3" and "300"; a sign behind it keeps it a text.
 */
function betweenHalves(facet: string, values: readonly string[]): string {
  return facet === 'locality_id'
    ? String(middleOf(values.map(Number).sort((a, b) => a - b)) ?? 0)
    : filterText(`${middleOf(values.map(normalised).sort()) ?? ''}~`);
}

/**
 * Counts every value of one facet. An answer of Meilisearch holds `searchLimits.facetValues` at most; one that
 * is full is requested again in two halves, the values up to its middle one and those beyond, until no part is full.
 *
 * @param query asks for one facet and no hits
 * @param ask sends up to twelve queries in one request
 */
export async function countAllFacetValues(
  query: MeiliQuery,
  ask: (queries: MeiliQuery[]) => Promise<readonly Answer[]>,
): Promise<Answer> {
  const [facet = ''] = query.facets ?? [];
  const counts: Record<string, number> = {};
  let whole: Answer | undefined;
  let requested = 0;
  let open: string[][] = [[]];
  while (open.length > 0) {
    const parts = open.slice(0, searchLimits.queries);
    open = open.slice(parts.length);
    requested += parts.length;
    const answers = await ask(parts.map((part) => ({ ...query, filter: [...query.filter, ...part] })));
    for (const [at, part] of parts.entries()) {
      const answer = answers[at];
      whole ??= answer;
      const values = answer?.facetDistribution?.[facet] ?? {};
      const names = Object.keys(values);
      const isFull = names.length >= searchLimits.facetValues && longLists.includes(facet);
      if (!isFull || requested + open.length + 2 > MAX_PARTS) {
        Object.assign(counts, values);
        continue;
      }
      const middle = betweenHalves(facet, names);
      open.push([...part, `${facet} <= ${middle}`], [...part, `${facet} > ${middle}`]);
    }
  }
  return {
    facetDistribution: { [facet]: counts },
    totalHits: whole?.totalHits ?? 0,
    processingTimeMs: whole?.processingTimeMs ?? 0,
  };
}
