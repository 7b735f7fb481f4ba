import * as z from 'zod/mini';
import { numberOrNull, textOrNull } from './scalars';

export const autoGaugeResultSchema = z.object({
  fill: numberOrNull,
  listing_price: numberOrNull,
  market_range_min: numberOrNull,
  market_range_max: numberOrNull,
  confidence: numberOrNull,
  description: textOrNull,
});
/** Price comparison with the market (CON-009): `fill` and `confidence` 0 to 1, prices in dollars. */
export type AutoGaugeResult = z.infer<typeof autoGaugeResultSchema>;
