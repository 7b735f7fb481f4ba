import { sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import type { Location } from 'shared-contracts/entities/location';
import type { Appointment } from 'shared-contracts/entities/shopper';
import { locationZone } from 'shared-rules/location-zone';
import { normalisePhone } from 'shared-rules/phone';
import type { Tx } from '../database/database';
import { query } from '../database/query';
import { samePhone } from '../database/same-phone';
import { keptCarsOf, toBookedCar } from '../stock/kept-cars';
import { salesLocation } from '../appointments/appointment-operations';
import { SLOT_MINUTES } from '../appointments/free-slots';

const bookedRow = z.object({
  lead_id: z.int(),
  starts_at: z.string(),
  phone: z.string(),
  carId: z.nullable(z.int()),
  dealershipSlug: z.string(),
});

const toPlace = ({ name, slug, address, contact_detail: contact }: Location): Appointment['location'] => ({
  name,
  slug,
  phone: contact.phone ?? contact.landline_phone,
  address: [address.street, [address.city, address.state, address.postcode].filter(Boolean).join(' ')]
    .filter(Boolean)
    .join(', '),
});

/**
 * Test drives booked with a phone on the transaction's site, the next one first; one that is under way is still listed.
 * The row rules show every site what is taken at a dealership, but only the own site's leads say by which phone.
 */
export async function upcomingAppointments(
  tx: Tx,
  phone: string,
  { siteTimezone, now }: { siteTimezone: string; now: Date },
): Promise<Appointment[]> {
  const since = new Date(now.getTime() - SLOT_MINUTES * 60_000).toISOString();
  const given = sql`leads."values"->>'phone'`;
  const booked = await query(
    tx,
    bookedRow,
    sql`select leads.id as lead_id, ${given} as phone, leads.car_id as "carId", dealerships.slug as "dealershipSlug",
        to_char(starts_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as starts_at
      from appointments join leads on leads.id = lead_id join dealerships on dealerships.id = appointments.dealership_id
      where starts_at > ${since}::timestamptz and ${samePhone(given, phone)} order by appointments.starts_at, leads.id`,
  );
  const own = booked.filter((row) => normalisePhone(row.phone) === phone);
  const cars = await keptCarsOf(
    tx,
    own.flatMap(({ carId }) => carId ?? []),
  );
  const found: Appointment[] = [];
  for (const { lead_id, starts_at, carId, dealershipSlug } of own) {
    const location = await salesLocation(tx, dealershipSlug);
    found.push({
      lead_id,
      starts_at,
      timezone: location ? locationZone(location.address, siteTimezone) : siteTimezone,
      car: toBookedCar(carId === null ? undefined : cars.get(carId)),
      location: location && toPlace(location),
    });
  }
  return found;
}
