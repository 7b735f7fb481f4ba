import * as z from 'zod/mini';
import { carTypes } from '../entities/scalars';
import { dollars, key, numberFrom, text, uniqueList, wholeNumber } from './fields';

/** Ways to keep a car for later. */
export const SAVE_CONTROLS = ['favourite', 'compare', 'watchlist'] as const;

/** Arrangements of a card: as ever, dense with the price first, or led by the facts of the kind. */
export const CARD_LAYOUTS = ['standard', 'compact', 'spec'] as const;

/** Proportions of a card's picture. */
export const CARD_PICTURES = ['3:2', '4:3', '16:9'] as const;

/** Arrangements of a car's pictures on wide screens: a row of small ones below, a strip at the left, two beside. */
export const GALLERIES = ['standard', 'strip', 'mosaic'] as const;

/** Payment cards that have an icon (requirement UI-011). */
export const PAYMENT_CARDS = ['mastercard', 'visa', 'maestro', 'google-pay', 'apple-pay'] as const;

const flag = (value: boolean, meaning: string) => key(z._default(z.boolean(), value), meaning);

/** Question and answer of a FAQ. */
export const faqItemSchema = z.strictObject({ question: text(), answer: text() });

/** `card.*` */
export const cardSchema = z.strictObject({
  saveControls: key(
    z._default(uniqueList(z.enum(SAVE_CONTROLS)), ['favourite', 'compare']),
    'Save controls of a card, in order.',
  ),
  layout: key(
    z._default(z.enum(CARD_LAYOUTS), 'standard'),
    'Own key. Arrangement of a card: compact puts more cars in view, spec leads with the facts of the kind.',
  ),
  picture: key(z._default(z.enum(CARD_PICTURES), '3:2'), "Own key. Proportions of a card's picture."),
  showViews: flag(false, 'Views count.'),
  reserveButton: flag(false, 'Reserve Now on cards.'),
  electricHybridTag: flag(false, 'Electric and hybrid tag.'),
  runoutTagGreen: flag(false, 'Green runout sale tag.'),
  newTagDays: key(z._default(numberFrom(0, 90), 8), 'Days a car counts as newly listed.'),
  newTagLabel: key(z._default(text(), 'New'), 'Text of the new tag.'),
  favourites: z.prefault(
    z.strictObject({
      requirePrice: flag(false, 'A favourite needs a price above 0.'),
      requireImages: flag(false, 'A favourite needs pictures.'),
      usedOnly: flag(false, 'Favourites for used cars only.'),
    }),
    {},
  ),
});

/** `compare.*` */
export const compareSchema = z.strictObject({ enabled: flag(true, 'Compare tray and page.') });

/** A term of a subscription, such as "Minimum term" with "4 weeks". */
const subscriptionTerm = z.strictObject({ label: text(), value: text() });

const subscriptionSchema = z.strictObject({
  includes: key(uniqueList(text()).check(z.minLength(1)), 'What the weekly price includes, in order.'),
  terms: key(
    z._default(
      z.array(subscriptionTerm).check(
        z.refine((terms) => new Set(terms.map(({ label }) => label)).size === terms.length, {
          error: 'must not repeat a label',
        }),
      ),
      [],
    ),
    'Kilometres, minimum term, notice and the like, in order.',
  ),
});

/** `vehicle.*`: the detail page. */
export const vehicleSchema = z.strictObject({
  spinner: z.prefault(
    z.strictObject({
      defaultView: key(z._default(z.enum(['spinner', 'gallery']), 'spinner'), "Viewer's initial mode."),
      autoRotate: flag(false, 'The spinner turns by itself.'),
    }),
    {},
  ),
  gallery: key(
    z._default(z.enum(GALLERIES), 'standard'),
    'Own key. Pictures on wide screens: strip puts the small ones at the left of the large one, mosaic the next two beside it.',
  ),
  commentsPreview: key(
    z._default(wholeNumber(1, 10000), 400),
    'Characters of dealer comments before Read more.',
  ),
  hideTestDriveWhenComingSoon: flag(false, 'No test drive for coming_soon cars.'),
  faq: key(z._default(z.array(faqItemSchema), []), 'FAQ of the detail page.'),
  subscription: key(
    z._default(z.nullable(subscriptionSchema), null),
    'What a car by subscription includes; null shows nothing.',
  ),
  disclaimer: key(
    z._default(
      z.union([z.string(), z.partialRecord(z.enum(carTypes), z.string())], {
        error: 'must be a text, or texts by car type (new, used, demo)',
      }),
      '',
    ),
    'Page disclaimer: one text, or texts by car type.',
  ),
});

/** `checkout.*` */
export const checkoutSchema = z.strictObject({
  enabled: flag(false, 'Reserve and buy online.'),
  pathSegment: key(z._default(z.enum(['checkout', 'buy-online']), 'checkout'), 'Path after /cars/{slug}/.'),
  reserveAmountLabel: key(
    z._default(
      z
        .string()
        .check(z.regex(/^\$\d[\d,]*(?:\.\d{2})?$/, { error: 'must be a dollar amount such as "$200"' })),
      '$200',
    ),
    'Label of the reserve amount.',
  ),
  hideZeroAmount: flag(false, 'Hide a $0 amount.'),
  paymentStrip: key(
    z._default(uniqueList(z.enum(PAYMENT_CARDS)), [...PAYMENT_CARDS]),
    'Payment cards shown, in order.',
  ),
});

/** `delivery.*` */
export const deliverySchema = z.strictObject({
  enabled: flag(true, 'Delivery calculator, shown when there are zones.'),
  zones: key(
    z._default(
      z.array(
        z
          .strictObject({
            name: text(),
            from: wholeNumber(200, 9999),
            to: wholeNumber(200, 9999),
            price: dollars(),
          })
          .check(z.refine(({ from, to }) => from <= to, { error: 'from must not be above to' })),
      ),
      [],
    ),
    'Price table by postcode range; the first match counts.',
  ),
});

/** `fuel.*`: the fuel calculator. */
export const fuelSchema = z.strictObject({
  enabled: flag(true, 'Fuel calculator.'),
  pricePerLitre: key(
    z._default(
      z.number().check(z.gte(0), z.lte(10, { error: 'must be dollars per litre, such as 1.899' })),
      1.7,
    ),
    'Default price in dollars per litre.',
  ),
  weeklyKms: key(z._default(numberFrom(0), 250), 'Default weekly distance in km.'),
  fallbackConsumption: key(z._default(numberFrom(0), 10), 'L/100km when the variant has none.'),
});

/** `similarCars.*` */
export const similarCarsSchema = z.strictObject({
  max: key(z._default(wholeNumber(0, 50), 6), 'Cars shown.'),
  hitsPerQuery: key(z._default(wholeNumber(1, 100), 10), 'Limit of each query.'),
  bandBelow: key(z._default(dollars(), 10000), 'Price band below the switch price, in dollars.'),
  bandFrom: key(z._default(dollars(), 25000), 'Price band from the switch price, in dollars.'),
  bandSwitch: key(z._default(dollars(), 50000), 'Price where the band changes, in dollars.'),
});
