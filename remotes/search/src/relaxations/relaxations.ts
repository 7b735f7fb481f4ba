import type { FilterName, Near, SearchState } from 'shared-contracts/entities/search';
import type { LoadServices } from 'shared-contracts/remote/remote-module';
import { plainQuery } from 'shared-contracts/search/exact-words';
import { searchLimits } from 'shared-contracts/search/wire';
import { radiusFilter, widerRadii, type Nearby } from 'shared-rules/search/nearby';
import { conditions } from 'shared-rules/search/filter-expressions';
import { filterEntries } from '../search-session/filter-entries';

/** One way to ask for a little less, and the cars it finds. */
export interface Relaxation {
  /** What it changes; a pair changes two things at once, `all` leaves nothing of the search. */
  kind: 'radius' | 'filter' | 'query' | 'pair' | 'all';
  /** Continues a number of cars: "without the price limit". */
  label: string;
  count: number;
  state: SearchState;
}

/** Searches that do find cars, for one that finds none; or how to ask for them once the page shows that there are none. */
export type Relaxations = readonly Relaxation[] | ((signal: AbortSignal) => Promise<readonly Relaxation[]>);

/** A relaxation that has not been counted yet. */
type Candidate = Omit<Relaxation, 'count'>;

const shownAtMost = 4;

/** What a search without a filter is called; filters in the order shoppers drop them. */
const droppedFilter = {
  price: 'without the price limit',
  price_range: 'in any price range',
  weekly_price_range: 'at any weekly payment',
  subscription_price: 'at any subscription price',
  km: 'with any kilometres',
  year: 'of any year',
  colour: 'in any colour',
  filtered_features: 'with any features',
  badge: 'of any badge',
  seats: 'with any number of seats',
  transmission: 'with any transmission',
  fuel: 'with any fuel',
  drive: 'with any drive',
  categories: 'of any category',
  tag: 'with or without an offer',
  certified: 'certified or not',
  status: 'of any availability',
  location_name: 'at any location',
  dealership_name: 'at any dealership',
  city: 'in any city',
  state: 'in any state',
  car_type: 'new, used or demo',
  body: 'of any body type',
  model: 'of any model',
  make_model: 'of any make and model',
  item_type: 'of any type',
  make: 'of any make',
} as const satisfies Record<FilterName, string>;

const without = (state: SearchState, name: FilterName): SearchState => ({
  ...state,
  page: 1,
  // Models say nothing without their make.
  filters: { ...state.filters, [name]: [], ...(name === 'make' ? { model: [] } : {}) },
});

const withNear = (state: SearchState, near: Near | null): SearchState => ({ ...state, page: 1, near });

function withoutQuery(state: SearchState): Candidate {
  const isAll = state.near === null && Object.values(state.filters).every(({ length }) => length === 0);
  return {
    kind: isAll ? 'all' : 'query',
    label: `if you leave out “${plainQuery(state.query)}”`,
    state: { ...state, page: 1, query: '' },
  };
}

/** Every single thing that can be dropped, what hurts least first. */
function singles(state: SearchState, nearby: Nearby | null): Candidate[] {
  const { near, query } = state;
  const radii = near && nearby?.problem === null ? widerRadii(state) : [];
  return [
    ...radii.map((withinKm): Candidate => ({
      kind: 'radius',
      label: withinKm === null ? 'at any distance' : `within ${withinKm} km`,
      state: withNear(state, near && { ...near, withinKm }),
    })),
    ...filterEntries(droppedFilter).flatMap(([name, label]): Candidate[] =>
      state.filters[name].length > 0 ? [{ kind: 'filter', label, state: without(state, name) }] : [],
    ),
    ...(query ? [withoutQuery(state)] : []),
  ];
}

/** Two things dropped at once, for when no single one helps. */
function pairs(state: SearchState, nearby: Nearby | null): Candidate[] {
  const all = singles(state, nearby);
  return all.flatMap((first, at) => {
    const rest = all.slice(at + 1).map(({ label }) => label);
    return singles(first.state, nearby)
      .filter(({ label }) => rest.includes(label))
      .map((second) => ({ ...second, kind: 'pair', label: `${first.label} and ${second.label}` }));
  });
}

/** Of several radii that help the smallest is enough. */
function withFirstRadius(relaxations: readonly Relaxation[]): Relaxation[] {
  const first = relaxations.find(({ kind }) => kind === 'radius');
  return relaxations.filter((one) => one === first || one.kind !== 'radius');
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
  const candidates = [...singles(state, nearby), ...pairs(state, nearby)].slice(0, searchLimits.queries);
  if (candidates.length === 0) return [];
  try {
    const answers = await search(
      candidates.map((candidate) => ({
        indexUid: site.search.index,
        ...conditions(candidate.state, undefined, radiusFilter(candidate.state.near, nearby)),
        hitsPerPage: 0,
      })),
      { signal },
    );
    const helping = candidates
      .map((candidate, at) => ({ ...candidate, count: answers[at]?.totalHits ?? 0 }))
      .filter(({ count }) => count > 0);
    const single = helping.filter(({ kind }) => kind !== 'pair');
    return withFirstRadius(single.length > 0 ? single : helping).slice(0, shownAtMost);
  } catch (error) {
    if (signal.aborted) throw error;
    return [];
  }
}
