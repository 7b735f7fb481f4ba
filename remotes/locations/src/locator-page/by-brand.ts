import { inWords, type Place } from '../places/place';
import type { LocatorData } from './locator-route';
import { compareText } from 'shared-rules/text-order';

/** Places of one brand; a place of several brands is in several groups. */
export interface BrandGroup {
  slug: string;
  name: string;
  places: Place[];
}

/** Places under each of their brands by name; those without a brand come last (LOC-001). */
export function groupByBrand({ places, brands }: Pick<LocatorData, 'places' | 'brands'>): BrandGroup[] {
  const slugs = [...new Set(places.flatMap(({ manufacturers }) => manufacturers))];
  const groups = slugs
    .map((slug) => ({
      slug,
      name: brands.find((brand) => brand.slug === slug)?.name ?? inWords(slug),
      places: places.filter(({ manufacturers }) => manufacturers.includes(slug)),
    }))
    .sort((a, b) => compareText(a.name, b.name));
  const others = places.filter(({ manufacturers }) => manufacturers.length === 0);
  return others.length > 0 ? [...groups, { slug: 'other', name: 'Other locations', places: others }] : groups;
}
