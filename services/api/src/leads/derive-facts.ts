import { sql } from 'drizzle-orm';
import type { Car } from 'shared-contracts/entities/car';
import type { LeadFormValues } from 'shared-contracts/entities/lead';
import { toSlug } from 'shared-contracts/routes';
import { leadConsent } from 'shared-rules/lead-consent';
import { payablePrice } from 'shared-rules/price';
import { priceLine, priceText, rentedByTheWeek } from 'shared-rules/price-text';
import type { Tx } from '../database/database';
import { idRow, query } from '../database/query';
import { selectCars, toCar } from '../stock/car-rows';
import { leadDealershipSchema, type LeadFacts, type LeadFinance, type LeadVehicle } from './lead-facts';

/** What a lead's page showed of a car's finance. */
export type EstimateOf = (car: Car) => LeadFinance | undefined;

type LeadDealership = LeadFacts['dealership'];

/** The price of a car as its page shows it; nothing where that shows no amount. */
function shownPrice(car: Car): Pick<LeadVehicle, 'price' | 'priceShown'> {
  const shown = priceText(car, '', rentedByTheWeek);
  if (shown.kind === 'no-price' || shown.kind === 'pre-order') return { price: null };
  const type = shown.kind === 'subscription' ? '' : (shown.priceType ?? '');
  return { price: payablePrice(car), priceShown: [priceLine(shown), type].filter(Boolean).join(', ') };
}

async function vehicleOf(
  tx: Tx,
  carId: number | null,
  estimateOf: EstimateOf | undefined,
): Promise<LeadFacts | null> {
  if (carId === null) return null;
  // A car that was withdrawn while the shopper wrote is still what the lead is about.
  const [row] = await selectCars(tx, sql`cars.id = ${carId}`);
  if (!row) return null;
  const car = toCar(row);
  const finance = estimateOf?.(car);
  return {
    vehicle: {
      id: car.id,
      slug: car.slug,
      year: car.year,
      make: car.make,
      model: car.model,
      badge: car.badge,
      carType: car.car_type,
      status: car.status,
      stockNumber: car.stocknum,
      vin: car.vin,
      ...shownPrice(car),
      km: car.km,
      colour: car.colour,
    },
    dealership: { id: row.dealershipId, slug: row.dealershipSlug, name: row.dealershipName },
    ...(finance ? { finance } : {}),
  };
}

/** The dealership a lead without a car goes to: the one chosen, that of the chosen location, or the site's first. */
async function routedTo(tx: Tx, values: LeadFormValues): Promise<LeadDealership> {
  const granted = await query(
    tx,
    leadDealershipSchema,
    sql`select dealerships.id, dealerships.slug, dealerships.data->>'name' as name
      from dealerships join site_dealerships on dealership_id = dealerships.id order by position`,
  );
  const chosen = granted.find(({ slug }) => slug === values.dealership_slug);
  if (chosen) return chosen;
  if (values.location) {
    const [location] = await query(
      tx,
      idRow,
      sql`select dealership_id as id from locations
        where slug = ${toSlug(values.location)} or data->>'name' = ${values.location} limit 1`,
    );
    const near = granted.find(({ id }) => id === location?.id);
    if (near) return near;
  }
  const [first] = granted;
  if (!first) throw new Error('service-api: a site without dealerships cannot take leads.');
  return first;
}

/**
 * Everything about a lead that the platform knows by itself, in a transaction of the lead's site (API-024).
 *
 * @param estimateOf left out of leads that are about no finance
 */
export async function deriveFacts(
  tx: Tx,
  carId: number | null,
  values: LeadFormValues,
  estimateOf?: EstimateOf,
): Promise<LeadFacts> {
  const about = await vehicleOf(tx, carId, estimateOf);
  return about ?? { dealership: await routedTo(tx, values), vehicle: null };
}

/**
 * The values as they are stored: the facts replace the browser's claims about vehicle and dealership.
 * Without a vehicle a make and model are the shopper's wish and stay.
 */
export function withFacts(values: LeadFormValues, { dealership, vehicle }: LeadFacts): LeadFormValues {
  const {
    stock_number: _stock, car_type: _type, car_id: _id, vehicle_status: _status, manufacturer_slug: manufacturer,
    ...own
  } = values; // prettier-ignore
  const base = { ...own, dealership_slug: dealership.slug };
  if (!vehicle) return manufacturer ? { ...base, manufacturer_slug: manufacturer } : base;
  return {
    ...base,
    manufacturer_slug: toSlug(vehicle.make),
    ...(vehicle.stockNumber ? { stock_number: vehicle.stockNumber } : {}),
    'Vehicle Make': vehicle.make,
    'Vehicle Model': vehicle.model,
    car_type: vehicle.carType,
    car_id: vehicle.id,
    vehicle_status: vehicle.status,
  };
}

/** The facts with what the shopper read and agreed to. */
export const withConsent = (
  facts: LeadFacts,
  { values, consentNotice, now }: { values: LeadFormValues; consentNotice: string | null; now: Date },
): LeadFacts =>
  consentNotice === null ? facts : { ...facts, consent: leadConsent(values, consentNotice, now) };
