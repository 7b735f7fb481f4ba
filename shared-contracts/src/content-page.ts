import * as z from 'zod/mini';
import { textOrNull } from './entities/scalars';
import { brandWarrantySchema, link, sectionBlockSchemas } from './content-sections';
import { sanitisedHtmlSchema } from './sanitised-html';

/** The blocks a content page is made of (D-39). Blocks of an unknown type are skipped with a warning. */
export const pageBlockSchema = z.discriminatedUnion('type', [
  z.object({ type: z.literal('heading'), text: z.string(), intro: z.optional(z.string()) }),
  /** Paragraphs, lists, links, emphasis. */
  z.object({ type: z.literal('rich-text'), html: sanitisedHtmlSchema }),
  z.object({ type: z.literal('image'), image: z.string(), alt: z.string(), caption: z.optional(z.string()) }),
  z.object({
    type: z.literal('cta'),
    title: z.string(),
    text: z.optional(z.string()),
    link,
    /** DOM id: the booking section of a site that books elsewhere keeps its own (requirement SHL-016). */
    id: z.optional(z.string()),
  }),
  z.object({
    type: z.literal('form'),
    category: z.string(),
    title: z.optional(z.string()),
    /** DOM id that links such as `/finance#finance-form` point to. */
    id: z.optional(z.string()),
    /** Why to send the form, beside it on wide screens. */
    aside: z.optional(
      z.object({
        title: z.string(),
        text: z.optional(z.string()),
        points: z.optional(z.array(z.string())),
      }),
    ),
  }),
  z.object({ type: z.literal('offers'), category: z.optional(z.string()) }),
  z.object({ type: z.literal('vehicles'), title: z.optional(z.string()), query: z.string() }),
  z.object({
    type: z.literal('faq'),
    items: z.array(z.object({ question: z.string(), answer: z.string() })),
  }),
  z.object({
    type: z.literal('feature-banner'),
    tiles: z.array(z.object({ label: z.string(), href: z.string(), image: z.string() })),
  }),
  z.object({
    type: z.literal('models'),
    items: z.array(
      z.object({
        name: z.string(),
        href: z.string(),
        image: textOrNull,
        body: textOrNull,
        status: textOrNull,
      }),
    ),
  }),
  z.object({
    type: z.literal('tyre-carousel'),
    items: z.array(z.object({ title: z.string(), text: z.string(), price: z.optional(z.number()) })),
  }),
  z.object({ type: z.literal('brake-testing'), title: z.string(), text: z.string(), link: z.optional(link) }),
  /** The claims of `legal.warrantyClaims`, with the names of the brands in it (requirement SHL-078). */
  z.object({
    type: z.literal('warranty-claims'),
    title: z.optional(z.string()),
    brands: z.array(brandWarrantySchema),
  }),
  ...sectionBlockSchemas,
]);
export type PageBlock = z.infer<typeof pageBlockSchema>;

export const contentPageSchema = z.object({
  title: z.string(),
  description: z.optional(z.string()),
  blocks: z.array(pageBlockSchema),
});
/** A page of the site's own, composed of blocks. */
export type ContentPage = z.infer<typeof contentPageSchema>;
