import type { Car } from 'shared-contracts/entities/car';
import { carCardFields, cardEvidence, type CarCard } from 'shared-contracts/entities/car-card';
import { toSlug } from 'shared-contracts/routes';
import {
  bodyTypeLabels,
  bodyTypes,
  type BodyType,
  type CarDocument,
} from 'shared-contracts/search/index-document';

const bodyOf = (text: string | null): BodyType | null =>
  bodyTypes.find((key) => toSlug(bodyTypeLabels[key]) === toSlug(text ?? '')) ?? null;

/** `$20,000` steps that the price facet lists. */
const bandAud = 20_000;

function priceRange(price: number | null): string | null {
  if (price === null || price <= 10) return null;
  const from = Math.floor(price / bandAud) * bandAud;
  return `$${from.toLocaleString('en-AU')} - $${(from + bandAud).toLocaleString('en-AU')}`;
}

/** A car as the index would hold it. */
export function toFakeDocument(car: Car): CarDocument {
  const card = Object.fromEntries(carCardFields.map((name) => [name, car[name]])) as unknown as CarCard; // the fields of a card
  const createdTs = Math.floor(Date.parse(car.created_at) / 1000);
  return {
    ...card,
    location_name: car.location?.name ?? null,
    finance_lenders: car.finance_lenders,
    ...cardEvidence(car),
    categories: [car.item_type ?? 'car'],
    make_model: `${car.make} ${car.model}`,
    model_alias: [car.model, car.model.replace(/[-\s]/g, '')].join(' '),
    price_range: priceRange(car.price),
    weekly_price_range: {},
    weekly_lenders: [],
    lender_rates: {},
    payable_price: car.price,
    filtered_features: car.standardEquipment,
    keywords: [],
    dealership_name: car.dealership_slug,
    custom_rank: createdTs,
    body: bodyOf(car.simple_body),
    drive: car.simple_drive,
    fuel: car.simple_fuel,
    transmission: car.simple_transmission,
    city: car.city,
    state: car.state,
    locality_id: null,
    show_on_dealer_website: car.show_on_dealer_website,
    created_ts: createdTs,
  };
}
