import { carCardFields } from 'shared-contracts/entities/car-card';
import { filterNames } from 'shared-contracts/entities/search';
import type { CarDocument } from 'shared-contracts/search/index-document';

type Attribute = keyof CarDocument;

/** Looked through for the words of a query, most telling first. Stock numbers are left out: "cx5" is no stock number. */
export const SEARCHABLE = [
  'make_model', 'model_alias', 'name', 'badge', 'body', 'colour', 'fuel', 'location_name', 'dealership_name',
] as const satisfies readonly Attribute[]; // prettier-ignore

/** Attributes that compare by size as well as by equality. */
export const COMPARABLE = [
  'price', 'payable_price', 'km', 'year', 'subscription_price', 'seats', 'sold_date_timestamp', 'created_ts',
] as const satisfies readonly Attribute[]; // prettier-ignore

/** What the base filter and the API's own lists filter by, besides the filters of a search. */
const INTERNAL = [
  'id', 'slug', 'dealership_id', 'dealership_slug', 'keywords', 'locality_id', 'show_on_dealer_website',
  'weekly_lenders',
] as const satisfies readonly Attribute[]; // prettier-ignore

/**
 * Lists that may be longer than one answer counts (`searchLimits.facetValues`). Each car has one value of each, so the gateway can
 * count them in parts between two values, for which they compare by order as well.
 */
export const LONG_LISTS = [
  'make', 'model', 'make_model', 'badge', 'city', 'colour', 'dealership_name', 'location_name', 'item_type', 'tag',
  'locality_id',
] as const satisfies readonly Attribute[]; // prettier-ignore

const ordered: readonly string[] = [...COMPARABLE, ...LONG_LISTS];

/** Attributes that compare by equality only. */
export const EQUATABLE: readonly string[] = [...filterNames, ...INTERNAL].filter(
  (name) => !ordered.includes(name),
);

/** Attributes with a value for each lender, of which a search names one (see `gateway/weekly-bands.ts`). */
export const BY_LENDER: readonly string[] = [
  'weekly_price_range.*',
  'lender_rates.*',
] satisfies `${Attribute}.*`[];

/** Everything a filter may name. */
export const FILTERABLE: ReadonlySet<string> = new Set([...EQUATABLE, ...ordered]);

/**
 * Attributes a visitor may have counted: the filters of a search and the places of its cars, nothing of how the platform
 * is organised.
 */
export const FACETS: ReadonlySet<string> = new Set<Attribute>([...filterNames, 'locality_id']);

/** Sortable attributes by the name a site's config and the URL use. */
export const SORTS: Readonly<Record<string, Attribute>> = {
  custom_rank: 'custom_rank',
  price: 'price',
  km: 'km',
  year: 'year',
  created_at: 'created_ts',
  created_ts: 'created_ts',
};

/** What a hit may carry. Lenders are requested one by one (see the gateway). */
export const DISPLAYED = [
  ...carCardFields, 'location_name', 'finance_lenders', 'make_model', 'categories', 'body', 'drive', 'fuel',
  'transmission', 'city', 'state', 'locality_id', 'dealership_name', 'price_range', 'custom_rank',
] as const satisfies readonly Attribute[]; // prettier-ignore
