import { parseSiteFiles, type SiteFiles } from './content';

const site = {
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
};

const address = { street: '1 Wharf Road', city: 'Newcastle', state: 'NSW', postcode: '2300' };
const dealerships = [
  { id: 900, slug: 'wharf', name: 'Wharf', group: 'wharf', lead_email: 'a@wharf.example', address },
];
const location = {
  id: 9000,
  name: 'Newcastle',
  slug: 'newcastle',
  location_type: 'sales',
  dealership_id: 900,
  dealership_slug: 'wharf',
  address: { ...address, lat: -32.92, long: 151.78 },
  contact_detail: {
    phone: '02 5550 0101',
    opening_hours: [{ weekday: 1, status: 'Open', open: '08:30', close: '17:00' }],
  },
};

/** The location with other hours; Monday's are 8:30 to 17:00. */
const withHours = (opening_hours: unknown[]) => ({
  locations: { locations: [{ ...location, contact_detail: { opening_hours } }] },
});
const withAddress = (changes: object) => ({
  locations: { locations: [{ ...location, address: { ...location.address, ...changes } }] },
});
const monday = { weekday: 1, status: 'Open', open: '08:30', close: '17:00' };
const christmas = { date: '2026-12-24', status: 'Open', location_id: 9000 };
const withSpecial = (...special_hours: unknown[]) => ({
  locations: { locations: [location], special_hours },
});
const offer = { id: 1, name: 'Offer', description: '', sanitized_description: '' };
const model = { name: 'EV9', slug: 'ev9', make: 'Kia' };
const brand = { title: 'Kia', slug: 'kia', manufacturer_id: 1 };
const review = { id: 1, customer_name: 'Ada', text: 'Great', rating: 5 };
const script = 'javascript:alert(1)';

const files: SiteFiles = { site, dealerships, locations: { locations: [location] } };

const pathsOf = (changed: SiteFiles) => {
  const result = parseSiteFiles({ ...files, ...changed });
  return result.ok ? [] : result.problems.map(({ path }) => path);
};

test('a folder with nothing but site.json is a site without content', () => {
  expect(parseSiteFiles({ site })).toMatchObject({
    ok: true,
    content: {
      dealerships: [],
      offers: [],
      locations: { locations: [], special_hours: [] },
      reviews: { aggregate: null },
    },
  });
});

test('what a location leaves out reads as null, and it is visible', () => {
  const result = parseSiteFiles(files);
  expect(result.ok && result.content.locations.locations[0]).toMatchObject({
    visible: true,
    dealer_license_number: null,
    contact_detail: { landline_phone: null },
    address: { place_url: null },
  });
});

test('pages.json becomes the pages of the config', () => {
  const result = parseSiteFiles({ ...files, pages: { '/fleet': { title: 'Fleet', blocks: [] } } });
  expect(result.ok && Object.keys(result.config.pages)).toEqual(['/fleet']);
});

test.each<[string, SiteFiles, string]>([
  [
    'a misspelled key',
    { locations: { locations: [{ ...location, phone: '1' }] } },
    'locations.json: locations[0].phone',
  ],
  [
    'a time that is none',
    {
      locations: {
        locations: [
          {
            ...location,
            contact_detail: { opening_hours: [{ weekday: 1, status: 'Open', open: '8:30', close: '17:00' }] },
          },
        ],
      },
    },
    'locations.json: locations[0].contact_detail.opening_hours[0].open',
  ],
  [
    'an unknown dealership',
    { locations: { locations: [{ ...location, dealership_slug: 'pier' }] } },
    'locations.json: locations[0].dealership_slug',
  ],
  [
    'another dealership id',
    { locations: { locations: [{ ...location, dealership_id: 901 }] } },
    'locations.json: locations[0].dealership_id',
  ],
  [
    'a second location at one address',
    { locations: { locations: [location, { ...location, id: 9001 }] } },
    'locations.json: locations[1].slug',
  ],
  ['a second model at one address', { models: [model, model] }, 'models.json: [1].slug'],
  [
    'special hours of nobody',
    {
      locations: {
        locations: [location],
        special_hours: [{ date: '2026-12-25', status: 'Closed', location_id: 1 }],
      },
    },
    'locations.json: special_hours[0].location_id',
  ],
  [
    'special hours without hours',
    {
      locations: {
        locations: [location],
        special_hours: [{ date: '2026-12-24', status: 'Open', location_id: 9000 }],
      },
    },
    'locations.json: special_hours[0]',
  ],
  [
    'a day that does not exist',
    {
      locations: {
        locations: [location],
        special_hours: [{ date: '2026-02-31', status: 'Closed', location_id: 9000 }],
      },
    },
    'locations.json: special_hours[0].date',
  ],
  [
    'a lead address that is none',
    { dealerships: [{ ...dealerships[0], lead_email: 'wharf' }] },
    'dealerships.json: [0].lead_email',
  ],
  ['a file of the wrong kind', { offers: {} }, 'offers.json'],
  [
    'closing before opening',
    withHours([{ ...monday, close: '08:00' }]),
    'locations.json: locations[0].contact_detail.opening_hours[0].close',
  ],
  [
    'closing when it opens',
    withHours([{ ...monday, close: '08:30' }]),
    'locations.json: locations[0].contact_detail.opening_hours[0].close',
  ],
  [
    'opening without closing',
    withHours([{ ...monday, close: null }]),
    'locations.json: locations[0].contact_detail.opening_hours[0].close',
  ],
  [
    'closing without opening',
    withHours([{ ...monday, open: null }]),
    'locations.json: locations[0].contact_detail.opening_hours[0].open',
  ],
  [
    'one weekday twice',
    withHours([monday, { ...monday, weekday: 2 }, { weekday: 1, status: 'Closed' }]),
    'locations.json: locations[0].contact_detail.opening_hours[2].weekday',
  ],
  [
    'a holiday that ends before it begins',
    withSpecial({ ...christmas, start_hour: '12:00', end_hour: '09:00' }),
    'locations.json: special_hours[0].end_hour',
  ],
  [
    'a holiday that ends before it begins, in the other spelling',
    withSpecial({ ...christmas, hours: { begin: '12:00', end: '09:00' } }),
    'locations.json: special_hours[0].hours.end',
  ],
  [
    'one holiday of one yard twice',
    withSpecial({ ...christmas, status: 'Closed' }, { ...christmas, start_hour: '09:00', end_hour: '12:00' }),
    'locations.json: special_hours[1].date',
  ],
  ['a latitude beyond the pole', withAddress({ lat: 999 }), 'locations.json: locations[0].address.lat'],
  ['a longitude beyond the globe', withAddress({ long: -181 }), 'locations.json: locations[0].address.long'],
  ['a latitude alone', withAddress({ long: null }), 'locations.json: locations[0].address.long'],
  ['a longitude alone', withAddress({ lat: null }), 'locations.json: locations[0].address.lat'],
  [
    'a script as the place of a yard',
    withAddress({ place_url: script }),
    'locations.json: locations[0].address.place_url',
  ],
  [
    'a script as the picture of a yard',
    { locations: { locations: [{ ...location, image: script }] } },
    'locations.json: locations[0].image',
  ],
  ['a script as a picture', { offers: [{ ...offer, image_url: script }] }, 'offers.json: [0].image_url'],
  [
    'a script as the picture of an offer’s model',
    { offers: [{ ...offer, image_or_model_image: { url: script } }] },
    'offers.json: [0].image_or_model_image.url',
  ],
  [
    'a script as the page of an offer’s model',
    { offers: [{ ...offer, model: { name: 'EV9', slug: 'ev9', override_url: script } }] },
    'offers.json: [0].model.override_url',
  ],
  [
    'a script as the logo of an offer’s maker',
    { offers: [{ ...offer, manufacturer: { id: 1, name: 'Kia', slug: 'kia', logo: { url: script } } }] },
    'offers.json: [0].manufacturer.logo.url',
  ],
  [
    'a script as a model’s page',
    { models: [{ ...model, override_url: script }] },
    'models.json: [0].override_url',
  ],
  [
    'a script as a model’s picture',
    { models: [{ ...model, image: { url: script } }] },
    'models.json: [0].image.url',
  ],
  [
    'a script as a model’s new picture',
    { models: [{ ...model, cloudfront_new_image_url: script }] },
    'models.json: [0].cloudfront_new_image_url',
  ],
  ['a script as a brand’s logo', { brands: [{ ...brand, logo: script }] }, 'brands.json: [0].logo'],
  ['a script as a brand’s banner', { brands: [{ ...brand, banner: script }] }, 'brands.json: [0].banner'],
  [
    'a script as a reviewer’s picture',
    { reviews: { reviews: [{ ...review, image: script }] } },
    'reviews.json: reviews[0].image',
  ],
  ...[
    '/',
    '/search',
    '/search/fleet',
    '/search/a/b',
    '/cars/fleet',
    '/contact',
    '/sign-in',
    '/api',
    '/api/fleet',
    '/images/a',
    '/site/fleet',
    '/assets',
    '/robots.txt',
    '/search-service/x',
    '/healthz',
  ].map((path): [string, SiteFiles, string] => [
    `a page over ${path}`,
    { pages: { [path]: { title: 'Fleet', blocks: [] } } },
    `pages[${JSON.stringify(path)}]`,
  ]),
  ...['/fleet/', '/fleet?a=1', '/fleet#a', '/fleet//a'].map((path): [string, SiteFiles, string] => [
    `a page at ${path}, where no address leads`,
    { pages: { [path]: { title: 'Fleet', blocks: [] } } },
    `pages[${JSON.stringify(path)}]`,
  ]),
  [
    'a page with a bad link',
    {
      pages: {
        '/fleet': {
          title: 'Fleet',
          blocks: [{ type: 'cta', title: 'Go', link: { label: 'Go', href: 'javascript:alert(1)' } }],
        },
      },
    },
    'pages["/fleet"].blocks[0].link.href',
  ],
  ['a bad config', { site: { site: { ...site.site, id: 0 } } }, 'site.id'],
])('%s is refused with file and path', (_what, changed, path) => {
  expect(pathsOf(changed)).toEqual([path]);
});

test('problems of several files are listed together', () => {
  expect(pathsOf({ offers: {}, models: {}, site: { site: { ...site.site, id: 0 } } })).toEqual([
    'site.id',
    'offers.json',
    'models.json',
  ]);
});
