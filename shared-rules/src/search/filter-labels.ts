import type { CarType } from 'shared-contracts/entities/scalars';
import {
  isExclusion,
  withoutMark,
  type FilterName,
  type RangeFilterName,
} from 'shared-contracts/entities/search';
import { isRangeFilter, parseRange } from 'shared-contracts/search/url-state';
import { typeLabel } from '../body-type-label';
import { formatKms, formatPrice } from '../money';

/** Name of each filter, as the shopper reads it. */
export const filterTitles: Record<FilterName, string> = {
  badge: 'Badge',
  status: 'Availability',
  car_type: 'Condition',
  categories: 'Category',
  city: 'City',
  colour: 'Colour',
  dealership_name: 'Dealership',
  filtered_features: 'Features',
  item_type: 'Type',
  km: 'Kilometres',
  location_name: 'Location',
  make: 'Make',
  make_model: 'Make and model',
  model: 'Model',
  price: 'Price',
  subscription_price: 'Subscription',
  price_range: 'Price range',
  seats: 'Seats',
  body: 'Body',
  drive: 'Drive',
  fuel: 'Fuel',
  transmission: 'Transmission',
  state: 'State',
  tag: 'Offers',
  weekly_price_range: 'Weekly payment',
  year: 'Year',
  certified: 'Certified',
};

/** Conditions of cars, as the shopper reads them. */
export const carTypeLabels: Record<CarType, string> = { new: 'New', used: 'Used', demo: 'Demo' };

const statusLabels: Record<string, string> = {
  in_stock: 'In stock',
  coming_soon: 'Coming soon',
  sold: 'Sold',
};

/** Filters whose values are words, not names: "not silver", but "not Toyota". */
const lowercaseFilters: readonly FilterName[] = [
  'colour', 'body', 'fuel', 'transmission', 'car_type', 'item_type', 'status', 'seats', 'certified', 'categories',
]; // prettier-ignore

/** "Silver" as "silver"; "SUV" and "LPG" stay. */
const inSmallLetters = (label: string): string =>
  /^[A-Z][^A-Z]/.test(label) ? label.charAt(0).toLowerCase() + label.slice(1) : label;

/** A value of a list filter in words; "Not silver" for one that is left out. */
export function valueLabel(name: FilterName, value: string): string {
  if (isExclusion(value)) {
    const label = valueLabel(name, withoutMark(value));
    return `Not ${lowercaseFilters.includes(name) ? inSmallLetters(label) : label}`;
  }
  switch (name) {
    case 'body':
    case 'item_type':
      return typeLabel(value);
    case 'car_type':
      return carTypeLabels[value as CarType] ?? value; // any other text is shown as it is
    case 'status':
      return statusLabels[value] ?? value;
    case 'seats':
      return `${value} seats`;
    case 'certified':
      return value === 'true' ? 'Certified' : 'Not certified';
    default:
      return value;
  }
}

/** A bound of a range in words: dollars, dollars a week, kilometres or a year. */
export function boundLabel(name: RangeFilterName, value: number): string {
  switch (name) {
    case 'price':
      return formatPrice(value);
    case 'subscription_price':
      return `${formatPrice(value)} a week`;
    case 'km':
      return formatKms(value);
    case 'year':
      return String(value);
  }
}

/** A range in words: "up to $60,000", "2018 or newer", "$15,000 to $60,000"; null when it says nothing. */
export function rangeLabel(name: RangeFilterName, text: string | undefined): string | null {
  const range = parseRange(text);
  if (!range) return null;
  const { min, max } = range;
  if (max === null) return name === 'year' ? `${min} or newer` : `from ${boundLabel(name, min ?? 0)}`;
  if (min === null || min === 0) return `up to ${boundLabel(name, max)}`;
  return `${boundLabel(name, min)} to ${boundLabel(name, max)}`;
}

/** A value of a filter in words that say what they are about: "Up to 50,000 kms", "Subscription up to $200 a week". */
export function filterLabel(name: FilterName, value: string): string {
  if (!isRangeFilter(name)) return valueLabel(name, value);
  const range = rangeLabel(name, value) ?? value;
  // "up to 50,000 kms" says what it is about; "$15,000 to $60,000" and "2018 or newer" do too.
  const isPlain = name === 'price' || name === 'km' || name === 'year';
  return isPlain ? range.charAt(0).toUpperCase() + range.slice(1) : `${filterTitles[name]} ${range}`;
}
