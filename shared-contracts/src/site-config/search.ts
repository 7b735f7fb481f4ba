import * as z from 'zod/mini';
import { alertChannels } from '../entities/saved-search';
import { bodyTypes } from '../search/index-document';
import { key, numberFrom, path, text, uniqueList, wholeNumber } from './fields';

/** Attributes the search service can sort by, with their direction. */
export const SORT_VALUES = [
  'custom_rank:desc', 'price:asc', 'price:desc', 'km:asc', 'km:desc', 'year:asc', 'year:desc', 'created_at:desc',
  'created_at:asc',
] as const; // prettier-ignore

/** Sort select of a site that configures none (decision D-47). */
export const DEFAULT_SORT_OPTIONS: { value: (typeof SORT_VALUES)[number]; label: string }[] = [
  { value: 'custom_rank:desc', label: 'Featured' },
  { value: 'price:asc', label: 'Price: low to high' },
  { value: 'price:desc', label: 'Price: high to low' },
  { value: 'km:asc', label: 'Kilometres: low to high' },
  { value: 'year:desc', label: 'Year: newest first' },
  { value: 'created_at:desc', label: 'Newest listing' },
];

const indexUid = () =>
  z
    .string()
    .check(
      z.regex(/^[A-Za-z0-9_-]{1,400}$/, { error: 'must be an index uid (letters, digits, "_" and "-")' }),
    );
const facetLimit = (value: number, meaning: string) => key(z._default(wholeNumber(1, 1000), value), meaning);

/** `search.*`: results page, facets and request rhythm. */
export const searchSchema = z.strictObject({
  index: key(z._default(indexUid(), 'cars_production'), 'Car index.'),
  partsIndex: key(z._default(z.nullable(indexUid()), null), 'Parts index; null: parts enquiry form.'),
  hitsPerPage: key(z._default(wholeNumber(1, 100), 21), 'Hits per page.'),
  layout: key(z._default(z.enum(['grid', 'carousel']), 'grid'), 'Results layout.'),
  sortOptions: key(
    z._default(
      z.array(z.strictObject({ value: z.enum(SORT_VALUES), label: text() })).check(z.minLength(1)),
      DEFAULT_SORT_OPTIONS,
    ),
    'Sort select, in order.',
  ),
  clearFiltersPath: key(z._default(path(), '/special-offers'), 'Clear Filters target of an empty result.'),
  queryDebounceMs: key(z._default(wholeNumber(0, 2000), 300), 'Query debounce in ms.'),
  sliderDebounceMs: key(z._default(wholeNumber(0, 2000), 400), 'Slider debounce in ms.'),
  slider: z.prefault(
    z.strictObject({
      useFacetMax: key(z._default(z.boolean(), true), 'Slider maximum from the facet; false: 100,000.'),
    }),
    {},
  ),
  priceRange: key(
    z.prefault(
      z
        .strictObject({ min: z._default(numberFrom(0), 5000), max: z._default(numberFrom(0), 250000) })
        .check(z.refine(({ min, max }) => min < max, { error: 'min must be below max' })),
      {},
    ),
    'Bounds of the stand-alone price slider in dollars.',
  ),
  showMe: z.prefault(
    z.strictObject({
      overLimit: key(z._default(z.enum(['aggregate', 'cap']), 'aggregate'), 'Show Me count above 1999.'),
    }),
    {},
  ),
  priceAscExcludesZero: key(z._default(z.boolean(), false), 'Price above 0 when sorted by price ascending.'),
  facets: z.prefault(
    z.strictObject({
      makeShown: key(z._default(wholeNumber(1, 50), 7), 'Makes before Show All.'),
      makePreset: key(z._default(z.nullable(uniqueList(text())), null), 'Makes shown first.'),
      makeModelLimit: facetLimit(30, 'Entries of make_model.'),
      cityLimit: facetLimit(20, 'Entries of city.'),
      dealershipLimit: facetLimit(40, 'Entries of dealership.'),
    }),
    {},
  ),
  bodyTypes: z.prefault(
    z.strictObject({
      custom: key(
        z._default(z.nullable(uniqueList(z.enum(bodyTypes))), null),
        'Own list of body types: limit 20 instead of 4.',
      ),
    }),
    {},
  ),
  alertChannels: key(
    z._default(uniqueList(z.enum(alertChannels)), [...alertChannels]),
    'Ways in which shoppers are notified of a saved search; none: searches cannot be saved.',
  ),
  fallbackLimit: key(z._default(wholeNumber(1, 100), 6), 'Cars shown when nothing matches.'),
});
