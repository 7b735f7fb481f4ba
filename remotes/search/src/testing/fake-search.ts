import type { CarInput } from 'shared-contracts/entities/car';
import type { SearchClient } from 'shared-contracts/remote/remote-module';
import type { CarDocument } from 'shared-contracts/search/index-document';
import type { MultiSearchQuery, SearchResponse } from 'shared-contracts/search/wire';
import { makeCard } from 'shared-contracts/testing';

/** A car as the index holds it. */
export const makeDocument = (overrides: Partial<CarInput> = {}): CarDocument => {
  const card = makeCard(overrides);
  return {
    ...card,
    categories: [],
    make_model: `${card.make} ${card.model}`,
    model_alias: '',
    price_range: null,
    weekly_price_range: null,
    filtered_features: [],
    keywords: [],
    dealership_name: 'Harbour Springwood',
    custom_rank: 1,
    body: 'suv',
    drive: card.simple_drive,
    fuel: card.simple_fuel,
    transmission: card.simple_transmission,
    city: 'Springwood',
    state: 'QLD',
    locality_id: null,
    show_on_dealer_website: true,
    created_ts: 0,
  };
};

export const makeDocuments = (count: number): CarDocument[] =>
  Array.from({ length: count }, (_, at) => makeDocument({ id: at + 1 }));

type Facets = Record<string, Record<string, number>>;

export interface FakeStock {
  cars?: CarDocument[];
  /** Counts of every query. */
  facets?: Facets;
  facetStats?: SearchResponse<CarDocument>['facetStats'];
  ms?: number;
}

export interface FakeSearch {
  search: SearchClient;
  /** Every request so far, each with its queries. */
  requests: MultiSearchQuery[][];
  /** The first query of the latest request. */
  lastQuery: () => MultiSearchQuery;
  /** What the next requests find; an error makes them fail. */
  answerWith: (stock: FakeStock | Error) => void;
  /** What the next request alone finds. */
  answerNextWith: (stock: FakeStock) => void;
  /** Holds answers back until the returned function is called. */
  hold: () => () => void;
  /** Gives the first answer of each request at once, and the others when the returned function is called. */
  holdOthers: () => (error?: Error) => void;
}

const pick = (facets: Facets, names: readonly string[] = []): Facets =>
  Object.fromEntries(names.flatMap((name) => (facets[name] ? [[name, facets[name]]] : [])));

/** The search service as the pages see it: it records what is asked and pages through the cars it is given. */
export function fakeSearch(stock: FakeStock = {}): FakeSearch {
  let current: FakeStock | Error = stock;
  let once: FakeStock | null = null;
  let gate = Promise.resolve();
  let others: Promise<void> | null = null;
  const requests: MultiSearchQuery[][] = [];

  const answer = (
    { cars = [], facets = {}, facetStats, ms = 3 }: FakeStock,
    { hitsPerPage, offset = 0, limit = 20, facets: requested }: MultiSearchQuery,
  ): SearchResponse<CarDocument> => {
    const size = hitsPerPage ?? limit;
    return {
      hits: cars.slice(offset, offset + size),
      totalHits: cars.length,
      totalPages: size === 0 ? 0 : Math.ceil(cars.length / size),
      facetDistribution: pick(facets, requested),
      ...(facetStats ? { facetStats } : {}),
      processingTimeMs: ms,
    };
  };
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
