import * as z from 'zod/mini';
import { sanitisedHtmlSchema } from '../sanitised-html';
import { id, orNull, textOrNull } from './scalars';

export const manufacturerSchema = z.object({
  id,
  name: z.string(),
  slug: z.string(),
  logo: z.object({ url: textOrNull }),
});
/** A vehicle maker; without a logo its name is shown (SHL-061). */
export type Manufacturer = z.infer<typeof manufacturerSchema>;

export const modelSchema = z.object({
  name: z.string(),
  slug: z.string(),
  override_url: textOrNull,
  status: textOrNull,
  image: orNull(z.object({ url: z.string() })),
  cloudfront_new_image_url: textOrNull,
  manufacturer_body: textOrNull,
  manufacturer_body2: textOrNull,
  manufacturer_body3: textOrNull,
});
/** A model of the new range (CON-015). */
export type Model = z.infer<typeof modelSchema>;

export const offerSchema = z.object({
  id,
  name: z.string(),
  /** May hold HTML, never rendered raw. */
  description: z.string(),
  sanitized_description: sanitisedHtmlSchema,
  disclaimer: textOrNull,
  category: textOrNull,
  manufacturer: orNull(manufacturerSchema),
  model: orNull(z.object({ name: z.string(), slug: z.string(), override_url: textOrNull })),
  image_url: textOrNull,
  image_or_model_image: orNull(z.object({ url: z.string() })),
  excluded_website_ids: z._default(z.array(z.int()), []),
});
/** A dealer's offer (CON-015). */
export type Offer = z.infer<typeof offerSchema>;

export const reviewSchema = z.object({
  id,
  customer_name: z.string(),
  text: z.string(),
  rating: z.number().check(z.gte(1), z.lte(5)),
  created_at_time_ago_in_words: textOrNull,
  review_date: textOrNull,
  review_date_in_words: textOrNull,
  image: textOrNull,
});
export type Review = z.infer<typeof reviewSchema>;

export const reviewAggregateSchema = z.object({ count: z.int(), average_rating: z.string() });
export type ReviewAggregate = z.infer<typeof reviewAggregateSchema>;

export const slideSchema = z.object({
  id,
  name: z.string(),
  description: z.string(),
  url: textOrNull,
  hide_overlay: z._default(z.boolean(), false),
});
export type Slide = z.infer<typeof slideSchema>;

export const brandSchema = z.object({
  title: z.string(),
  slug: z.string(),
  logo: textOrNull,
  banner: textOrNull,
  description: textOrNull,
  skipPage: z.optional(z.boolean()),
});
export type Brand = z.infer<typeof brandSchema>;
