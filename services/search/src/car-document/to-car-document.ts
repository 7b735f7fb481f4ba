import type { Car } from 'shared-contracts/entities/car';
import { carCardFields, cardEvidence, type CarCard } from 'shared-contracts/entities/car-card';
import { regoStates } from 'shared-contracts/entities/scalars';
import type { CarDocument } from 'shared-contracts/search/index-document';
import { isSubscription, payablePrice, realPrice } from 'shared-rules/price';
import { isSold } from 'shared-rules/status';
import { priceRange } from './bands';
import { toBodyType } from 'shared-rules/body-type';
import { categoriesOf } from './categories';
import { cleanText } from 'shared-rules/clean-text';
import { customRank } from './custom-rank';
import { toDrive, toFuel, toTransmission } from './drive-train';
import { filteredFeatures } from './features';
import { keywordsOf } from './keywords';
import { modelAlias } from './model-alias';
import { weeklyPayments } from './weekly-payments';

/** What a car's own record does not say. */
export interface CarFacts {
  dealershipName: string;
  /** See `CarDocument['locality_id']`. */
  localityId: number | null;
  /** Moment of indexing; newer listings rank higher. */
  now: Date;
}

/** Raised when `toCarDocument` makes another document of the same car; installations then send every car anew. */
export const documentVersion = 10;

const MAX_SEATS = 100;
const states: readonly string[] = regoStates;

function stateOf(value: string | null): string | null {
  const state = cleanText(value)?.toUpperCase() ?? null;
  return state !== null && states.includes(state) ? state : null;
}

/** The exterior colour of "White / Black". */
const colourOf = (value: string | null): string | null => cleanText(value?.split('/')[0]);

const plausible = (value: number | null, max: number): number | null =>
  value !== null && Number.isFinite(value) && value > 0 && value <= max ? value : null;

const unixSeconds = (iso: string): number => {
  const ms = Date.parse(iso);
  return Number.isFinite(ms) ? Math.floor(ms / 1000) : 0;
};

/**
 * The document a car is found by (D-65). Values of filters are cleaned: "-", "nan" and "Other" are no values. The
 * status is the one the rules see (CON-032): everything that counts as sold is `sold`. The price is the one that shoppers
 * see (CON-034): of 10 or less it is none (CON-035), and a car that is rented by the week has none.
 */
export function toCarDocument(car: Car, facts: CarFacts): CarDocument {
  const card = Object.fromEntries(carCardFields.map((name) => [name, car[name]])) as unknown as Pick<
    CarCard,
    (typeof carCardFields)[number]
  >; // exactly those fields were picked
  // An empty text is no value of a facet, so a model called "Other" is never offered.
  const make = cleanText(car.make) ?? '';
  const model = cleanText(car.model) ?? '';
  const listed = realPrice(car.price);
  const payable = payablePrice(car);
  const isOffer = payable !== null && listed !== null && payable < listed;
  const price = isOffer || isSubscription(car) ? payable : listed;
  const described = {
    ...card,
    make,
    model,
    badge: cleanText(car.badge),
    colour: colourOf(car.colour),
    item_type: cleanText(car.item_type),
    tag: cleanText(car.tag),
    price,
    ...(isOffer ? { before_price: listed, offer_price: null } : {}),
    seats: plausible(car.seats, MAX_SEATS),
    status: isSold(car) ? 'sold' : car.status,
    body: toBodyType(car.simple_body, car.body, car.bodyconfiguration),
    drive: toDrive(car.simple_drive, car.drive),
    fuel: toFuel(car.simple_fuel, car.fuel),
    transmission: toTransmission(car.simple_transmission, car.trans),
  };
  const { standardEquipment: equipment, name: title, interior_colour: interior } = car;
  const stars = car.variant?.ancaprating ?? null;
  const features = filteredFeatures({ equipment, title, interior, stars });
  return {
    ...described,
    categories: categoriesOf(described, car.variant?.towingcapacitybraked ?? null),
    make_model: `${make} ${model}`.trim(),
    model_alias: modelAlias(make, model),
    price_range: priceRange(price),
    payable_price: payable,
    ...weeklyPayments(car),
    filtered_features: features,
    keywords: keywordsOf(car, features),
    dealership_name: facts.dealershipName,
    location_name: cleanText(car.location?.name),
    custom_rank: customRank(car, facts.now),
    city: cleanText(car.city),
    state: stateOf(car.state),
    locality_id: facts.localityId,
    show_on_dealer_website: car.show_on_dealer_website,
    created_ts: unixSeconds(car.created_at),
    finance_lenders: car.finance_lenders,
    ...cardEvidence(car),
  };
}
