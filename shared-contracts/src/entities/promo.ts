import * as z from 'zod/mini';
import { carTypeSchema, orNull } from './scalars';

export const promoNodeSchema = z.object({
  /** ISO 8601 with offset. */
  start: z.string(),
  expiry: z.string(),
  /** 1-based slot in the grid, or null for the configured slots. */
  position: orNull(z.int()),
  display: z.array(carTypeSchema),
  strictDisplay: z._default(z.boolean(), false),
  node: z.object({ image: z.string(), href: z.string(), alt: z.string() }),
});
/** A promotion tile among search results (CON-012). */
export type PromoNode = z.infer<typeof promoNodeSchema>;

export const deliveryQuoteSchema = z.object({ name: z.string(), price: z.number() });
/** Price in dollars of bringing a car into a region (CON-012). */
export type DeliveryQuote = z.infer<typeof deliveryQuoteSchema>;
