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
