import * as z from 'zod/mini';
import { reviewSchema } from './content';
import { id, numberOrNull, orNull, textOrNull } from './scalars';

export const locationTypes = ['sales', 'service', 'parts', ''] as const;

export const openingHourSchema = z.object({
  /** 0 Sunday to 6 Saturday (LOC-017). */
  weekday: z.int().check(z.gte(0), z.lte(6)),
  status: z.enum(['Open', 'Closed']),
  /** Spelling of the specification. */
  formated_hours: textOrNull,
  /** HH:mm */
  open: textOrNull,
  close: textOrNull,
});
export type OpeningHour = z.infer<typeof openingHourSchema> & { weekday: 0 | 1 | 2 | 3 | 4 | 5 | 6 };

export const specialHoursSchema = z.object({
  /** YYYY-MM-DD by the location's own clock. */
  date: z.string(),
  status: z.enum(['Open', 'Closed']),
  start_hour: z.optional(z.string()),
  end_hour: z.optional(z.string()),
  hours: z.optional(z.object({ begin: z.string(), end: z.string() })),
  location_id: z.int(),
});
export type SpecialHours = z.infer<typeof specialHoursSchema>;

/** Someone whom visitors of a location meet. */
const teamMemberSchema = z.object({
  name: z.string(),
  role: z.string(),
  image: textOrNull,
  phone: textOrNull,
});

export const locationSchema = z.object({
  id,
  name: z.string(),
  slug: z.string(),
  /** Empty counts as sales (LOC-012). */
  location_type: z.enum(locationTypes),
  location_subtype: z._default(z.array(z.string()), []),
  primary: z._default(z.boolean(), false),
  visible: z._default(z.boolean(), true),
  dealership_id: id,
  dealership_slug: z.string(),
  /** Manufacturer slugs. */
  manufacturers: z._default(z.array(z.string()), []),
  dealer_license_number: textOrNull,
  motor_vehicle_repairer: textOrNull,
  image: textOrNull,
  team: z._default(z.array(teamMemberSchema), []),
  address: z.object({
    street: z.string(),
    city: z.string(),
    state: z.string(),
    postcode: z.string(),
    lat: numberOrNull,
    long: numberOrNull,
    place_id: textOrNull,
    place_url: textOrNull,
    map_key: textOrNull,
  }),
  contact_detail: z.object({
    phone: textOrNull,
    landline_phone: textOrNull,
    opening_hours: z._default(z.array(openingHourSchema), []),
  }),
  reviews: orNull(
    z.object({ average_rating: textOrNull, count: z.int(), list: z._default(z.array(reviewSchema), []) }),
  ),
  average_rating: textOrNull,
  review_count: numberOrNull,
});
/** Where a dealership does business: sales, service or parts counter (CON-014). */
export type Location = z.infer<typeof locationSchema>;
