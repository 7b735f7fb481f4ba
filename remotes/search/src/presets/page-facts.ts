import type { PublicTenantConfig } from 'shared-contracts/site-config';
import { formatCount, formatPrice } from 'shared-rules/money';
import { realPrice } from 'shared-rules/price';
import { inPlaces } from '../search-session/heading';
import type { SessionData } from '../search-session/session-data';

/** More places than this are not spelt out. */
const placesNamed = 3;

function priceFact(stats: { min: number; max: number } | null | undefined): string | null {
  const highest = realPrice(stats?.max ?? null);
  if (highest === null) return null;
  const lowest = realPrice(stats?.min ?? null);
  if (lowest === null) return `up to ${formatPrice(highest)}`;
  return lowest === highest
    ? `at ${formatPrice(highest)}`
    : `from ${formatPrice(lowest)} to ${formatPrice(highest)}`;
}

function yearFact(stats: { min: number; max: number } | null | undefined): string | null {
  if (!stats || stats.min <= 0) return null;
  return stats.min === stats.max ? `built in ${stats.max}` : `built ${stats.min} to ${stats.max}`;
}

/**
 * A sentence or two about the cars of a page, of nothing but what the search counted: how many, at what prices,
 * of which years, and where they stand. Empty without cars.
 */
export function pageFacts(
  { state, result }: Pick<SessionData, 'state' | 'result'>,
  { site }: Pick<PublicTenantConfig, 'site'>,
): string {
  if (result.count === 0) return '';
  const { price, year, location_name: places } = result.facets;
  const first = [
    `${formatCount(result.count)} listed at ${site.name}`,
    priceFact(state.filters.price.length === 0 ? price?.stats : null),
    yearFact(state.filters.year.length === 0 ? year?.stats : null),
  ].filter((fact) => fact !== null);
  const names = Object.keys(places?.values ?? {});
  const isNamed = state.filters.location_name.length === 0 && names.length > 0 && names.length <= placesNamed;
  return `${first.join(', ')}.${isNamed ? ` See them ${inPlaces(names)}.` : ''}`;
}
