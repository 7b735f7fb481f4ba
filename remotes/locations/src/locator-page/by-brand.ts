import { nameFromSlug, type DealerLocation } from '../dealer-location/dealer-location';
import type { LocatorData } from './load-locator';
import { compareText } from 'shared-rules/text-order';

/** Locations of one brand; a location of several brands is in several groups. */
export interface BrandGroup {
  slug: string;
  name: string;
  locations: DealerLocation[];
}

/** Locations under each of their brands by name; those without a brand come last (LOC-001). */
export function groupByBrand({ locations, brands }: Pick<LocatorData, 'locations' | 'brands'>): BrandGroup[] {
  const slugs = [...new Set(locations.flatMap(({ manufacturers }) => manufacturers))];
  const groups = slugs
    .map((slug) => ({
      slug,
      name: brands.find((brand) => brand.slug === slug)?.name ?? nameFromSlug(slug),
      locations: locations.filter(({ manufacturers }) => manufacturers.includes(slug)),
    }))
    .sort((a, b) => compareText(a.name, b.name));
  const others = locations.filter(({ manufacturers }) => manufacturers.length === 0);
  return others.length > 0
    ? [...groups, { slug: 'other', name: 'Other locations', locations: others }]
    : groups;
}
