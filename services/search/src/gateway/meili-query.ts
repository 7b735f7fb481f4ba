import type { FinanceTerms } from 'shared-contracts/entities/finance-terms';
import { ApiFailure } from 'shared-contracts/errors';
import type { MultiSearchQuery, SearchFilter } from 'shared-contracts/search/wire';
import type { TenantConfig } from 'shared-contracts/site-config';
import { baseFilter } from '../filter/base-filter';
import { checkFilter, checkFilters } from '../filter/filter-syntax';
import { joinModelWords } from './model-words';
import { toPartsQuery } from './parts-query';
import { namesWeekly } from './weekly-counts';
import { DISPLAYED, FACETS, SEARCHABLE, SORTS } from '../index/attributes';

/** A query as the gateway sends it to Meilisearch. */
export interface MeiliQuery {
  indexUid: string;
  q?: string;
  filter: (string | string[])[];
  facets?: string[];
  sort?: string[];
  hitsPerPage?: number;
  page?: number;
  offset?: number;
  limit?: number;
  attributesToHighlight?: string[];
  attributesToRetrieve: string[];
  matchingStrategy: 'all';
}

/** A query whose weekly payments are still named as a visitor names them (see `splitQuery`). */
export interface PlannedQuery extends MeiliQuery {
  /** The shopper's own terms, where it names weekly payments. */
  financeTerms?: FinanceTerms;
}

/** The order cars come in when none is requested: Meilisearch's last ranking rule. */
export const DEFAULT_SORT = 'custom_rank:desc';

const refuse = (message: string): never => {
  throw new ApiFailure('bad_request', message);
};

/** Expressions that all hold; of an inner list one has to. Blank ones say nothing. */
function visitorFilter(filter: SearchFilter | undefined): (string | string[])[] {
  const all = filter === undefined ? [] : typeof filter === 'string' ? [filter] : filter;
  const isStated = (text: string) => text.trim() !== '';
  return all
    .map((part) => (typeof part === 'string' ? part : part.filter(isStated)))
    .filter((part) => (typeof part === 'string' ? isStated(part) : part.length > 0));
}

function checkedFilter(filter: SearchFilter | undefined): (string | string[])[] {
  const expressions = visitorFilter(filter);
  const problem = checkFilters(expressions.flat());
  return problem === null ? expressions : refuse(problem);
}

/** Config is checked where it is used: a site's own filter that does not read must not open its search. */
function siteFilter(site: TenantConfig, now: Date, sort: string | undefined): string[] {
  const own = site.stock.baseFilter.trim();
  const problem = own === '' ? null : checkFilter(own);
  if (problem === null) return baseFilter(site, now, sort);
  throw new ApiFailure('internal', `The search of this site is not set up correctly.`, {
    cause: new Error(`Site ${site.site.slug}, stock.baseFilter: ${problem}`),
  });
}

function checkedFacets({ facets, allFacetValues, hitsPerPage }: MultiSearchQuery): string[] | undefined {
  if (allFacetValues && (facets?.length !== 1 || hitsPerPage !== 0)) {
    return refuse('Parameter "allFacetValues" needs exactly one facet and "hitsPerPage" 0.');
  }
  const unknown = facets?.find((name) => !FACETS.has(name));
  return unknown === undefined
    ? facets
    : refuse(`Parameter "facets": "${unknown}" is no attribute that can be counted.`);
}

function checkedSort(sort: string[] | undefined): string[] {
  return (sort ?? []).map((entry) => {
    const [name = '', direction = '', ...more] = entry.split(':');
    const attribute = Object.hasOwn(SORTS, name) ? SORTS[name] : undefined;
    const isKnown = attribute !== undefined && /^(?:asc|desc)$/.test(direction) && more.length === 0;
    return isKnown
      ? `${attribute}:${direction}`
      : refuse(`Parameter "sort": "${entry}" is no order cars can be put in.`);
  });
}

/**
 * Page of the hits. Meilisearch ignores `offset` beside `hitsPerPage`, so it becomes the page here (API-001).
 */
function paging(query: MultiSearchQuery, defaultHits: number): Partial<MeiliQuery> {
  const { hitsPerPage, page, offset, limit } = query;
  if (hitsPerPage === undefined && page === undefined)
    return { offset: offset ?? 0, limit: limit ?? defaultHits };
  const hits = hitsPerPage ?? defaultHits;
  if (offset === undefined) return { hitsPerPage: hits, page: page ?? 1 };
  if (page !== undefined) return refuse('Send either "page" or "offset" with "hitsPerPage", not both.');
  if (hits === 0 ? offset !== 0 : offset % hits !== 0) {
    return refuse(`Parameter "offset" (${offset}) must be a multiple of "hitsPerPage" (${hits}).`);
  }
  return { hitsPerPage: hits, page: hits === 0 ? 1 : offset / hits + 1 };
}

/** Fields of a hit: a card, with the one lender whose figures the site shows, and what its cards lead with. */
function hitFields(site: TenantConfig): string[] {
  const provider = site.site.finance_provider;
  const lender = provider === null ? undefined : site.finance.providers[provider]?.lender;
  const fields: string[] = DISPLAYED.filter((name) => name !== 'finance_lenders');
  if (lender !== undefined) fields.push(`finance_lenders.${lender}`);
  if (site.site.plugins.includes('autogauge')) fields.push('autograb_data');
  if (site.card.layout === 'spec') fields.push('specifications', 'variant');
  return fields;
}

const highlightable: readonly string[] = SEARCHABLE;

/**
 * What is sent to Meilisearch for a visitor's query: the site's base filter and the visitor's expressions as
 * elements that are ANDed, never joined as text; fixed fields; all words required (API-001, SRC-047).
 *
 * @param isModelWord whether a word names a model the index holds, such as "mazda3"
 * @throws ApiFailure `bad_request`, or `not_found` for an index that is not the site's
 */
export function toMeiliQuery(
  site: TenantConfig,
  query: MultiSearchQuery,
  now: Date,
  isModelWord: (indexUid: string, word: string) => boolean,
): PlannedQuery {
  if (query.indexUid === site.search.partsIndex) {
    return toPartsQuery(site, query, paging(query, site.search.hitsPerPage));
  }
  if (query.indexUid !== site.search.index) {
    throw new ApiFailure('not_found', `This site has no search index "${query.indexUid.slice(0, 100)}".`);
  }
  const sort = checkedSort(query.sort);
  const q = joinModelWords(query.q ?? '', (word) => isModelWord(query.indexUid, word));
  // With words the default order is relevance, then rank; asking for the rank outright would put it before relevance.
  const isDefaultOrder = sort.length === 0 || (sort.length === 1 && sort[0] === DEFAULT_SORT);
  const facets = checkedFacets(query);
  const filter = [...siteFilter(site, now, query.sort?.[0]), ...checkedFilter(query.filter)];
  const highlight = query.attributesToHighlight?.filter((name) => highlightable.includes(name));
  return {
    indexUid: query.indexUid,
    ...(q === '' ? {} : { q }),
    filter,
    ...(facets && facets.length > 0 ? { facets } : {}),
    ...(isDefaultOrder && q !== '' ? {} : { sort: isDefaultOrder ? [DEFAULT_SORT] : sort }),
    ...paging(query, site.search.hitsPerPage),
    ...(highlight && highlight.length > 0 ? { attributesToHighlight: highlight } : {}),
    attributesToRetrieve: hitFields(site),
    matchingStrategy: 'all',
    ...(query.financeTerms && namesWeekly({ facets: facets ?? [], filter })
      ? { financeTerms: query.financeTerms }
      : {}),
  };
}
