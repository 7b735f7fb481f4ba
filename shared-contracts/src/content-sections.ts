import * as z from 'zod/mini';
import { sanitisedHtmlSchema } from './sanitised-html';

export const link = z.object({ label: z.string(), href: z.string() });

/** Years of warranty on new vehicles of one brand. */
export const brandWarrantySchema = z.object({ name: z.string(), years: z.number() });

const title = z.optional(z.string());
const picture = { image: z.string(), alt: z.string() };

/** Blocks of a page that a dealer's marketing designs with: each is a whole section (D-39). */
export const sectionBlockSchemas = [
  /** As the first block it is the head of the page and holds its h1. */
  z.object({
    type: z.literal('hero'),
    eyebrow: z.optional(z.string()),
    title,
    text: z.optional(z.string()),
    image: z.optional(z.string()),
    alt: z.optional(z.string()),
    actions: z.optional(z.array(link)),
  }),
  z.object({
    type: z.literal('media-text'),
    ...picture,
    side: z.optional(z.enum(['left', 'right'])),
    title: z.string(),
    html: sanitisedHtmlSchema,
    link: z.optional(link),
  }),
  z.object({
    type: z.literal('facts'),
    title,
    items: z.array(z.object({ value: z.string(), label: z.string() })),
  }),
  z.object({
    type: z.literal('steps'),
    title,
    items: z.array(z.object({ title: z.string(), text: z.string() })),
  }),
  z.object({
    type: z.literal('quotes'),
    title,
    items: z.array(z.object({ text: z.string(), name: z.string(), detail: z.optional(z.string()) })),
  }),
  z.object({
    type: z.literal('team'),
    title,
    intro: z.optional(z.string()),
    people: z.array(
      z.object({
        name: z.string(),
        role: z.string(),
        image: z.optional(z.string()),
        phone: z.optional(z.string()),
      }),
    ),
  }),
  z.object({
    type: z.literal('price-table'),
    title: z.string(),
    rowsLabel: z.string(),
    columns: z.array(z.string()),
    rows: z.array(z.object({ label: z.string(), values: z.array(z.string()) })),
    note: z.optional(z.string()),
  }),
  z.object({
    type: z.literal('gallery'),
    title,
    items: z.array(z.object({ ...picture, caption: z.optional(z.string()) })),
  }),
  z.object({ type: z.literal('map'), title, intro: z.optional(z.string()) }),
  z.object({
    type: z.literal('cards'),
    title,
    intro: z.optional(z.string()),
    items: z.array(
      z.object({
        title: z.string(),
        text: z.string(),
        image: z.optional(z.string()),
        link: z.optional(link),
      }),
    ),
  }),
  z.object({
    type: z.literal('legal'),
    updated: z.optional(z.string()),
    sections: z.array(
      z.object({
        title: z.string(),
        html: sanitisedHtmlSchema,
        /** The times of `legal.privacy` follow the text where the site promises some (requirement SHL-079). */
        complaintTimes: z.optional(z.boolean()),
      }),
    ),
  }),
] as const;
