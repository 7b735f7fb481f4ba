import { sql, type SQL } from 'drizzle-orm';
import * as z from 'zod/mini';
import { carSchema, type Car, type CarLocation } from 'shared-contracts/entities/car';
import { locationSchema, type Location } from 'shared-contracts/entities/location';
import type { Tx } from '../database/database';
import { query } from '../database/query';

/** What is needed of a stored car beside `toCar`. */
const knownFields = z.object({
  city: z.optional(z.nullable(z.string())),
  state: z.optional(z.nullable(z.string())),
  reserved: z.optional(z.boolean()),
  views: z.optional(z.nullable(z.number())),
});
/** The fields of a car from its source: checked here without a copy of its fields, because `toCar` parses all of them. */
const storedCar = z.custom<z.output<typeof knownFields> & Record<string, unknown>>(
  (value) => z.safeParse(knownFields, value).success,
);

const carRow = z.object({
  id: z.int(),
  slug: z.string(),
  dealershipId: z.int(),
  dealershipSlug: z.string(),
  dealershipName: z.string(),
  location: z.nullable(locationSchema),
  data: storedCar,
  /** A reservation of the platform holds it. */
  isHeld: z.boolean(),
  /** ISO 8601. */
  createdAt: z.string(),
  updatedAt: z.string(),
  /** Views counted by the platform. */
  views: z.int(),
  version: z.number(),
});
/** A car with what the database adds to it. */
export type CarRow = z.output<typeof carRow>;

/** The location as a car carries it (CON-007). */
function toCarLocation(location: Location | null): CarLocation | null {
  if (location === null) return null;
  const { street, city, state, postcode, place_url } = location.address;
  return {
    id: location.id,
    name: location.name,
    slug: location.slug,
    phone: location.contact_detail.phone,
    // An address has no table of its own: it is known by its location.
    address: { street, city, state, postcode, place_url, id: location.id },
    distribution_locations: [],
  };
}

/** The whole entity (CON-001 to CON-006); what the source left out reads as null or its default. */
export function toCar(row: CarRow): Car {
  const { data, location } = row;
  return z.parse(carSchema, {
    ...data,
    id: row.id,
    slug: row.slug,
    path: `/cars/${row.slug}`,
    dealership_id: row.dealershipId,
    dealership_slug: row.dealershipSlug,
    location: toCarLocation(location),
    city: data.city ?? location?.address.city ?? null,
    state: data.state ?? location?.address.state ?? null,
    created_at: row.createdAt,
    updated_at: row.updatedAt,
    reserved: row.isHeld || (data.reserved ?? false),
    views: (data.views ?? 0) + row.views,
  });
}

const isoText = (column: SQL) => sql`to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

/**
 * Cars with dealership, location and views.
 *
 * @param condition on `cars`; the role and site of the transaction limit it further
 */
export async function selectCars(tx: Tx, condition: SQL, tail: SQL = sql``): Promise<CarRow[]> {
  return query(
    tx,
    carRow,
    sql`select cars.id, cars.slug, cars.dealership_id as "dealershipId", dealerships.slug as "dealershipSlug",
        dealerships.data->>'name' as "dealershipName", locations.data as location, cars.data,
        cars.reservation_id is not null as "isHeld",
        ${isoText(sql`cars.created_at`)} as "createdAt", ${isoText(sql`cars.updated_at`)} as "updatedAt",
        (select count(*)::int from car_views where car_views.car_id = cars.id) as views,
        cars.version::float8 as version
      from cars join dealerships on dealerships.id = cars.dealership_id
      left join lateral (select data from locations where locations.dealership_id = cars.dealership_id
        and locations.slug = cars.location_slug limit 1) locations on true
      where ${condition} ${tail}`,
  );
}
