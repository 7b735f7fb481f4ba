import * as z from 'zod/mini';
import { brandSchema, modelSchema } from './content';
import { orNull, textOrNull } from './scalars';

/** A figure of a model, such as "Braked towing" "3,500 kg". */
export const modelFactSchema = z.strictObject({
  label: z.string(),
  value: z.string(),
  note: z.optional(z.string()),
});
export type ModelFact = z.infer<typeof modelFactSchema>;

const startingPriceSchema = z.object({
  /** Dollars that a shopper would pay, of the cheapest one. */
  price: z.number(),
  /** What that price includes, as its listing says: "Drive away". */
  price_type: textOrNull,
});

/** What of something stands in the site's stock today. */
export const stockFiguresSchema = z.object({
  /** Everything in stock. */
  count: z.int(),
  /** New and demonstrator ones of it. */
  new_count: z.int(),
  /** The cheapest new or demonstrator one with a price. */
  from: orNull(startingPriceSchema),
});
export type StockFigures = z.infer<typeof stockFiguresSchema>;

/** A model as a tile shows it. */
export const modelTileSchema = z.extend(modelSchema, {
  make: z.string(),
  summary: z.string(),
  /** The model's own picture, else one of the newest in stock; null where there is neither. */
  picture: textOrNull,
  /** Null while the search gives no figures. */
  stock: orNull(stockFiguresSchema),
});
export type ModelTile = z.infer<typeof modelTileSchema>;

/** New and demonstrator stock of one grade. */
export const modelVariantSchema = z.object({
  /** As most of its cars write it. */
  badge: z.string(),
  /** Every writing of it among the stock, `badge` included: "Touring AWD", "Touring (awd)". */
  spellings: z.array(z.string()),
  count: z.int(),
  from: orNull(startingPriceSchema),
});
export type ModelVariant = z.infer<typeof modelVariantSchema>;

/** A model with everything that its page shows. */
export const modelDetailsSchema = z.extend(modelTileSchema, {
  highlights: z.array(z.string()),
  facts: z.array(modelFactSchema),
  gallery: z.array(z.object({ image: z.string(), alt: z.string() })),
  faq: z.array(z.object({ question: z.string(), answer: z.string() })),
  /** Cheapest first. */
  variants: z.array(modelVariantSchema),
  offers: z.array(z.object({ id: z.int(), name: z.string(), href: z.string() })),
});
export type ModelDetails = z.infer<typeof modelDetailsSchema>;

/** A brand as a tile shows it. */
export const brandTileSchema = z.extend(brandSchema, {
  href: z.string(),
  /** In stock; null while the search gives no figures. */
  count: orNull(z.int()),
});
export type BrandTile = z.infer<typeof brandTileSchema>;

/** A location with stock of a brand. */
export const brandLocationSchema = z.object({
  name: z.string(),
  slug: z.string(),
  phone: textOrNull,
  count: z.int(),
});
export type BrandLocation = z.infer<typeof brandLocationSchema>;

/** A brand with everything that its pages show. */
export const brandDetailsSchema = z.extend(brandSchema, {
  about: z.array(z.string()),
  models: z.array(modelTileSchema),
  /** In stock by condition; null while the search gives no figures. */
  stock: orNull(z.object({ count: z.int(), new: z.int(), demo: z.int(), used: z.int() })),
  /** Those with the most of it first. */
  locations: z.array(brandLocationSchema),
});
export type BrandDetails = z.infer<typeof brandDetailsSchema>;
