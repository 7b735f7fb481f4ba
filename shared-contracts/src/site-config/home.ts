import * as z from 'zod/mini';
import { key, link, picture, text, uniqueList, wholeNumber } from './fields';

/** Blocks of the home page below the hero, in their default order. */
export const HOME_SECTIONS = ['stock', 'tiles', 'brands', 'budget', 'locations', 'reviews', 'stats'] as const;

/** One hero slide: the specification's Slide with its background picture. */
export const slideSchema = z.strictObject({
  id: wholeNumber(1, Number.MAX_SAFE_INTEGER),
  name: text(),
  description: z._default(z.string(), ''),
  url: z._default(z.nullable(link()), null),
  hide_overlay: z._default(z.boolean(), false),
  image: z._default(z.nullable(picture()), null),
});

/** `home.*`: words and order of the home page (requirement SHL-084). All keys are Forecourt's own. */
export const homeSchema = z.strictObject({
  eyebrow: key(z._default(z.nullable(text()), null), 'Own key. Short line above the headline.'),
  headline: key(z._default(text(), 'Find your next car'), 'Own key. The h1 of the home page.'),
  intro: key(z._default(z.string(), ''), 'Own key. One sentence below the headline.'),
  slides: key(z._default(z.array(slideSchema), []), 'Own key. Hero slides; never played by themselves.'),
  sections: key(
    z._default(uniqueList(z.enum(HOME_SECTIONS)), [
      'stock',
      'tiles',
      'brands',
      'budget',
      'locations',
      'reviews',
    ]),
    'Own key. Blocks below the hero, in order.',
  ),
  stockTitle: key(z._default(text(), 'Just arrived'), 'Own key. Heading of the stock rail.'),
  stockQuery: key(
    z._default(text(), 'status=in_stock&sortBy=created_at:desc'),
    'Own key. Query string of the search whose first cars fill the stock rail, and where "See all" leads.',
  ),
  bodyTypes: key(
    z._default(z.nullable(uniqueList(text())), null),
    'Own key. Body or item types offered as icons. null: the most frequent ones of the stock.',
  ),
});
