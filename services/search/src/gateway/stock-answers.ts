import { LRUCache } from 'lru-cache';
import type { CarDocument } from 'shared-contracts/search/index-document';
import type { SearchResponse } from 'shared-contracts/search/wire';
import type { TenantConfig } from 'shared-contracts/site-config';
import { findDocuments } from 'shared-rules/search/find-documents';
import { pageOf } from 'shared-rules/search/page-of';
import { SEARCHABLE } from '../index/attributes';
import { DEFAULT_SORT, type PlannedQuery } from './meili-query';
import { namesWeekly } from './weekly-counts';

/** Cars of a site as the index would hold them, read from where the stock is kept. */
export type StockOf = (site: TenantConfig) => Promise<readonly CarDocument[]>;

/** How long the stock of a site is searched before it is read again, in ms. */
const LIFE_MS = 60_000;
/** Cars of all sites that are kept at once. */
const MAX_CARS = 20_000;

/** The fields of a hit; `finance_lenders.a` is one lender of them. */
function pick(document: CarDocument, names: readonly string[]): object {
  const record: Record<string, unknown> = { ...document };
  return Object.fromEntries(
    names.map((name) => {
      const [attribute = '', key] = name.split('.');
      if (key === undefined) return [attribute, record[attribute]];
      const lenders = (record[attribute] ?? {}) as Record<string, unknown>; // the one attribute with parts
      return [attribute, Object.hasOwn(lenders, key) ? { [key]: lenders[key] } : {}];
    }),
  );
}

/** Whether the stock can answer a query: weekly payments and parts are known to the search server alone. */
export const isAnswerable = (site: TenantConfig, { indexUid, filter }: PlannedQuery): boolean =>
  indexUid === site.search.index && !namesWeekly({ facets: [], filter });

/**
 * Answers searches without the search server: the same cars in the same order, without facets, and with words that are
 * looked for as they are written.
 */
export function createStockAnswers(stockOf: StockOf) {
  const stock = new LRUCache<TenantConfig, readonly CarDocument[]>({
    maxSize: MAX_CARS,
    sizeCalculation: (cars) => cars.length + 1,
    ttl: LIFE_MS,
    fetchMethod: (site) => stockOf(site),
  });
  return async (site: TenantConfig, query: PlannedQuery): Promise<SearchResponse<object>> => {
    const cars = (await stock.fetch(site)) ?? [];
    const found = findDocuments(cars, { ...query, sort: [...(query.sort ?? []), DEFAULT_SORT] }, SEARCHABLE);
    const page = pageOf(found, query);
    return {
      indexUid: query.indexUid,
      ...page,
      hits: page.hits.map((car) => pick(car, query.attributesToRetrieve)),
      processingTimeMs: 0,
      isLimited: true,
    };
  };
}
