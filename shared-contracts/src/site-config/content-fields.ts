import * as z from 'zod/mini';
import { brandSchema, manufacturerSchema, modelSchema, offerSchema, reviewSchema } from '../entities/content';
import { locationSchema, openingHourSchema, specialHoursSchema } from '../entities/location';
import { modelFactSchema } from '../entities/model-page';
import { id, orNull, regoStateSchema } from '../entities/scalars';
import { faqItemSchema } from './card-vehicle-checkout';
import { httpsUrl, isoDate, link, numberFrom, phone, picture, slug, text } from './fields';

/*
 * Entities as the content files of a site write them: those of the API, with every address, place and time held to what
 * a page can use.
 */

const time = /^(?:[01]\d|2[0-3]):[0-5]\d$/;
const timeOfDay = () => z.string().check(z.regex(time, { error: 'must be a time such as "08:30"' }));
const isTime = (value: unknown): value is string => typeof value === 'string' && time.test(value);

const pictureOrNull = () => orNull(picture());
const linkOrNull = () => orNull(link());

/** A time of day that must come after another of the same day. */
const after = <T extends object>(from: keyof T & string, to: keyof T & string, path: string[] = []) =>
  z.refine<T>(
    (hours) => {
      const [begin, end] = [hours[from], hours[to]];
      return !isTime(begin) || !isTime(end) || begin < end;
    },
    {
      error: `must be after ${from}; write times by the 24-hour clock, such as "17:30"`,
      path: [...path, to],
    },
  );

/** Of two fields that belong together, none may be missing alone. */
const together = <T extends object>(one: keyof T & string, other: keyof T & string) =>
  z.refine<T>((value) => (value[one] ?? null) !== null || (value[other] ?? null) === null, {
    error: `is needed beside ${other}`,
    path: [one],
  });

type Hours = { open: string | null; close: string | null };
const openingHours = z
  .strictObject({
    ...openingHourSchema.shape,
    open: orNull(timeOfDay()),
    close: orNull(timeOfDay()),
  })
  .check(together<Hours>('open', 'close'), together<Hours>('close', 'open'), after<Hours>('open', 'close'));

/** Refuses the second entry of a list that says what an earlier one says, at one of its fields. */
const uniqueBy = <T>(field: keyof T & string, keyOf: (entry: T) => string, error: string) =>
  z.superRefine<readonly T[]>((entries, context) => {
    const seen = new Set<string>();
    for (const [index, entry] of entries.entries()) {
      if (seen.has(keyOf(entry))) {
        context.addIssue({ code: 'custom', path: [index, field], message: error, input: entry });
      }
      seen.add(keyOf(entry));
    }
  });

type Coordinates = { lat: number | null; long: number | null };
const latitude = {
  error: 'must be degrees of latitude such as -27.6121 (have lat and long changed places?)',
};

const address = z
  .strictObject({
    ...locationSchema.shape.address.shape,
    state: regoStateSchema,
    lat: orNull(z.number().check(z.gte(-90, latitude), z.lte(90, latitude))),
    long: orNull(numberFrom(-180, 180)),
    place_url: orNull(httpsUrl()),
  })
  .check(together<Coordinates>('lat', 'long'), together<Coordinates>('long', 'lat'));

/** A location of `locations.json`. */
export const fileLocation = z.strictObject({
  ...locationSchema.shape,
  slug: slug(),
  image: pictureOrNull(),
  team: z._default(
    z.array(z.strictObject({ name: text(), role: text(), image: pictureOrNull(), phone: orNull(phone()) })),
    [],
  ),
  address,
  contact_detail: z.strictObject({
    phone: orNull(phone()),
    landline_phone: orNull(phone()),
    opening_hours: z._default(
      z
        .array(openingHours)
        .check(
          uniqueBy<{ weekday: number }>(
            'weekday',
            ({ weekday }) => String(weekday),
            'must not be named twice in a week',
          ),
        ),
      [],
    ),
  }),
});

const specialDay = z
  .strictObject({
    ...specialHoursSchema.shape,
    date: isoDate(),
    start_hour: z.optional(timeOfDay()),
    end_hour: z.optional(timeOfDay()),
    hours: z.optional(
      z
        .strictObject({ begin: timeOfDay(), end: timeOfDay() })
        .check(after<{ begin: string; end: string }>('begin', 'end')),
    ),
  })
  .check(
    z.refine(
      ({ status, start_hour: start, end_hour: end, hours }) =>
        status === 'Closed' || Boolean(hours ?? (start && end)),
      { error: 'is Open, so it needs start_hour and end_hour, or hours' },
    ),
    after<{ start_hour?: string | undefined; end_hour?: string | undefined }>('start_hour', 'end_hour'),
  );

/** The special hours of `locations.json`. */
export const fileSpecialHours = z
  .array(specialDay)
  .check(
    uniqueBy<{ location_id: number; date: string }>(
      'date',
      ({ location_id: location, date }) => `${location} ${date}`,
      'must not be named twice for one location',
    ),
  );

const pictureObject = () => orNull(z.strictObject({ url: picture() }));

/** An offer; its HTML is sanitised before anyone gets it. */
export const fileOffer = z.strictObject({
  ...offerSchema.shape,
  sanitized_description: z.string(),
  manufacturer: orNull(
    z.strictObject({ ...manufacturerSchema.shape, logo: z.strictObject({ url: pictureOrNull() }) }),
  ),
  model: orNull(z.strictObject({ name: z.string(), slug: z.string(), override_url: linkOrNull() })),
  image_url: pictureOrNull(),
  image_or_model_image: pictureObject(),
});

/** A model of the range with what its page says. */
export const fileModel = z.strictObject({
  ...modelSchema.shape,
  slug: slug(),
  override_url: linkOrNull(),
  image: pictureObject(),
  cloudfront_new_image_url: pictureOrNull(),
  /** Make as the stock spells it, for links to the stock. */
  make: text(),
  summary: z._default(z.string(), ''),
  /** What speaks for it, each in a few words. */
  highlights: z._default(z.array(text()), []),
  /** Figures such as "Braked towing" "3,500 kg"; `note` says which grade has them. */
  facts: z._default(z.array(modelFactSchema), []),
  gallery: z._default(z.array(z.strictObject({ image: picture(), alt: text() })), []),
  faq: z._default(z.array(faqItemSchema), []),
});

/** A brand with the id its manufacturer has on every site. */
export const fileBrand = z.strictObject({
  ...brandSchema.shape,
  slug: slug(),
  logo: pictureOrNull(),
  banner: pictureOrNull(),
  manufacturer_id: id,
  /** Paragraphs of its overview page. */
  about: z._default(z.array(text()), []),
});

/** A customer's review. */
export const fileReview = z.strictObject({ ...reviewSchema.shape, image: pictureOrNull() });
