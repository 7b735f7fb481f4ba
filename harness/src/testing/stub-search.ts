import type { CarInput } from 'shared-contracts/entities/car';
import type { SearchClient } from 'shared-contracts/remote/remote-module';
import type { CarDocument } from 'shared-contracts/search/index-document';
import type { MultiSearchQuery, SearchResponse } from 'shared-contracts/search/wire';
import { makeCar } from 'shared-contracts/testing';
import { pageOf } from 'shared-rules/search/page-of';
import { toFakeDocument } from '../fake-api/car-document';

/** A car as the index holds it. */
export const makeDocument = (overrides: Partial<CarInput> = {}): CarDocument =>
  toFakeDocument(makeCar(overrides));

/** Cars as the index holds them, with the ids 1 to `count`. */
export const makeDocuments = (count: number): CarDocument[] =>
  Array.from({ length: count }, (_, at) => makeDocument({ id: at + 1 }));

type Facets = Record<string, Record<string, number>>;

/** What a search finds; nothing of what is left out. */
export interface SearchStock {
  cars?: CarDocument[];
  /** Counts of every query. */
  facets?: Facets;
  facetStats?: SearchResponse<CarDocument>['facetStats'];
  ms?: number;
  /** As without the search server. */
  isLimited?: boolean;
}

/** A search client that answers what a test says, and records what it was sent. */
export interface StubSearch {
  search: SearchClient;
  /** Every request so far, each with its queries. */
  requests: MultiSearchQuery[][];
  /** The first query of the latest request. */
  lastQuery: () => MultiSearchQuery;
  /** What the next requests find; an error makes them fail. */
  answerWith: (stock: SearchStock | Error) => void;
  /** What the next request alone finds. */
  answerNextWith: (stock: SearchStock) => void;
  /** Holds answers back until the returned function is called. */
  hold: () => () => void;
  /** Gives the first answer of each request at once, and the others when the returned function is called. */
  holdOthers: () => (error?: Error) => void;
}

const pick = (facets: Facets, names: readonly string[] = []): Facets =>
  Object.fromEntries(names.flatMap((name) => (facets[name] ? [[name, facets[name]]] : [])));

/** A search service that finds what it is given, whatever the query, and records its requests. */
export function stubSearch(stock: SearchStock = {}): StubSearch {
  let current: SearchStock | Error = stock;
  let once: SearchStock | null = null;
  let gate = Promise.resolve();
  let others: Promise<void> | null = null;
  const requests: MultiSearchQuery[][] = [];

  const answer = (
    { cars = [], facets = {}, facetStats, ms = 3, isLimited }: SearchStock,
    query: MultiSearchQuery,
  ): SearchResponse<CarDocument> => ({
    ...pageOf(cars, query),
    ...(isLimited ? { isLimited } : { facetDistribution: pick(facets, query.facets) }),
    ...(facetStats ? { facetStats } : {}),
    processingTimeMs: ms,
  });
  return {
    requests,
    lastQuery() {
      const query = requests.at(-1)?.[0];
      if (!query) throw new Error('Nothing has been searched yet.');
      return query;
    },
    answerWith(next) {
      current = next;
    },
    answerNextWith(next) {
      once = next;
    },
    hold() {
      let release = (): void => undefined;
      gate = new Promise((resolve) => {
        release = resolve;
      });
      return release;
    },
    holdOthers() {
      let release = (_error?: Error): void => undefined;
      others = new Promise((resolve, reject) => {
        release = (error) => (error ? reject(error) : resolve());
      });
      return release;
    },
    async search(queries, { onFirst } = {}) {
      requests.push(queries);
      const alone = once;
      once = null;
      await gate;
      if (alone) return queries.map((query) => answer(alone, query));
      if (current instanceof Error) throw current;
      const now = current;
      const [page] = queries;
      if (others && onFirst && page) {
        onFirst(answer(now, page));
        await others;
      }
      return queries.map((query) => answer(now, query));
    },
  };
}
