import * as z from 'zod/mini';
import { regoStates } from '../entities/scalars';
import { filterNames } from '../entities/search';
import {
  httpsUrl,
  key,
  link,
  numberFrom,
  phone,
  picture,
  serviceBase,
  slug,
  text,
  uniqueList,
  wholeNumber,
} from './fields';

/** Optional integrations a site may allow (requirement SHL-064). */
export const PLUGINS = ['chat', 'autogauge', 'youx', 'xtime', 'reviews'] as const;

const childLink = () => z.strictObject({ label: text(), href: link() });

/** One entry of the header navigation; an entry with children opens a dropdown. */
export const navItemSchema = z.strictObject({
  label: text(),
  href: link(),
  children: z.optional(z.array(childLink())),
});

/** Navigation of a site that configures none (requirement SHL-041). */
export const DEFAULT_NAVIGATION: z.output<typeof navItemSchema>[] = [
  { label: 'Home', href: '/' },
  { label: 'Models', href: '/models' },
  { label: 'Offers', href: '/special-offers' },
  {
    label: 'Our Stock',
    href: '/search',
    children: [
      { label: 'All stock', href: '/search' },
      { label: 'New cars', href: '/search/new-cars' },
      { label: 'Demo cars', href: '/search/demo-cars' },
      { label: 'Used cars', href: '/search/used-cars' },
    ],
  },
  {
    label: 'Service and Parts',
    href: '/service',
    children: [
      { label: 'Book a service', href: '/service#service-booking' },
      { label: 'Parts and accessories', href: '/vehicle-parts-and-accessories' },
    ],
  },
  {
    label: 'Company',
    href: '/about-us',
    children: [
      { label: 'About us', href: '/about-us' },
      { label: 'Locations', href: '/dealer-locator' },
      { label: 'Contact', href: '/contact' },
      { label: 'Careers', href: '/careers' },
    ],
  },
  { label: 'Finance', href: '/finance' },
];

const flag = (meaning: string) => key(z._default(z.boolean(), false), meaning);
const optionalPhone = (meaning: string) => key(z._default(z.nullable(phone()), null), meaning);

function isTimezone(value: string): boolean {
  try {
    return Boolean(new Intl.DateTimeFormat('en-AU', { timeZone: value }));
  } catch {
    return false;
  }
}

/** `site.*`: the site's name, where it answers, and which features it has (requirements CON-018, SHL-082, SHL-083). */
export const siteSchema = z.strictObject({
  slug: key(slug(), 'Tenant id used in storage keys, leads and logs. Kebab-case, unique.'),
  template: key(
    z._default(text(), 'standard'),
    'Shared preset of sites/_templates merged under these values.',
  ),
  id: key(wholeNumber(1, Number.MAX_SAFE_INTEGER), 'Website id, sent as website_id. Positive, unique.'),
  name: key(text(), 'Display name.'),
  url: key(httpsUrl(), 'Public origin, used in canonical links.'),
  hosts: key(
    uniqueList(
      z.string().check(
        z.regex(/^(?=.{1,253}$)[a-z0-9](?:[a-z0-9-]*[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]*[a-z0-9])?)*$/, {
          error: 'must be a lower-case host name without port such as "harbour.localhost"',
        }),
      ),
    ).check(z.minLength(1)),
    'Hosts served as this site. No two sites share one.',
  ),
  kind: key(z._default(z.enum(['dealer', 'group']), 'dealer'), 'Dealer site or dealer group.'),
  manufacturer: key(z._default(z.nullable(slug()), null), 'Brand of a single-brand site.'),
  manufacturer_id: key(
    z._default(z.nullable(wholeNumber(1, Number.MAX_SAFE_INTEGER)), null),
    'Id of that brand.',
  ),
  logo: key(picture(), 'Header logo.'),
  address: z.strictObject({
    city: key(text(), 'City of the site.'),
    state: key(z.enum(regoStates), 'Australian state code.'),
  }),
  override_city: key(z._default(z.nullable(text()), null), 'Replaces address.city wherever it is shown.'),
  locations: key(
    z._default(uniqueList(wholeNumber(1, Number.MAX_SAFE_INTEGER)), []),
    'Location ids in scope; empty means all locations of the dealerships.',
  ),
  dealerships: key(uniqueList(slug()).check(z.minLength(1)), 'Dealerships whose stock the site shows.'),
  dealership_websites: key(
    z._default(
      z.array(
        z.strictObject({
          url: httpsUrl(),
          make: text(),
          name: text(),
          logo: z.strictObject({ url: z.nullable(picture()) }),
          title: text(),
        }),
      ),
      [],
    ),
    'Sister sites of a dealer group.',
  ),
  plugins: key(
    z._default(uniqueList(z.enum(PLUGINS)), [...PLUGINS]),
    'Optional integrations allowed; each also needs its own key or flag.',
  ),
  finance_provider: key(z._default(z.nullable(text()), null), 'Active provider: a key of finance.providers.'),
  garage_enabled: flag('My Garage exists.'),
  offers_subscription: flag('Subscribe form on the offers page.'),
  search: z.prefault(
    z.strictObject({
      host: key(z._default(serviceBase(), '/search-service'), 'Base of the search service.'),
      key: key(
        z._default(z.literal('', { error: 'is signed by the platform for each visit; leave it out' }), ''),
        'Bearer key, signed by the platform. Never written in a file.',
      ),
    }),
    {},
  ),
  search_filters: key(
    z._default(uniqueList(z.enum(filterNames)), [
      'make', 'model', 'price', 'km', 'year', 'body', 'fuel', 'transmission', 'location_name',
    ]), // prettier-ignore
    'Filters shown, in order.',
  ),
  xtime_url: key(z._default(z.nullable(httpsUrl()), null), 'External service booking.'),
  include_sold_cars_days: key(z._default(numberFrom(0), 3), 'Days a sold car stays in the stock list.'),
  phones: z.prefault(
    z.strictObject({
      new: optionalPhone('Phone for new cars.'),
      used: optionalPhone('Phone for used cars.'),
      demo: optionalPhone('Phone for demo cars.'),
      site: optionalPhone('General number, the last fallback.'),
    }),
    {},
  ),
  flags: z.prefault(
    z.strictObject({
      onlinePurchase: flag('/checkout-journey exists.'),
      onlinePaymentOpen: flag('Online payment needs no sign-in.'),
      personalisedFinance: flag('Personalised finance for cars with an nvic.'),
      youxQuote: flag('youx quote call.'),
      saveValuation: flag('Valuations are posted to the API.'),
      enquiryMessageOptional: flag('Lifts the required Comments.'),
    }),
    {},
  ),
  navigation: key(
    z._default(z.array(navItemSchema), DEFAULT_NAVIGATION),
    'Header navigation; replaces the default.',
  ),
  timezone: key(
    z._default(
      z
        .string()
        .check(z.refine(isTimezone, { error: 'must be an IANA time zone such as "Australia/Brisbane"' })),
      'Australia/Brisbane',
    ),
    'Zone of dates and times; hours and slots of a location go by the zone of its state.',
  ),
});
