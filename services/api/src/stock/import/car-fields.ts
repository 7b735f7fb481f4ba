import type { Mapping, MappedField } from './mapping';

const text: MappedField['as'] = 'text';

const byKind: Record<MappedField['as'], readonly string[]> = {
  text: [
    'make', 'model', 'name', 'badge', 'series', 'colour', 'interior_colour', 'price_type', 'item_type', 'tag',
    'stocknum', 'vin', 'nvic', 'regplate', 'rego_expiry', 'build_date', 'compliance_date', 'city', 'state',
    'carsales_title', 'body', 'drive', 'fuel', 'trans', 'bodyconfiguration', 'video_url',
    'external_video_url', 'location_slug', 'created_at',
  ],
  words: ['dealercomments'],
  number: [
    'year', 'km', 'price', 'before_price', 'offer_price', 'subscription_price', 'sold_date_timestamp', 'seats',
    'doors', 'engine_size', 'engine_size_litres', 'gearnum',
  ],
  flag: ['sold', 'reserved', 'preorder', 'certified', 'show_on_dealer_website'],
  list: ['standardEquipment', 'payment_processors'],
  json: ['specifications', 'variant', 'finance_lenders', 'autograb_data', 'youxQuote', 'images', 'thumbnails'],
}; // prettier-ignore

const plainFields = Object.entries(byKind).flatMap(
  ([as, names]) =>
    names.map((name): [string, MappedField] => [name, { column: name, as: as as MappedField['as'] }]), // keys of the table above
);

/** Columns named like the fields of a car: what exporters of our own write. */
export const carFieldsMapping: Mapping = {
  name: 'car-fields',
  // JSON objects may leave out what they do not know, so the first row need not have more.
  detect: ['make'],
  identity: [['stocknum'], ['vin']],
  fields: {
    ...Object.fromEntries(plainFields),
    status: { column: 'status', as: text, default: 'in_stock' },
    car_type: {
      column: 'car_type',
      as: text,
      values: { used: 'used', new: 'new', demo: 'demo' },
      default: 'used',
    },
  },
};
