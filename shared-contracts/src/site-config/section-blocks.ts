import * as z from 'zod/mini';
import { link, phone, picture, text } from './fields';

export const labelledLink = () => z.strictObject({ label: text(), href: link() });

const list = <T extends z.core.$ZodType>(item: T, most = 40) =>
  z.array(item).check(z.minLength(1), z.maxLength(most));
const title = () => z.optional(text());
/** A picture that says something carries its words in `alt`; one that decorates has an empty `alt`. */
const pictureWithAlt = () => ({ image: picture(), alt: z.string() });

const priceTable = z
  .strictObject({
    type: z.literal('price-table'),
    title: text(),
    /** Heading of the first column, for example "Model". */
    rowsLabel: text(),
    /** Headings of the columns of values. */
    columns: list(text(), 6),
    rows: list(z.strictObject({ label: text(), values: z.array(text()) })),
    note: z.optional(text()),
  })
  .check(
    z.refine(({ columns, rows }) => rows.every(({ values }) => values.length === columns.length), {
      error: 'every row needs one value for each of the columns',
      path: ['rows'],
    }),
  );

/** Blocks that are a whole section of a page (decision D-39). `html` is sanitised as that of `rich-text` is. */
export const sectionBlocks = [
  /** As the first block it is the head of the page; without a `title` of its own it shows the page's. */
  z.strictObject({
    type: z.literal('hero'),
    eyebrow: z.optional(text()),
    title: title(),
    text: z.optional(text()),
    image: z.optional(picture()),
    alt: z.optional(z.string()),
    /** The first one is the page's main action. */
    actions: z.optional(list(labelledLink(), 2)),
  }),
  /** A picture beside text; `side` is that of the picture on wide screens. */
  z.strictObject({
    type: z.literal('media-text'),
    ...pictureWithAlt(),
    side: z.optional(z.enum(['left', 'right'])),
    title: text(),
    html: text(),
    link: z.optional(labelledLink()),
  }),
  z.strictObject({
    type: z.literal('facts'),
    title: title(),
    items: list(z.strictObject({ value: text(), label: text() }), 4),
  }),
  z.strictObject({
    type: z.literal('steps'),
    title: title(),
    items: list(z.strictObject({ title: text(), text: text() }), 8),
  }),
  z.strictObject({
    type: z.literal('quotes'),
    title: title(),
    items: list(z.strictObject({ text: text(), name: text(), detail: z.optional(text()) }), 6),
  }),
  /** People; without a picture their initials stand in its place. */
  z.strictObject({
    type: z.literal('team'),
    title: title(),
    intro: z.optional(text()),
    people: list(
      z.strictObject({
        name: text(),
        role: text(),
        image: z.optional(picture()),
        phone: z.optional(phone()),
      }),
    ),
  }),
  priceTable,
  z.strictObject({
    type: z.literal('gallery'),
    title: title(),
    items: list(z.strictObject({ ...pictureWithAlt(), caption: z.optional(text()) }), 24),
  }),
  /** The site's locations: address, whether they are open, phone and the way there. */
  z.strictObject({ type: z.literal('map'), title: title(), intro: z.optional(text()) }),
  z.strictObject({
    type: z.literal('cards'),
    title: title(),
    intro: z.optional(text()),
    items: list(
      z.strictObject({
        title: text(),
        text: text(),
        image: z.optional(picture()),
        link: z.optional(labelledLink()),
      }),
      24,
    ),
  }),
  /** Long text with a table of contents. */
  z.strictObject({
    type: z.literal('legal'),
    /** When the text was last changed, as people say it: "1 July 2026". */
    updated: z.optional(text()),
    sections: list(
      z.strictObject({
        title: text(),
        html: text(),
        /** The times of `legal.privacy` follow where they are set (requirement SHL-079). */
        complaintTimes: z.optional(z.boolean()),
      }),
    ),
  }),
] as const;
