import type { MultiSearchQuery, MultiSearchResponse } from 'shared-contracts/search/wire';

/** Parameters of one query, as InstantSearch writes them. */
interface Params {
  query?: string;
  facets?: string | readonly string[];
  facetFilters?: readonly (string | readonly string[])[];
  numericFilters?: readonly (string | readonly string[])[];
  page?: number;
  hitsPerPage?: number;
}

/** One query of InstantSearch. */
export interface Question {
  indexName: string;
  params?: Params;
}

const quoted = (text: string): string => `"${text.replace(/[\\"]/g, '\\$&')}"`;

/** `make:Land Rover` as a filter expression. */
function equality(filter: string): string {
  const colon = filter.indexOf(':');
  return `${filter.slice(0, colon)} = ${quoted(filter.slice(colon + 1))}`;
}

const isText = (part: string | readonly string[]): part is string => typeof part === 'string';

/** A query of InstantSearch as one of Meilisearch. */
function toQuery({ indexName, params = {} }: Question): MultiSearchQuery {
  const { query, facets = [], facetFilters = [], numericFilters = [], page = 0, hitsPerPage = 20 } = params;
  const filter = [
    ...facetFilters.map((part) => (isText(part) ? equality(part) : part.map(equality))),
    ...numericFilters.map((part) => (isText(part) ? part : [...part])),
  ];
  return {
    indexUid: indexName,
    ...(query ? { q: query } : {}),
    ...(filter.length > 0 ? { filter } : {}),
    facets: [...(isText(facets) ? [facets] : facets)],
    hitsPerPage,
    page: page + 1,
  };
}

/** Where the client asks. */
export interface Gateway {
  /** Address of the multi-search. */
  url: string;
  key: string;
}

/**
 * The platform's search gateway as InstantSearch wants a search service: one request for the queries of one
 * interaction. It does no more than translate, so that what is measured is InstantSearch.
 */
export const createGatewayClient = ({ url, key }: Gateway) => ({
  search: async (questions: readonly Question[]) => {
    const answer = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${key}` },
      body: JSON.stringify({ queries: questions.map(toQuery) }),
    });
    if (!answer.ok) throw new Error(`The gateway answered ${answer.status}: ${await answer.text()}`);
    const { results } = (await answer.json()) as MultiSearchResponse<object>; // the gateway's own contract
    return {
      results: results.map((result, at) => ({
        index: questions[at]?.indexName ?? '',
        query: questions[at]?.params?.query ?? '',
        params: '',
        hits: result.hits,
        nbHits: result.totalHits ?? 0,
        page: questions[at]?.params?.page ?? 0,
        nbPages: result.totalPages ?? 0,
        hitsPerPage: questions[at]?.params?.hitsPerPage ?? 20,
        facets: result.facetDistribution ?? {},
        facets_stats: result.facetStats ?? {},
        processingTimeMS: result.processingTimeMs,
        exhaustiveNbHits: true,
      })),
    };
  },
});
