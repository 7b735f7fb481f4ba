import { sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import {
  locationSchema,
  specialHoursSchema,
  type Location,
  type SpecialHours,
} from 'shared-contracts/entities/location';
import { ApiFailure } from 'shared-contracts/errors';
import { locationZone } from 'shared-rules/location-zone';
import { addDays, dateInZone } from 'shared-rules/zoned-time';
import type { Tx } from '../database/database';
import { idRow, query } from '../database/query';
import type { Operations, Services } from '../http/operation';
import { freeSlots, SLOT_MINUTES, type SalesLocation } from './free-slots';

const locationRow = z.object({ data: locationSchema });
const specialHoursRow = z.object({ data: specialHoursSchema });
const bookedRow = z.object({ at: z.number() });

/** Days, from tomorrow on, that can be booked (D-20). */
const bookableDays = 14;

/** A calendar day as YYYY-MM-DD. Throws `invalid_fields`. */
function parseDay(field: 'from' | 'to', text: string | undefined): string | undefined {
  if (text === undefined) return undefined;
  const moment = new Date(`${text}T00:00:00Z`);
  const isDay =
    /^\d{4}-\d{2}-\d{2}$/.test(text) &&
    !Number.isNaN(moment.getTime()) &&
    moment.toISOString().startsWith(text);
  if (isDay) return text;
  throw new ApiFailure('invalid_fields', `${field}: must be a day such as 2026-12-02`, {
    fields: { [field]: 'must be a day such as 2026-12-02' },
  });
}

/** The sales location of a dealership: its primary one, else the first; null when it sells nowhere. */
export async function salesLocation(tx: Tx, dealershipSlug: string): Promise<Location | null> {
  const found = await query(
    tx,
    locationRow,
    sql`select locations.data from locations join dealerships on dealerships.id = locations.dealership_id
      where dealerships.slug = ${dealershipSlug} order by locations.id`,
  );
  const locations = found
    .map(({ data }) => data)
    .filter(({ location_type: type, visible }) => visible && (type === 'sales' || type === ''));
  return locations.find(({ primary }) => primary) ?? locations[0] ?? null;
}

async function requireDealership(tx: Tx, slug: string): Promise<number> {
  const [dealership] = await query(tx, idRow, sql`select id from dealerships where slug = ${slug}`);
  if (dealership) return dealership.id;
  throw new ApiFailure('not_found', 'There is no such dealership.');
}

const specialHoursOf = async (tx: Tx, locationId: number): Promise<SpecialHours[]> =>
  (
    await query(
      tx,
      specialHoursRow,
      sql`select data from special_hours where location_id = ${locationId} order by date, id`,
    )
  ).map(({ data }) => data);

/** Moments of booked slots that may reach into a span, milliseconds; of every site that shows the dealership. */
async function bookedBetween(tx: Tx, dealershipId: number, from: string, to: string): Promise<number[]> {
  const booked = await query(
    tx,
    bookedRow,
    sql`select (extract(epoch from starts_at) * 1000)::float8 as at from appointments
      where dealership_id = ${dealershipId}
        and starts_at > ${`${addDays(from, -1)}T00:00:00Z`}::timestamptz - make_interval(mins => ${SLOT_MINUTES}::int)
        and starts_at < ${`${addDays(to, 2)}T00:00:00Z`}::timestamptz`,
  );
  return booked.map(({ at }) => at);
}

/** Where test drives of a dealership begin, and the days that can be booked there (D-20). */
interface BookablePlace {
  place: SalesLocation;
  /** YYYY-MM-DD by the clock of the location: tomorrow and the last day. */
  first: string;
  last: string;
}

/** The place and days of a dealership that can be booked at a moment; null when it sells nowhere. */
async function bookablePlace(
  tx: Tx,
  dealershipSlug: string,
  { siteZone, now }: { siteZone: string; now: Date },
): Promise<BookablePlace | null> {
  const location = await salesLocation(tx, dealershipSlug);
  if (!location) return null;
  const timezone = locationZone(location.address, siteZone);
  const today = dateInZone(now, timezone).date;
  return {
    place: {
      openingHours: location.contact_detail.opening_hours,
      specialHours: await specialHoursOf(tx, location.id),
      timezone,
    },
    first: addDays(today, 1),
    last: addDays(today, bookableDays),
  };
}

/** Whether a test drive can be booked at a time, booked slots aside (API-020, D-20). */
export async function isBookable(
  tx: Tx,
  dealershipSlug: string,
  at: Date,
  when: { siteZone: string; now: Date },
): Promise<boolean> {
  const found = await bookablePlace(tx, dealershipSlug, when);
  if (!found) return false;
  const slots = freeSlots(found.place, found.first, found.last, []);
  return slots.some(({ start }) => Date.parse(start) === at.getTime());
}

/** When a test drive can be booked at a dealership (API-020, D-20). */
export function appointmentOperations({ db, now }: Services): Pick<Operations, 'listAppointments'> {
  return {
    async listAppointments({ query }, { site, config }) {
      const wantedFrom = parseDay('from', query.from);
      const wantedTo = parseDay('to', query.to);
      return db.withSite(site.slug, async (tx) => {
        const dealershipId = await requireDealership(tx, query.dealership_slug);
        const found = await bookablePlace(tx, query.dealership_slug, {
          siteZone: config.site.timezone,
          now: now(),
        });
        if (!found) return { body: { slots: [] } };
        const { place, first, last } = found;
        const from = wantedFrom !== undefined && wantedFrom > first ? wantedFrom : first;
        const to = wantedTo !== undefined && wantedTo < last ? wantedTo : last;
        const booked = await bookedBetween(tx, dealershipId, from, to);
        return { body: { slots: freeSlots(place, from, to, booked) } };
      });
    },
  };
}
