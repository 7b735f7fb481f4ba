import type { FilterName, Near, SearchState } from 'shared-contracts/entities/search';
import type { LoadServices } from 'shared-contracts/remote/remote-module';
import { plainQuery } from 'shared-contracts/search/exact-words';
import { searchLimits } from 'shared-contracts/search/wire';
import { radiusFilter, widerRadii, type Nearby } from '../distance/nearby';
import { conditions } from '../search-query/plan-search';

/** One way to ask for a little less, and the cars it finds. */
export interface Relaxation {
  /** Continues a number of cars: "without the price limit". */
  label: string;
  count: number;
  state: SearchState;
}

/** Searches that do find cars, for one that finds none; or how to ask for them once the page has said that there are none. */
export type Relaxations = readonly Relaxation[] | ((signal: AbortSignal) => Promise<readonly Relaxation[]>);

/** A way that has not been counted yet. */
type Candidate = Omit<Relaxation, 'count'> & {
  /** What the postcode of this way came to. */
  nearby: Nearby | null;
};

/** Ways shown at most. */
const shownWays = 4;

/** Filters in the order shoppers give them up, with what is said of a search without them. */
const givenUp: readonly (readonly [FilterName, string])[] = [
  ['price', 'without the price limit'],
  ['price_range', 'in any price range'],
  ['weekly_price_range', 'at any weekly price'],
  ['subscription_price', 'at any subscription price'],
  ['km', 'with any kilometres'],
  ['year', 'of any year'],
  ['colour', 'in any colour'],
  ['filtered_features', 'with any features'],
  ['badge', 'of any badge'],
  ['seats', 'with any number of seats'],
  ['transmission', 'with any transmission'],
  ['fuel', 'with any fuel'],
  ['drive', 'with any drive'],
  ['categories', 'of any category'],
  ['tag', 'with or without an offer'],
  ['certified', 'certified or not'],
  ['status', 'of any availability'],
  ['location_name', 'at any location'],
  ['dealership_name', 'at any dealership'],
  ['city', 'in any city'],
  ['state', 'in any state'],
  ['car_type', 'new, used or demo'],
  ['body', 'of any body type'],
  ['model', 'of any model'],
  ['make_model', 'of any make and model'],
  ['item_type', 'of any type'],
  ['make', 'of any make'],
];

const without = (state: SearchState, name: FilterName): SearchState => ({
  ...state,
  page: 1,
  // Models say nothing without their make.
  filters: { ...state.filters, [name]: [], ...(name === 'make' ? { model: [] } : {}) },
});

const withNear = (state: SearchState, near: Near | null): SearchState => ({ ...state, page: 1, near });

/** Every single thing that can be given up, what hurts least first. */
function singleWays(state: SearchState, nearby: Nearby | null): Candidate[] {
  const { near, query } = state;
  const radii = near && nearby?.problem === null ? widerRadii(state) : [];
  const ways = [
    ...radii.map((withinKm) => ({
      label: withinKm === null ? 'at any distance' : `within ${withinKm} km`,
      state: withNear(state, near && { ...near, withinKm }),
    })),
    ...givenUp.flatMap(([name, label]) =>
      state.filters[name].length > 0 ? [{ label, state: without(state, name) }] : [],
    ),
    ...(query
      ? [{ label: `without the words “${plainQuery(query)}”`, state: { ...state, page: 1, query: '' } }]
      : []),
  ];
  return ways.map((way) => ({ ...way, nearby }));
}

/** Two things given up at once, for when no single one helps. */
function doubleWays(state: SearchState, nearby: Nearby | null): Candidate[] {
  const singles = singleWays(state, nearby);
  return singles.flatMap((first, at) => {
    const rest = singles.slice(at + 1).map(({ label }) => label);
    return singleWays(first.state, nearby)
      .filter(({ label }) => rest.includes(label))
      .map((second) => ({ ...second, label: `${first.label} and ${second.label}` }));
  });
}

/**
 * The nearest searches that do find cars, for one that finds none: counted in one request. A request that fails offers
 * none, and never makes the page fail.
 */
export async function findRelaxations(
  { site, search, signal }: Pick<LoadServices, 'site' | 'search' | 'signal'>,
  state: SearchState,
  nearby: Nearby | null,
): Promise<Relaxation[]> {
  const singles = singleWays(state, nearby).slice(0, searchLimits.queries);
  const doubles = doubleWays(state, nearby).slice(0, searchLimits.queries - singles.length);
  const ways = [...singles, ...doubles];
  if (ways.length === 0) return [];
  try {
    const answers = await search(
      ways.map((way) => ({
        indexUid: site.search.index,
        ...conditions(way.state, undefined, radiusFilter(way.state.near, way.nearby)),
        hitsPerPage: 0,
      })),
      { signal },
    );
    const counted = ways.map(({ label, state: asked }, at) => ({
      label,
      state: asked,
      count: answers[at]?.totalHits ?? 0,
    }));
    const helping = counted.filter(({ count }) => count > 0);
    const single = helping.filter((way) => counted.indexOf(way) < singles.length);
    return firstRadius(single.length > 0 ? single : helping).slice(0, shownWays);
  } catch (error) {
    if (signal.aborted) throw error;
    return [];
  }
}

/** Of several radii that help the smallest is enough. */
function firstRadius(ways: readonly Relaxation[]): Relaxation[] {
  const isRadius = ({ label }: Relaxation): boolean => /^(?:within \d+ km|at any distance)$/.test(label);
  const first = ways.find(isRadius);
  return ways.filter((way) => way === first || !isRadius(way));
}
