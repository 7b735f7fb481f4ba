import * as z from 'zod/mini';
import { contentPageSchema } from './content-page';
import {
  brandDetailsSchema,
  brandTileSchema,
  modelDetailsSchema,
  modelTileSchema,
} from './entities/model-page';

const words = { title: z.string(), description: z.optional(z.string()) };

/**
 * What stands at an address that the content of a site decides (SHL-010, D-10). The API alone knows which kind it is.
 */
export const sitePageSchema = z.discriminatedUnion('kind', [
  z.extend(contentPageSchema, { kind: z.literal('content') }),
  z.object({
    ...words,
    kind: z.literal('models'),
    models: z.array(modelTileSchema),
    whyChooseUs: z.array(z.object({ title: z.string(), text: z.string(), icon: z.string() })),
  }),
  z.object({ ...words, kind: z.literal('model'), model: modelDetailsSchema }),
  z.object({
    ...words,
    kind: z.literal('brands'),
    /** One without a heading, or those of a dealer group, of which none is empty (SHL-005). */
    groups: z.array(z.object({ heading: z.optional(z.string()), brands: z.array(brandTileSchema) })),
  }),
  z.object({
    ...words,
    kind: z.literal('brand'),
    /** Its own page, or the overview of what it stands for (SHL-021). */
    view: z.enum(['page', 'overview']),
    brand: brandDetailsSchema,
  }),
  /** The page of something that has none: where its visitor goes instead. */
  z.object({ kind: z.literal('elsewhere'), href: z.string() }),
]);
export type SitePage = z.infer<typeof sitePageSchema>;
export type SitePageOf<Kind extends SitePage['kind']> = Extract<SitePage, { kind: Kind }>;
