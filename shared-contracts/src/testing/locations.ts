import type * as z from 'zod/mini';
import { locationSchema, type Location, type OpeningHour } from '../entities/location';

/** Open 8:30 to 17:00 Monday to Friday and 9:00 to 16:00 on Saturday, changed by weekday. */
export function makeOpeningHours(changes: Partial<Record<number, Partial<OpeningHour>>> = {}): OpeningHour[] {
  return ([0, 1, 2, 3, 4, 5, 6] as const).map((weekday) => ({
    weekday,
    status: weekday === 0 ? 'Closed' : 'Open',
    formated_hours: null,
    open: weekday === 0 ? null : weekday === 6 ? '09:00' : '08:30',
    close: weekday === 0 ? null : weekday === 6 ? '16:00' : '17:00',
    ...changes[weekday],
  }));
}

/** A sales location in Springwood. */
export function makeLocation(overrides: Partial<z.input<typeof locationSchema>> = {}): Location {
  return locationSchema.parse({
    id: 1,
    name: 'Springwood',
    slug: 'springwood',
    location_type: 'sales',
    location_subtype: [],
    primary: true,
    visible: true,
    dealership_id: 1,
    dealership_slug: 'harbour-springwood',
    manufacturers: ['toyota'],
    dealer_license_number: '123',
    motor_vehicle_repairer: '456',
    image: null,
    address: {
      street: '1 Main St',
      city: 'Springwood',
      state: 'QLD',
      postcode: '4127',
      lat: -27.611,
      long: 153.129,
      place_id: null,
      place_url: null,
      map_key: null,
    },
    contact_detail: { phone: '0731234567', landline_phone: null, opening_hours: makeOpeningHours() },
    reviews: { average_rating: '4.9', count: 61, list: [] },
    average_rating: null,
    review_count: null,
    ...overrides,
  });
}
