import { filterText } from 'shared-contracts/search/filter-text';
import type { SearchResponse } from 'shared-contracts/search/wire';
import { weeklyRanges } from '../car-document/bands';
import type { MeiliQuery, PlannedQuery } from './meili-query';
import { WEEKLY, withShownPayments, type WeeklyPayments } from './weekly-bands';

const countsWeekly = ({ facets }: Pick<MeiliQuery, 'facets'>): boolean => facets?.includes(WEEKLY) ?? false;

/** Whether a query finds or counts cars by their weekly payments, so that it is not sent as it is. */
export const namesWeekly = (query: Pick<MeiliQuery, 'facets' | 'filter'>): boolean =>
  countsWeekly(query) || query.filter.flat().some((text) => text.includes(WEEKLY));

/** A query that only counts. */
const counting = (
  { indexUid, q, matchingStrategy }: MeiliQuery,
  filter: MeiliQuery['filter'],
  facet: string,
) =>
  ({
    indexUid,
    ...(q === undefined ? {} : { q }),
    filter,
    facets: [facet],
    hitsPerPage: 0,
    attributesToRetrieve: [],
    matchingStrategy,
  }) satisfies MeiliQuery;

/** One value of it is on every car that is found; its count, unlike the number of hits, has no limit. */
const onEveryCar = 'show_on_dealer_website';

const lenderRates = (lender: string): string => `lender_rates.${lender}`;

/**
 * The query to send before those whose terms leave the rate to the lender: at which rates it lends. Null where no
 * query does.
 *
 * @param siteFilter what every search of the site is held to
 */
export function ratesQuery(
  queries: readonly PlannedQuery[],
  { bands }: WeeklyPayments,
  siteFilter: string[],
): MeiliQuery | null {
  const asking = queries.find((query) => query.financeTerms?.rate === null && namesWeekly(query));
  if (!asking || !bands) return null;
  const { indexUid, matchingStrategy } = asking;
  const plain = { indexUid, matchingStrategy, filter: [], attributesToRetrieve: [] };
  return counting(plain, [...siteFilter, ...bands.shownWhen], lenderRates(bands.lender));
}

/** Weekly payments with the rates that an answer to `ratesQuery` holds, per cent a year. */
export function withRates(
  weekly: WeeklyPayments,
  answer: SearchResponse<unknown> | undefined,
): WeeklyPayments {
  const counts = weekly.bands && answer?.facetDistribution?.[lenderRates(weekly.bands.lender)];
  return { ...weekly, rates: Object.keys(counts ?? {}).map(Number) };
}

/**
 * A query as it is sent: one that counts weekly payments as several, because those of cars that do not show them are not
 * counted, and those by a shopper's own terms are in no document, so that each band is counted by itself.
 */
export function splitQuery({ financeTerms, ...query }: PlannedQuery, weekly: WeeklyPayments): MeiliQuery[] {
  const filter = withShownPayments(query.filter, weekly, financeTerms);
  if (!countsWeekly(query)) return [{ ...query, filter }];
  const others = { ...query, filter, facets: query.facets?.filter((name) => name !== WEEKLY) ?? [] };
  const { bands } = weekly;
  if (!bands) return [others];
  if (!financeTerms) return [others, counting(query, [...filter, ...bands.shownWhen], bands.attribute)];
  const inBand = (label: string): string[] => [`${WEEKLY} = ${filterText(label)}`];
  const counts = [...weeklyRanges.keys()].map((label) =>
    counting(query, [...filter, ...withShownPayments(inBand(label), weekly, financeTerms)], onEveryCar),
  );
  return [others, ...counts];
}

const totalOf = (counts: Record<string, number> | undefined): number =>
  Object.values(counts ?? {}).reduce((sum, count) => sum + count, 0);

/** The answer to a query from those to its parts. */
export function joinAnswers(
  query: PlannedQuery,
  [whole, ...counted]: readonly SearchResponse<unknown>[],
  { bands }: WeeklyPayments,
): SearchResponse<unknown> {
  const answer = whole ?? { hits: [], processingTimeMs: 0 };
  if (!countsWeekly(query)) return answer;
  const byTerms = (): Record<string, number> => {
    const counts = [...weeklyRanges.keys()].map(
      (label, at) => [label, totalOf(counted[at]?.facetDistribution?.[onEveryCar])] as const,
    );
    return Object.fromEntries(counts.filter(([, count]) => count > 0));
  };
  const ofLender = (bands && counted[0]?.facetDistribution?.[bands.attribute]) ?? {};
  const counts = bands && query.financeTerms ? byTerms() : ofLender;
  return { ...answer, facetDistribution: { ...answer.facetDistribution, [WEEKLY]: counts } };
}
