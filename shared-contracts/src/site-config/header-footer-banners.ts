import * as z from 'zod/mini';
import { carTypes } from '../entities/scalars';
import {
  key,
  link,
  offsetDateTime,
  picture,
  serviceBase,
  slug,
  text,
  uniqueList,
  wholeNumber,
} from './fields';
import { pagePath } from './page-path';
import { brakeTestingSchema, configPageSchema, featureTileSchema, tyreSchema } from './page-blocks';

const flag = (value: boolean, meaning: string) => key(z._default(z.boolean(), value), meaning);
const textOrNull = (meaning: string) => key(z._default(z.nullable(text()), null), meaning);

const footerGroupSchema = z.strictObject({
  title: text(),
  links: z.array(z.strictObject({ label: text(), href: link() })).check(z.minLength(1)),
});

/** Footer of a site that configures none (requirement SHL-043). */
export const DEFAULT_FOOTER_GROUPS: z.output<typeof footerGroupSchema>[] = [
  {
    title: 'Buyer Tools',
    links: [
      { label: 'Search our stock', href: '/search' },
      { label: 'Special offers', href: '/special-offers' },
      { label: 'Finance', href: '/finance' },
      { label: 'Sell your car', href: '/sell-your-car' },
    ],
  },
  {
    title: 'Servicing and Parts',
    links: [
      { label: 'Book a service', href: '/service#service-booking' },
      { label: 'Parts and accessories', href: '/vehicle-parts-and-accessories' },
      { label: 'Warranty', href: '/warranty' },
      { label: 'Find a location', href: '/dealer-locator' },
    ],
  },
];

/** Feature banner of a site that configures none (requirement SHL-044). */
export const DEFAULT_FEATURE_TILES: z.output<typeof featureTileSchema>[] = [
  { label: 'Latest offers', href: '/special-offers', image: '/site/tile-offers.svg' },
  { label: 'Book a service', href: '/service#service-booking', image: '/site/tile-service.svg' },
  { label: 'Sell your car', href: '/sell-your-car', image: '/site/tile-sell.svg' },
];

/** `header.*` */
export const headerSchema = z.strictObject({
  hoverOpen: flag(false, 'Dropdowns open on hover.'),
  megaMenu: z.prefault(
    z.strictObject({
      enabled: flag(false, 'Brand mega menu.'),
      navItem: key(z._default(text(), 'Our Stock'), 'Label of the entry that carries it.'),
    }),
    {},
  ),
});

/** `footer.*` */
export const footerSchema = z.strictObject({
  groups: key(z._default(z.array(footerGroupSchema), DEFAULT_FOOTER_GROUPS), 'Footer groups.'),
});

const period = { start: offsetDateTime(), expiry: offsetDateTime() };
const endsAfterStart = z.refine<{ start: string; expiry: string }>(
  ({ start, expiry }) => Date.parse(start) < Date.parse(expiry),
  { error: 'must be after start', path: ['expiry'] },
);

/** `banners.*` */
export const bannersSchema = z.strictObject({
  featureTiles: key(
    z._default(z.array(featureTileSchema).check(z.length(3)), DEFAULT_FEATURE_TILES),
    'Feature banner: exactly three tiles.',
  ),
  emergency: z.prefault(
    z.strictObject({
      enabled: flag(false, 'Emergency banner.'),
      text: key(z._default(text(), 'BOOK A SERVICE'), 'Text of the emergency banner.'),
    }),
    {},
  ),
  announcement: key(
    z._default(z.nullable(z.strictObject({ id: text(), text: text(), href: z.optional(link()) })), null),
    'Announcement bar; its dismissal is remembered by id.',
  ),
  popup: key(
    z._default(
      z.nullable(
        z
          .strictObject({ id: text(), title: text(), image: picture(), href: link(), ...period })
          .check(endsAfterStart),
      ),
      null,
    ),
    'Popup promotion.',
  ),
});

/** `privacy.*`: Forecourt's own. */
export const privacySchema = z.strictObject({
  consent: flag(
    false,
    'Own key. Ask visitors before analytics of others (dataLayer), the chat and maps of others are loaded.',
  ),
  retentionDays: key(
    z._default(z.nullable(wholeNumber(30, 3650)), null),
    'Own key. Days after which leads and what hangs on them are removed; kept for good where it is null.',
  ),
});

/** `promos.*`: tiles among search results (requirements SRC-019 to SRC-022). */
export const promosSchema = z.strictObject({
  nodes: key(
    z._default(
      z.array(
        z
          .strictObject({
            ...period,
            position: z._default(z.nullable(wholeNumber(1, 1000)), null),
            display: uniqueList(z.enum(carTypes)),
            strictDisplay: z._default(z.boolean(), false),
            node: z.strictObject({ image: picture(), href: link(), alt: text() }),
          })
          .check(endsAfterStart),
      ),
      [],
    ),
    'Promo tiles with their time and the conditions they are shown for.',
  ),
  positions: key(
    z._default(
      z.nullable(
        z.union([wholeNumber(1, 1000), uniqueList(wholeNumber(1, 1000))], {
          error: 'must be a slot number from 1, a list of slot numbers, or null',
        }),
      ),
      null,
    ),
    'Slots of promo tiles, counted from 1.',
  ),
  randomise: flag(false, 'Shuffle the nodes.'),
});

/** `blocks.*`: content of two page blocks that few sites have (requirement SHL-080). */
export const blocksSchema = z.strictObject({
  tyreCarousel: key(
    z._default(z.nullable(z.array(tyreSchema).check(z.minLength(1))), null),
    'Tyre carousel.',
  ),
  brakeTesting: key(z._default(z.nullable(brakeTestingSchema), null), 'Brake-testing block.'),
});

/** `pages`: CMS pages by path. */
export const pagesSchema = key(z._default(z.record(pagePath(), configPageSchema), {}), 'CMS pages by path.');

const days = () => wholeNumber(1, 365);
const years = () => wholeNumber(1, 99);

/** `legal.*` */
export const legalSchema = z.strictObject({
  privacy: key(
    z._default(
      z.nullable(z.strictObject({ acknowledgeDays: days(), resolveDays: days(), aimDays: days() })),
      null,
    ),
    'Times promised in the privacy policy, in days.',
  ),
  warrantyClaims: z.prefault(
    z.strictObject({
      usedYears: key(z._default(z.nullable(years()), 3), 'Years of warranty on used vehicles.'),
      newYearsByBrand: key(
        z._default(z.record(slug(), years()), {}),
        'Years of warranty on new vehicles by brand.',
      ),
      mechanicalProtectionYears: key(
        z._default(z.nullable(years()), null),
        'Years of mechanical protection.',
      ),
    }),
    {},
  ),
});

/** Lower image quality for some loaders (section 133.1). */
export const LOADER_QUALITY = { thumbnail: 75 };

/** `images.*` */
export const imagesSchema = z.strictObject({
  cdnBase: key(z._default(serviceBase(), '/images'), 'Base of picture addresses.'),
  quality: key(z._default(wholeNumber(1, 100), 80), 'Default picture quality.'),
  loaderQuality: key(
    z._default(z.record(text(), wholeNumber(1, 100)), LOADER_QUALITY),
    'Quality per loader, merged over the built-in one.',
  ),
});

/** `maps.*` */
export const mapsSchema = z.strictObject({
  key: textOrNull('Map key restricted to this site; null: no map.'),
});

/** `analytics.*` */
export const analyticsSchema = z.strictObject({
  enabled: flag(true, 'Send analytics.'),
  providers: key(z._default(uniqueList(z.enum(['api', 'dataLayer'])), ['api']), 'Where events go.'),
});

/** `chat.*` */
export const chatSchema = z.strictObject({
  token: textOrNull('Public chat token.'),
  autobot: flag(false, 'Chat autobot available.'),
  availabilityUrl: key(z._default(z.nullable(serviceBase()), null), 'Availability check.'),
});
