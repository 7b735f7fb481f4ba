import type { CarCard } from '../entities/car-card';

/** Recognised body types (SRC-042); index documents carry these keys in `body`. */
export const bodyTypes = [
  '4x4',
  'bus',
  'cabChassis',
  'convertible',
  'coupe',
  'ev',
  'hardtop',
  'hatch',
  'hatchback',
  'motorhome',
  'lightTruck',
  'peopleMover',
  'prestige',
  'sedan',
  'softtop',
  'suv',
  'ute',
  'van',
  'wagon',
  'stationWagon',
] as const;
export type BodyType = (typeof bodyTypes)[number];

/** Other spellings that the index keeps under one key, so that a shopper is not offered "Hatch" twice. */
const sameBody: ReadonlyMap<string, BodyType> = new Map([
  ['hatchback', 'hatch'],
  ['stationWagon', 'wagon'],
]);

/** The key that the index holds the cars of a body type under. */
export const indexedBody = <Body extends string>(body: Body): Body | BodyType => sameBody.get(body) ?? body;

/** Words for body types, as shoppers read them. */
export const bodyTypeLabels: Record<BodyType, string> = {
  '4x4': '4x4',
  bus: 'Bus',
  cabChassis: 'Cab chassis',
  convertible: 'Convertible',
  coupe: 'Coupe',
  ev: 'Electric',
  hardtop: 'Hardtop',
  hatch: 'Hatch',
  hatchback: 'Hatch',
  motorhome: 'Motorhome',
  lightTruck: 'Light truck',
  peopleMover: 'People mover',
  prestige: 'Prestige',
  sedan: 'Sedan',
  softtop: 'Convertible',
  suv: 'SUV',
  ute: 'Ute',
  van: 'Van',
  wagon: 'Wagon',
  stationWagon: 'Wagon',
};

/** A place that a listing names and that is not on the map: it is at no known distance from anywhere. */
export const unknownLocality = 0;

/** Attributes that exist only in the index, derived when a car is indexed (D-65). */
export interface DerivedAttributes {
  categories: string[];
  /** "Toyota RAV4". */
  make_model: string;
  /** Spellings a shopper may type for the model: "cx5 cx-5 cx 5". */
  model_alias: string;
  price_range: string | null;
  /** Band of the weekly payment, by lender: each site shows the one of its own (see `shared-rules/finance`). */
  weekly_price_range: Record<string, string>;
  /** Lenders that state a weekly payment themselves; others have one by their term at most (FIN-011, FIN-013). */
  weekly_lenders: string[];
  /** Interest rate by lender, per cent a year, of the lenders whose finance a site may show. */
  lender_rates: Record<string, number>;
  /** What a shopper would pay, in dollars: the offer where there is one; null without a price. */
  payable_price: number | null;
  filtered_features: string[];
  /** Names, badges, engine and equipment words, each as `keywordOf` spells it: what exact words are looked for in. */
  keywords: string[];
  dealership_name: string;
  /** Higher comes first when nothing else is requested. */
  custom_rank: number;
  /** Recognised body type key, or null. */
  body: BodyType | null;
  drive: string | null;
  fuel: string | null;
  transmission: string | null;
  city: string | null;
  state: string | null;
  /**
   * Number of the suburb or town that the listing itself names; `unknownLocality` for one that is on no map, null for a
   * car that stands at its dealership.
   */
  locality_id: number | null;
  show_on_dealer_website: boolean;
  /** Unix seconds of `created_at`. */
  created_ts: number;
}

/** A document of the car index: what a card shows plus what filters and sorting need. */
export type CarDocument = Omit<CarCard, keyof DerivedAttributes> & DerivedAttributes;
