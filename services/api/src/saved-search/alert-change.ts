import * as z from 'zod/mini';

/** One thing a shopper is notified about, with the car as it was then. */
export const alertChangeSchema = z.object({
  kind: z.enum(['new', 'price-drop', 'sold']),
  carId: z.int(),
  title: z.string(),
  /** Path of the car's page. */
  path: z.string(),
  /** Reference of its first picture. */
  picture: z.nullable(z.string()),
  /** Price in words, as its card says it. */
  price: z.string(),
  /** Dollars before a price drop. */
  wasAud: z.nullable(z.number()),
});
export type AlertChange = z.infer<typeof alertChangeSchema>;
