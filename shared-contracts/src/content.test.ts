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
const yard = {
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

const files: SiteFiles = { site, dealerships, locations: { locations: [yard] } };

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
    { locations: { locations: [{ ...yard, phone: '1' }] } },
    'locations.json: locations[0].phone',
  ],
  [
    'a time that is none',
    {
      locations: {
        locations: [
          { ...yard, contact_detail: { opening_hours: [{ weekday: 1, status: 'Open', open: '8:30' }] } },
        ],
      },
    },
    'locations.json: locations[0].contact_detail.opening_hours[0].open',
  ],
  [
    'an unknown dealership',
    { locations: { locations: [{ ...yard, dealership_slug: 'pier' }] } },
    'locations.json: locations[0].dealership_slug',
  ],
  [
    'another dealership id',
    { locations: { locations: [{ ...yard, dealership_id: 901 }] } },
    'locations.json: locations[0].dealership_id',
  ],
  [
    'special hours of nobody',
    {
      locations: {
        locations: [yard],
        special_hours: [{ date: '2026-12-25', status: 'Closed', location_id: 1 }],
      },
    },
    'locations.json: special_hours[0].location_id',
  ],
  [
    'special hours without hours',
    {
      locations: {
        locations: [yard],
        special_hours: [{ date: '2026-12-24', status: 'Open', location_id: 9000 }],
      },
    },
    'locations.json: special_hours[0]',
  ],
  [
    'a day that does not exist',
    {
      locations: {
        locations: [yard],
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
