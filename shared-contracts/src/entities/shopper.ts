import * as z from 'zod/mini';
import { filterNames } from './search';
import { orNull, textOrNull } from './scalars';

/** Small entities of the shopper's browser and session (CON-011). */
export const watchlistItemSchema = z.object({ id: z.int() });
export type WatchlistItem = z.infer<typeof watchlistItemSchema>;

export const favouriteEntrySchema = z.object({
  id: z.int(),
  name: z.string(),
  slug: z.string(),
  make: z.string(),
  model: z.string(),
  primary_image_url: textOrNull,
});
export type FavouriteEntry = z.infer<typeof favouriteEntrySchema>;

/** What a car was when it was saved, to say what has changed since. Null where that is not known. */
export const savedCarSchema = z.object({
  id: z.int(),
  /** ISO 8601, UTC. */
  saved_at: z.string(),
  /** Dollars that the shopper would have paid. */
  price: orNull(z.number()),
  status: textOrNull,
  reserved: orNull(z.boolean()),
});
export type SavedCar = z.infer<typeof savedCarSchema>;

/** A car that a shopper has booked or reserved; it may be listed no longer. */
export const bookedCarSchema = z.extend(favouriteEntrySchema, { listed: z.boolean() });
export type BookedCar = z.infer<typeof bookedCarSchema>;

/** A test drive that takes up a time of a dealership. */
export const appointmentSchema = z.object({
  lead_id: z.int(),
  /** ISO 8601, UTC. */
  starts_at: z.string(),
  /** IANA time zone of the dealership. */
  timezone: z.string(),
  car: orNull(bookedCarSchema),
  location: orNull(z.object({ name: z.string(), slug: z.string(), phone: textOrNull, address: z.string() })),
});
export type Appointment = z.infer<typeof appointmentSchema>;

export const shownReservationStates = ['reserved', 'confirmed', 'expired', 'released'] as const;
/** A reservation as its shopper sees it: `reserved` until `expires_at`, or `confirmed` by the dealer without an end. */
export const shopperReservationSchema = z.object({
  reference: z.string(),
  state: z.enum(shownReservationStates),
  /** ISO 8601, UTC. */
  created_at: z.string(),
  expires_at: textOrNull,
  car: orNull(bookedCarSchema),
});
export type ShopperReservation = z.infer<typeof shopperReservationSchema>;

/** Whether a reservation in this state keeps its car for the shopper. */
export const keepsCar = (state: ShopperReservation['state']): boolean =>
  state === 'reserved' || state === 'confirmed';

export const viewedCarRecordSchema = z.object({
  id: z.int(),
  stocknum: textOrNull,
  make: z.string(),
  model: z.string(),
  body: textOrNull,
  simple_body: textOrNull,
});
export type ViewedCarRecord = z.infer<typeof viewedCarRecordSchema>;

export const savedUserDetailsSchema = z.object({
  name: z.string(),
  last_name: z.string(),
  email: z.string(),
  phone: z.string(),
  postcode: z.string(),
});
export type SavedUserDetails = z.infer<typeof savedUserDetailsSchema>;

export const userSchema = z.object({ id: orNull(z.string()), phone: textOrNull, loading: z.boolean() });
/** The visitor: `id` null is anonymous. */
export type User = z.infer<typeof userSchema>;

export const searchHistoryEntrySchema = z.object({
  refinements: z.extend(z.partial(z.object(filterShape())), { query: z.optional(z.string()) }),
  path: z.string(),
});
export type SearchHistoryEntry = z.infer<typeof searchHistoryEntrySchema>;

function filterShape() {
  const list = z.array(z.string());
  return Object.fromEntries(filterNames.map((name) => [name, list])) as Record<
    (typeof filterNames)[number],
    typeof list
  >; // fromEntries widens the keys
}
