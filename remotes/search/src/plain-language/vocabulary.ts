import { emptySearchState, type FilterName } from 'shared-contracts/entities/search';
import type { LoadServices } from 'shared-contracts/remote/remote-module';
import { joinQuery } from 'shared-contracts/search/exact-words';
import type { MultiSearchQuery } from 'shared-contracts/search/wire';
import { conditions } from 'shared-rules/search/filter-expressions';
import { motorcycle } from './motorcycles';

/** A model of the stock with the cars behind it. */
export interface ModelName {
  make: string;
  model: string;
  count: number;
}

/** What a site's stock can be searched for: the values of its filters with their counts, and its models by make. */
export interface Vocabulary {
  values: Partial<Record<FilterName, Record<string, number>>>;
  models: ModelName[];
  /** What filters do not count. */
  stated: {
    motorcycles: number;
    /** Vehicles that say how many they sleep, by body and by item type. */
    berths: Record<string, number>;
  };
}

/** Filters whose values shoppers name. */
const namedFilters = [
  'make',
  'body',
  'item_type',
  'car_type',
  'fuel',
  'transmission',
  'drive',
  'colour',
  'seats',
  'state',
  'location_name',
  'categories',
  'filtered_features',
  'certified',
  'weekly_price_range',
] as const satisfies FilterName[];

/** Lists that may be longer than one answer of the index; each is counted whole. */
const longLists = ['make_model', 'city'] as const satisfies FilterName[];

/** How long a browser goes by what it knows, in ms. */
const keptForMs = 300_000;

/** Models out of "Land Rover Discovery": the make is the longest one that it begins with. */
function modelsOf(counts: Readonly<Record<string, number>>, makes: readonly string[]): ModelName[] {
  const longestFirst = [...makes].sort((a, b) => b.length - a.length);
  return Object.entries(counts).flatMap(([text, count]): ModelName[] => {
    const make = longestFirst.find((name) => text.startsWith(`${name} `));
    return make === undefined ? [] : [{ make, model: text.slice(make.length + 1), count }];
  });
}

type Services = Pick<LoadServices, 'site' | 'search'>;

async function ask({ site, search }: Services): Promise<Vocabulary> {
  const counting = { indexUid: site.search.index, hitsPerPage: 0 };
  const queries: MultiSearchQuery[] = [
    { ...counting, facets: [...namedFilters] },
    ...longLists.map((name): MultiSearchQuery => ({ ...counting, facets: [name], allFacetValues: true })),
  ];
  const having = (words: string) =>
    conditions({ ...emptySearchState(), query: joinQuery({ text: '', exact: [words], refused: [] }) });
  const answers = await search([
    ...queries,
    { ...counting, ...having('Sleeps 1'), facets: ['body', 'item_type'] },
    { ...counting, ...having(motorcycle) },
  ]);
  const [berths, motorcycles] = answers.slice(queries.length);
  const values: Vocabulary['values'] = Object.assign(
    {},
    ...answers.slice(0, queries.length).map((answer) => answer.facetDistribution),
  );
  const stated = {
    motorcycles: motorcycles?.totalHits ?? 0,
    berths: { ...berths?.facetDistribution?.body, ...berths?.facetDistribution?.item_type },
  };
  return { values, stated, models: modelsOf(values.make_model ?? {}, Object.keys(values.make ?? {})) };
}

const known = new WeakMap<LoadServices['search'], { at: number; vocabulary: Promise<Vocabulary> }>();

/**
 * The vocabulary of a site, in one request. Kept for five minutes by the search client that loaded it: a browser has
 * one, the server has one per page. Rejects with `ApiFailure`; a failure is not kept.
 */
export function loadVocabulary(services: Services & Pick<LoadServices, 'now'>): Promise<Vocabulary> {
  const { search } = services;
  const at = services.now().getTime();
  const kept = known.get(search);
  if (kept && at - kept.at < keptForMs) return kept.vocabulary;
  const vocabulary = ask(services);
  known.set(search, { at, vocabulary });
  vocabulary.catch(() => known.delete(search));
  return vocabulary;
}
