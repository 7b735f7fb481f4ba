import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parseTenantConfig } from './parse';
import { formatPath, valueAt } from './problems';

/** The catalogue of keys names each key with its default: this test reads it instead of a second list. */
const catalogue = readFileSync(path.join(__dirname, '../../../docs/requirements/site-config.md'), 'utf8');

const rows = [...catalogue.matchAll(/^\| `([\w.*-]+)` \| [^|]+ \| ([^|]+) \|/gm)].map(
  ([, key = '', value = '']) => ({
    key,
    value: value.trim(),
  }),
);

const result = parseTenantConfig({
  site: {
    slug: 'wharf-cars',
    id: 90,
    name: 'Wharf Cars',
    url: 'https://wharf.example',
    hosts: ['wharf.localhost'],
    logo: '/site/logo.svg',
    address: { city: 'Newcastle', state: 'NSW' },
    dealerships: ['wharf'],
  },
});
if (!result.ok) throw new Error('the required keys alone must make a config');
const { config } = result;

/** Defaults the catalogue writes in words. */
const IN_WORDS: Record<string, unknown> = {
  'site.locations': [],
  'site.search.key': '',
  'theme.brandAccents': {
    subaru: '#00adee',
    foton: '#C8C8C8',
    peugeot: '#0074e8',
    skoda: '#78faae',
    deepal: '#e34724',
  },
  'search.priceRange': { min: 5000, max: 250000 },
  'finance.calculator.maxAmount': 100000,
  'legal.warrantyClaims': { usedYears: 3, newYearsByBrand: {}, mechanicalProtectionYears: null },
  'images.loaderQuality': { thumbnail: 75 },
  'leads.categories': [
    'General Enquiry',
    'Sales Enquiry',
    'Service Enquiry',
    'Parts Enquiry',
    'Finance Enquiry',
    'Careers Enquiry',
  ],
};

/** Defaults of which the catalogue gives only the outline: what must be true of them. */
const OUTLINED: Record<string, (value: never) => void> = {
  'site.navigation': (items: { label: string }[]) =>
    expect(items.map(({ label }) => label)).toEqual([
      'Home',
      'Models',
      'Offers',
      'Our Stock',
      'Service and Parts',
      'Company',
      'Finance',
    ]),
  'search.sortOptions': (options: { value: string; label: string }[]) => {
    expect(options[0]).toEqual({ value: 'custom_rank:desc', label: 'Featured' });
    expect(options.slice(1).map(({ value }) => value)).toEqual([
      'price:asc',
      'price:desc',
      'km:asc',
      'year:desc',
      'created_at:desc',
    ]);
  },
  'finance.comparisonRateWarning': (text: string) => expect(text).toMatch(/^WARNING: .*comparison rate/),
  'tradeIn.faq': (items: { answer: string }[]) => {
    expect(items).toHaveLength(1);
    expect(items[0]?.answer).toContain('2 sets of keys');
  },
  'auth.copy': (copy: Record<string, string>) =>
    expect(Object.keys(copy)).toEqual([
      'watchlist',
      'trade-in',
      'checkout',
      'finance',
      'spin-to-win',
      'online-payment',
      'car-finance',
      'my-garage',
    ]),
  'leads.forms.*.messageOptional': () => {
    const optional = Object.entries(config.leads.forms).filter(([, form]) => form.messageOptional);
    expect(optional.map(([form]) => form)).toEqual(['book-test-drive', 'photo-request']);
  },
  'leads.consentNotice': (text: string) => expect(text).toMatch(/consent.*STOP.*opt-out link in our emails/),
  'footer.groups': (groups: { title: string }[]) =>
    expect(groups.map(({ title }) => title)).toEqual(['Buyer Tools', 'Servicing and Parts']),
  'banners.featureTiles': (tiles: { href: string }[]) =>
    expect(tiles.map(({ href }) => href)).toEqual([
      '/special-offers',
      '/service#service-booking',
      '/sell-your-car',
    ]),
};

/** Keys of a tenant's own making, which have no value until one is configured. */
const PER_ENTRY = /^finance\.(?:providers|lenders)\.\*/;

/** Our own keys, explained in sites/README.md. */
const OWN_KEYS = [
  /^spinToWin\./,
  /^onlinePayment\./,
  /^privacy\.(?:consent|retentionDays)$/,
  /^home\./,
  /^theme\.(?:radius|buttonRadius|density|fonts\.\w+|headingWeight|tracking|cardStyle|header|hero)$/,
  /^finance\.calculator\.(?:rate|residual)FromLender$/,
  /^search\.alertChannels$/,
  /^card\.(?:layout|picture)$/,
  /^vehicle\.(?:subscription|gallery)$/,
  /^stock\.noun$/,
  /^leads\.questions$/,
  /^theme\.colours\.(?:accent|surface|tint|line|ink|studio)$/,
];

const defaults = rows.filter(({ key, value }) => value !== '(required)' && !PER_ENTRY.test(key));

test('the catalogue was read', () => expect(rows.length).toBeGreaterThan(190));

test.each(defaults)('[CON-018] $key defaults to $value', ({ key, value }) => {
  const actual = valueAt(config, key.split('.'));
  const outlined = OUTLINED[key];
  if (outlined)
    outlined(actual as never); // each outline knows the type of its key
  else expect(actual).toEqual(Object.hasOwn(IN_WORDS, key) ? IN_WORDS[key] : JSON.parse(value));
});

test('[CON-018] every key of the config is in the catalogue or one of our own', () => {
  const known = new Set(rows.map(({ key }) => key));
  const isKnown = (key: string): boolean => known.has(key) || OWN_KEYS.some((own) => own.test(key));
  const leaves = (value: unknown, parts: string[]): string[] => {
    const key = formatPath(parts);
    const isBranch = typeof value === 'object' && value !== null && !Array.isArray(value);
    if (!isBranch || (parts.length > 0 && isKnown(key))) return [key];
    return Object.entries(value).flatMap(([name, inner]) => leaves(inner, [...parts, name]));
  };
  const unknown = leaves(config, []).filter((key) => !isKnown(key) && !key.startsWith('leads.forms.'));
  expect(unknown).toEqual([]);
});
