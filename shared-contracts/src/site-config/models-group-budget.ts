import * as z from 'zod/mini';
import { dollars, key, picture, slug, text, uniqueList, wholeNumber } from './fields';

/** Brand as a config lists it; what is left out reads as null. */
export const configBrandSchema = z.strictObject({
  title: text(),
  slug: slug(),
  logo: z._default(z.nullable(picture()), null),
  banner: z._default(z.nullable(picture()), null),
  description: z._default(z.nullable(z.string()), null),
  skipPage: z.optional(z.boolean()),
});

const brands = (meaning: string) => key(z._default(z.array(configBrandSchema), []), meaning);

/** `models.*` */
export const modelsSchema = z.strictObject({
  initialTiles: key(z._default(wholeNumber(1, 200), 9), 'Tiles before View more.'),
  menuRowSize: key(z._default(wholeNumber(1, 12), 3), 'Menu rows are padded to this many cells.'),
  salesCounter: z.prefault(
    z.strictObject({ enabled: key(z._default(z.boolean(), true), 'Sales this Month.') }),
    {},
  ),
  whyChooseUs: key(
    z._default(z.array(z.strictObject({ title: text(), text: text(), icon: text() })), []),
    'Why choose us block; icon is the name of a shared icon.',
  ),
});

/** `group.*`: brands and statistics of a dealer group (requirements SHL-005, SHL-006). */
export const groupSchema = z.strictObject({
  brands: z.prefault(
    z.strictObject({
      car: brands('Car brands.'),
      motorcycle: brands('Motorcycle brands.'),
      truck: brands('Truck brands.'),
      group: brands('Group brands.'),
    }),
    {},
  ),
  stats: z.prefault(
    z.strictObject({
      locations: key(z._default(text(), '50+'), 'Locations statistic.'),
      brands: key(z._default(text(), '40+'), 'Brands statistic.'),
      years: key(z._default(text(), '30+'), 'Years statistic.'),
    }),
    {},
  ),
});

/** `budget.*`: the budget search widget. */
export const budgetSchema = z.strictObject({
  frequency: key(z._default(z.enum(['weekly', 'monthly']), 'weekly'), 'Initial frequency.'),
  weeklyRepayment: key(z._default(dollars(), 200), 'Default weekly repayment in dollars.'),
  monthlyRepayment: key(z._default(dollars(), 600), 'Default monthly repayment in dollars.'),
  deposit: key(z._default(dollars(), 2000), 'Default deposit in dollars.'),
  fallbackMaxPrice: key(z._default(dollars(), 100000), 'Maximum without price statistics, in dollars.'),
  quickPicks: key(
    z._default(uniqueList(dollars()), [5000, 10000, 15000, 20000, 25000, 30000, 40000, 50000, 60000, 70000]),
    'Quick picks in dollars.',
  ),
});
