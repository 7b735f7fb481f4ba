import type { Car } from 'shared-contracts/entities/car';
import type { CarCard } from 'shared-contracts/entities/car-card';
import type { LoadServices } from 'shared-contracts/remote/remote-module';
import { hrefs } from 'shared-contracts/routes';
import { toCard } from 'shared-contracts/search/to-card';
import type { MultiSearchQuery } from 'shared-contracts/search/wire';
import { toBodyType } from 'shared-rules/body-type';
import { payablePrice } from 'shared-rules/price';
import { similarByIds, similarFilters, type Comparable } from 'shared-rules/similar-cars';
import { isAvailableNow } from 'shared-rules/status';

export interface SimilarCars {
  cards: CarCard[];
  /** All cars of this make and body, for shoppers who want more or found none. */
  moreHref: string;
  /** The stock could not be searched, so that there may be more. */
  isPartial: boolean;
}

/** A car as the search knows it: an offer is its price. */
const comparable = (car: Car): Comparable => ({
  ...car,
  price: payablePrice(car) ?? car.price,
  body: toBodyType(car.simple_body, car.body, car.bodyconfiguration),
});

/** What cannot be had costs nothing but itself (VEH-071): null. */
async function orNull<T>(what: string, signal: AbortSignal, answer: Promise<T>): Promise<T | null> {
  try {
    return await answer;
  } catch (error) {
    // A shopper who leaves the page has not met a failure.
    if (!signal.aborted) console.info(`[forecourt] ${what} could not be had: ${String(error)}`);
    return null;
  }
}

/**
 * Cars like one (VEH-069 to VEH-071): those the API names come first, then hits in the order of the queries, each car
 * once, at most `similarCars.max`. Failures leave fewer cars, never an error.
 */
export async function findSimilar(
  car: Car,
  { site, api, search, signal }: Omit<LoadServices, 'now'>,
): Promise<SimilarCars> {
  const own = comparable(car);
  const { max, hitsPerQuery } = site.similarCars;
  const byId = api('similarCarIds', { params: { slug: car.slug } }, { signal });
  const ids = (await orNull('similar cars by id', signal, byId)) ?? [];
  const filters = [
    ...(ids.length > 0 ? [similarByIds(own, ids)] : []),
    ...similarFilters(own, site.similarCars),
  ];
  const queries = filters.map((filter): MultiSearchQuery => ({
    indexUid: site.search.index,
    facets: [],
    attributesToHighlight: [],
    limit: hitsPerQuery,
    filter,
  }));
  const answers =
    queries.length === 0 ? [] : await orNull('similar cars', signal, search(queries, { signal }));
  const found = new Map(
    (answers ?? [])
      .flatMap(({ hits }) => hits)
      .filter((hit) => hit.id !== car.id && isAvailableNow(hit))
      .map((hit) => [hit.id, hit]),
  );
  const inOrder = new Set([...ids, ...found.keys()]);
  const cards = [...inOrder].flatMap((id) => found.get(id) ?? []).slice(0, max);
  return { cards: cards.map(toCard), moreHref: moreHref(own), isPartial: answers === null };
}

/** The search for cars of the same make and body, or of the same kind where cars of it have no body. */
const moreHref = ({ make, body, item_type: item }: Comparable): string =>
  hrefs.search({
    filters: {
      ...(make ? { make: [make] } : {}),
      ...(body ? { body: [body] } : item ? { item_type: [item] } : {}),
    },
  });
