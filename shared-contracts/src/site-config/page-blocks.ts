import * as z from 'zod/mini';
import type { SanitisedHtml } from '../sanitised-html';
import { faqItemSchema } from './card-vehicle-checkout';
import { link, numberFrom, picture, text } from './fields';
import { labelledLink, sectionBlocks } from './section-blocks';

/** Tile of a feature banner; exactly three make one (requirement SHL-044). */
export const featureTileSchema = z.strictObject({ label: text(), href: link(), image: picture() });

/** One tyre of the tyre carousel; the price is dollars per tyre (requirement SHL-080). */
export const tyreSchema = z.strictObject({ title: text(), text: text(), price: z.optional(numberFrom(0)) });

/** The brake-testing block (requirement SHL-080). */
export const brakeTestingSchema = z.strictObject({
  title: text(),
  text: text(),
  link: z.optional(labelledLink()),
});

/** DOM id that links such as "/finance#finance-form" point to. */
const anchor = () =>
  z
    .string()
    .check(z.regex(/^[a-z][a-z0-9-]*$/, { error: 'must be lower-case with hyphens such as "finance-form"' }));

/** One block as a site writes it (decision D-39). What another file already holds is not repeated here. */
export const configBlockSchema = z.discriminatedUnion('type', [
  /** A section heading; the page's `title` is its h1. */
  z.strictObject({ type: z.literal('heading'), text: text(), intro: z.optional(text()) }),
  /** HTML of paragraphs, lists, links and emphasis; sanitised before it is shown. */
  z.strictObject({ type: z.literal('rich-text'), html: text() }),
  z.strictObject({
    type: z.literal('image'),
    image: picture(),
    alt: z.string(),
    caption: z.optional(text()),
  }),
  z.strictObject({
    type: z.literal('cta'),
    title: text(),
    text: z.optional(text()),
    link: labelledLink(),
  }),
  /**
   * A lead form of one category, for example "Careers Enquiry". With the id "service-booking" it is a link to Xtime
   * where the site books there (requirement SHL-016).
   */
  z.strictObject({
    type: z.literal('form'),
    category: text(),
    title: z.optional(text()),
    id: z.optional(anchor()),
    /** Why to send it, beside the form on wide screens. */
    aside: z.optional(
      z.strictObject({
        title: text(),
        text: z.optional(text()),
        points: z.optional(z.array(text()).check(z.minLength(1))),
      }),
    ),
  }),
  z.strictObject({ type: z.literal('offers'), category: z.optional(text()) }),
  /** Cars of a search; `query` is a query string of the search page such as "body=suv". */
  z.strictObject({ type: z.literal('vehicles'), title: z.optional(text()), query: z.string() }),
  z.strictObject({ type: z.literal('faq'), items: z.array(faqItemSchema).check(z.minLength(1)) }),
  /** Left out tiles: those of `banners.featureTiles`. */
  z.strictObject({
    type: z.literal('feature-banner'),
    tiles: z.optional(z.array(featureTileSchema).check(z.length(3))),
  }),
  /** The models of models.json. */
  z.strictObject({ type: z.literal('models') }),
  /** Items: `blocks.tyreCarousel`. */
  z.strictObject({ type: z.literal('tyre-carousel') }),
  /** Content: `blocks.brakeTesting`. */
  z.strictObject({ type: z.literal('brake-testing') }),
  /** Claims: `legal.warrantyClaims`. */
  z.strictObject({ type: z.literal('warranty-claims'), title: z.optional(text()) }),
  ...sectionBlocks,
]);

/** A block as a site writes it. */
export type ConfigBlock = z.output<typeof configBlockSchema>;

type WithSanitisedHtml<T> = Omit<T, 'html'> & { html: SanitisedHtml };

/** A block whose HTML is sanitised. */
export type SanitisedBlock = ConfigBlock extends infer Block
  ? Block extends { html: string }
    ? WithSanitisedHtml<Block>
    : Block extends { sections: (infer Section)[] }
      ? Omit<Block, 'sections'> & { sections: WithSanitisedHtml<Section>[] }
      : Block
  : never;

/** Names of the known block types. */
export const BLOCK_TYPES: readonly ConfigBlock['type'][] = configBlockSchema._zod.def.options.flatMap(
  (option) => option._zod.def.shape.type._zod.def.values,
);

export const configPageSchema = z.strictObject({
  /** The h1 of the page and its document title. */
  title: text(),
  /** Meta description. */
  description: z.optional(text()),
  blocks: z.array(configBlockSchema),
});

/** A CMS page as a site writes it. */
export type ConfigPage = z.output<typeof configPageSchema>;

/** A CMS page whose HTML is sanitised; `toContentPage` makes what a visitor gets. */
export type SanitisedPage = Omit<ConfigPage, 'blocks'> & { blocks: SanitisedBlock[] };
