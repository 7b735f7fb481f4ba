import type { Car } from 'shared-contracts/entities/car';
import type { SearchClient } from 'shared-contracts/remote/remote-module';
import type { CarDocument } from 'shared-contracts/search/index-document';
import { searchLimits, type MultiSearchQuery, type SearchResponse } from 'shared-contracts/search/wire';
import { ApiFailure } from 'shared-contracts/errors';
import { findDocuments } from 'shared-rules/search/find-documents';
import type { FilterRecord } from 'shared-rules/search/match-filter';
import { pageOf } from 'shared-rules/search/page-of';
import { behave, type FakeBehaviour } from './behaviour';
import { toFakeDocument } from './car-document';

const searched = [
  'name',
  'make_model',
  'model_alias',
  'badge',
  'series',
  'stocknum',
  'simple_body',
  'colour',
] as const;

/** What is filtered and counted. The weekly payments of a site's own lender are the gateway's to pick; none has any here. */
const recordOf = (document: CarDocument): FilterRecord => ({ ...document, weekly_price_range: null });

function countFacet(documents: readonly CarDocument[], name: string): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const document of documents) {
    const value = recordOf(document)[name];
    for (const entry of Array.isArray(value) ? value : value == null ? [] : [value]) {
      counts[String(entry)] = (counts[String(entry)] ?? 0) + 1;
    }
  }
  return counts;
}

function statsOf(documents: readonly CarDocument[], name: string): { min: number; max: number } | null {
  const values = documents
    .map((document) => recordOf(document)[name])
    .filter((value) => typeof value === 'number');
  return values.length === 0 ? null : { min: Math.min(...values), max: Math.max(...values) };
}

function answer(documents: readonly CarDocument[], query: MultiSearchQuery): SearchResponse<CarDocument> {
  const { facets = [] } = query;
  const shown = documents.filter((document) => document.show_on_dealer_website);
  const found = findDocuments(shown, query, searched, recordOf);
  const stats = facets.flatMap((name) => {
    const range = statsOf(found, name);
    return range ? [[name, range] as const] : [];
  });
  return {
    indexUid: query.indexUid,
    ...pageOf(found, query),
    facetDistribution: Object.fromEntries(facets.map((name) => [name, countFacet(found, name)])),
    facetStats: Object.fromEntries(stats),
    processingTimeMs: 1,
  };
}

/**
 * The search gateway over cars in memory: words, filters, facets, order and paging as the remotes use them.
 *
 * @param behaviour read at every call
 */
export function createFakeSearch(cars: readonly Car[], behaviour: FakeBehaviour = {}): SearchClient {
  const documents = cars.map(toFakeDocument);
  return async (queries, { signal } = {}) => {
    await behave('this search', behaviour, signal);
    if (queries.length === 0 || queries.length > searchLimits.queries) {
      throw new ApiFailure(
        'bad_request',
        `A search holds 1 to ${searchLimits.queries} queries, not ${queries.length}.`,
      );
    }
    return queries.map((query) => answer(documents, query));
  };
}
