import type { SearchService } from 'service-search';
import type { ModelVariant, StockFigures } from 'shared-contracts/entities/model-page';
import { ApiFailure } from 'shared-contracts/errors';
import { toSlug } from 'shared-contracts/routes';
import type { CarDocument } from 'shared-contracts/search/index-document';
import { searchLimits, type MultiSearchQuery, type SearchResponse } from 'shared-contracts/search/wire';
import type { TenantConfig } from 'shared-contracts/site-config';
import { stockNames } from 'shared-rules/model-range';
import { noPriceLimit, payablePrice } from 'shared-rules/price';
import { filterExpression } from 'shared-rules/search/filter-expressions';
import type { NamedModel } from './model-picture';

type Query = Omit<MultiSearchQuery, 'indexUid'>;
type Filters = Parameters<typeof filterExpression>;

/** What can be driven away today; what is coming soon cannot. */
const inStock: Filters = ['status', ['in_stock']];
/** Conditions in which a car is bought as new. */
const newTypes = ['new', 'demo'];
/** Of the cheapest by their price, which one is cheapest by its offer. */
const compared = 8;

const all = (...filters: Filters[]): string[] =>
  filters.flatMap(([name, values]) => filterExpression(name, values) ?? []);

const newOnes = (...filters: Filters[]): string[] => all(...filters, ['car_type', newTypes]);

const modelFilters = ({ make, name }: NamedModel): Filters[] => [
  ['make', [make]],
  ['model', stockNames(make, name)],
];

/** The cheapest of those that match. */
const cheapest = (filter: string[]): Query => ({
  filter: [...filter, `payable_price > ${noPriceLimit}`],
  sort: ['price:asc'],
  limit: compared,
});

function startingPrice({ hits }: SearchResponse<CarDocument>): StockFigures['from'] {
  const priced = hits.flatMap((car) => {
    const price = payablePrice(car);
    return price === null ? [] : [{ price, price_type: car.price_type }];
  });
  return priced.toSorted((a, b) => a.price - b.price)[0] ?? null;
}

const countAll = (facet: string, filter: string[]): Query => ({
  filter,
  facets: [facet],
  hitsPerPage: 0,
  allFacetValues: true,
});

const countsOf = (
  answer: SearchResponse<CarDocument> | undefined,
  facet: string,
): ReadonlyMap<string, number> =>
  new Map(
    Object.entries(answer?.facetDistribution?.[facet] ?? {}).map(([value, count]) => [
      value.toLowerCase(),
      count,
    ]),
  );

/** Badges that differ only in how they are written are one grade, named as most of its cars are. */
function gradesOf(counts: Readonly<Record<string, number>>): Omit<ModelVariant, 'from'>[] {
  const grades = new Map<string, { badge: string; spellings: string[]; count: number; most: number }>();
  for (const [badge, count] of Object.entries(counts)) {
    const key = toSlug(badge);
    const grade = grades.get(key) ?? { badge, spellings: [], count: 0, most: count };
    grade.spellings.push(badge);
    grade.count += count;
    if (count > grade.most) Object.assign(grade, { badge, most: count });
    grades.set(key, grade);
  }
  return [...grades.values()].map(({ badge, spellings, count }) => ({ badge, spellings, count }));
}

/** What stands in the stock of a site of the models and makes that its pages are about, as its search counts it. */
export interface StockCounter {
  models(models: readonly NamedModel[]): Promise<StockFigures[]>;
  /** Stock of each grade of a model that is sold new, the cheapest first. */
  variants(model: NamedModel): Promise<ModelVariant[]>;
  /** Cars in stock by make, in lower case. */
  makes(): Promise<ReadonlyMap<string, number>>;
  /** Cars of a make in stock, by condition and by name of the location. */
  make(make: string): Promise<{
    count: number;
    byType: ReadonlyMap<string, number>;
    byLocation: ReadonlyMap<string, number>;
  }>;
}

export function createStockCounter(
  search: SearchService,
  config: TenantConfig,
  signal: AbortSignal | undefined,
): StockCounter {
  /** However many queries: a request holds only some. */
  async function ask(queries: readonly Query[]): Promise<SearchResponse<CarDocument>[]> {
    const requests: MultiSearchQuery[][] = [];
    for (let from = 0; from < queries.length; from += searchLimits.queries) {
      requests.push(
        queries
          .slice(from, from + searchLimits.queries)
          .map((query) => ({ indexUid: config.search.index, ...query })),
      );
    }
    const answers = await Promise.all(
      requests.map((request) => search.query(config, request, signal ? { signal } : {})),
    );
    return answers.flat();
  }

  return {
    async models(models) {
      if (models.length === 0) return [];
      const [everything, fresh, ...cheapestOnes] = await ask([
        countAll('make_model', all(inStock)),
        countAll('make_model', newOnes(inStock)),
        ...models.map((model) => cheapest(newOnes(inStock, ...modelFilters(model)))),
      ]);
      const [counts, newCounts] = [countsOf(everything, 'make_model'), countsOf(fresh, 'make_model')];
      return models.map(({ make, name }, index) => {
        const keys = stockNames(make, name).map((own) => `${make} ${own}`.toLowerCase());
        const countIn = (byModel: ReadonlyMap<string, number>): number =>
          keys.reduce((sum, key) => sum + (byModel.get(key) ?? 0), 0);
        const answer = cheapestOnes[index];
        return {
          count: countIn(counts),
          new_count: countIn(newCounts),
          from: answer ? startingPrice(answer) : null,
        };
      });
    },

    async variants(model) {
      const filter = newOnes(inStock, ...modelFilters(model));
      const [counted] = await ask([countAll('badge', filter)]);
      const grades = gradesOf(counted?.facetDistribution?.['badge'] ?? {});
      const answers = await ask(
        grades.map(({ spellings }) => cheapest([...filter, ...all(['badge', spellings])])),
      );
      const variants = grades.map((grade, index): ModelVariant => {
        const answer = answers[index];
        return { ...grade, from: answer ? startingPrice(answer) : null };
      });
      const priceOf = ({ from }: ModelVariant): number => from?.price ?? Infinity;
      return variants.toSorted((a, b) => (priceOf(a) < priceOf(b) ? -1 : priceOf(a) > priceOf(b) ? 1 : 0));
    },

    async makes() {
      const [answer] = await ask([countAll('make', all(inStock))]);
      return countsOf(answer, 'make');
    },

    async make(make) {
      const filter = all(inStock, ['make', [make]]);
      const [types, places] = await ask([
        { filter, facets: ['car_type'], hitsPerPage: 0 },
        countAll('location_name', filter),
      ]);
      return {
        count: types?.totalHits ?? 0,
        byType: countsOf(types, 'car_type'),
        byLocation: countsOf(places, 'location_name'),
      };
    },
  };
}

/** What a page can say without the search; null while that does not answer. */
export async function unlessUnavailable<T>(work: Promise<T>): Promise<T | null> {
  try {
    return await work;
  } catch (error) {
    if (error instanceof ApiFailure && error.code === 'unavailable') return null;
    throw error;
  }
}
