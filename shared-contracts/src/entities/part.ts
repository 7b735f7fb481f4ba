import * as z from 'zod/mini';
import { textOrNull, numberOrNull } from './scalars';

export const partSchema = z.strictObject({
  /** Number a parts counter knows it by; unique within a site. */
  number: z.string().check(z.regex(/^[A-Za-z0-9-]{1,40}$/)),
  name: z.string().check(z.minLength(1), z.maxLength(200)),
  /** Kind of part: "Brakes". */
  category: z.string().check(z.minLength(1), z.maxLength(80)),
  /** The maker. */
  brand: textOrNull,
  description: z._default(z.string(), ''),
  /** Cars it fits, as people call them: "Toyota HiLux". */
  fits: z._default(z.array(z.string()), []),
  /** Dollars; null is on request. */
  price: numberOrNull,
});
/** A part or accessory of a site's parts counter (SRC-010). */
export type Part = z.infer<typeof partSchema>;
