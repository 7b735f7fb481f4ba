import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createSiteStore, type SiteBundle } from 'service-api';
import { sanitisedHtmlSchema } from 'shared-contracts/sanitised-html';
import { root } from '../repository';
import { checkSites } from './check-sites';

const log = { debug: () => {}, info: () => {}, warn: () => {}, error: () => {} };
/** A day in spring, with no end of the financial year near. */
const now = new Date('2026-11-24T02:00:00Z');

let samples: SiteBundle[];
beforeAll(async () => {
  const store = await createSiteStore({ folder: join(root, 'sites'), log });
  samples = store.all();
  await store.close();
});

type Plant = (site: SiteBundle) => void;

/** What is found in a sample site after a change of it: "severity: file: path message". */
async function findIn(slug: string, plant: Plant, moment = now): Promise<string[]> {
  const sample = samples.find((candidate) => candidate.slug === slug);
  if (!sample) throw new Error(`There is no sample site "${slug}".`);
  const site = structuredClone(sample);
  plant(site);
  const [report] = await checkSites({ all: () => [site], refused: () => [] }, moment);
  const findings = report?.findings ?? [];
  return findings.map(({ severity, file, path, message }) => `${severity}: ${file}: ${path} ${message}`);
}

test('the sample sites have no errors, and warnings only where a requirement gives the sample', async () => {
  const reports = await checkSites({ all: () => samples, refused: () => [] }, now);
  const found = reports.flatMap(({ site, findings }) =>
    findings.map(({ severity, file, path }) => `${site}: ${severity}: ${file}: ${path}`),
  );
  expect(found).toEqual([
    'coastal-toyota: warning: offers.json: [0].name',
    'summit-subaru: warning: site.json: banners.popup.expiry',
  ]);
  expect(reports).toHaveLength(6);
});

const onHome =
  (text: string): Plant =>
  ({ config }) => {
    config.home.intro = text;
  };
const onPage =
  (html: string): Plant =>
  ({ config }) => {
    config.pages['/about-us']?.blocks.unshift({ type: 'rich-text', html: sanitisedHtmlSchema.parse(html) });
  };
const inOffer =
  (name: string): Plant =>
  ({ content }) => {
    const [offer] = content.offers;
    if (offer) offer.name = name;
  };

const intro = 'error: site.json: home.intro';
const rich = 'error: pages.json: pages["/about-us"].blocks[0].html';
const offer = 'error: offers.json: [0].name';

test.each<[string, Plant, string]>([
  ['charges on top', onHome('A ute for $29,990 plus on-roads'), `${intro} names charges on top of a price`],
  ['ORC', onHome('A ute for $29,990 + ORC'), `${intro} names charges on top of a price`],
  [
    'charges left out',
    onPage('<p>$19,990, excluding government charges</p>'),
    `${rich} names charges on top`,
  ],
  [
    'on-roads without a figure',
    onHome('Every ute plus on-roads'),
    `${intro} names charges on top of a price`,
  ],
  [
    'no more to pay',
    onHome('Drive away, no more to pay'),
    `${intro} promises no more to pay without the total`,
  ],
  ['drive away no more', onHome('Drive away no more!'), `${intro} promises no more to pay without the total`],
  ['no hidden fees', onHome('$29,990, no hidden fees'), `${intro} promises no more to pay without the total`],
  [
    'further costs',
    onPage('<p>$29,990 drive away, no more to pay. Dealer delivery is extra.</p>'),
    `${rich} names further costs beside a price that has none`,
  ],
  ['GST on top', onHome('A ute for $29,990 + GST'), `${intro} leaves GST out of a price`],
  ['an asterisk', onHome('From $29,990*'), `${intro} has a price with an asterisk`],
  ['a price from', onHome('Utes from $29,990'), `${intro} has a price "from" that may not be all`],
  ['a rate', inOffer('3.9% p.a. on all utes'), `${offer} names an interest rate without its comparison rate`],
  ['a repayment', onHome('Yours for $99 a week'), `${intro} names a repayment without a comparison rate`],
])('advertised prices: %s', async (_name, plant, finding) => {
  const found = await findIn('harbour-motors', plant);
  expect(found).toEqual([expect.stringContaining(finding)]);
});

test.each([
  'A ute for $29,990 drive away',
  'A ute for $29,990 drive away, no more to pay',
  'Ready to drive away today, and no more waiting',
  'Utes from $29,990* drive away',
  'Services from $299',
  'Car loans from $5,000 to $100,000',
  'Yours for $99 a week at 7.90% p.a. (8.43% comparison rate)',
  'A subscription from $249 a week, everything included',
  'Fuel, tyres and registration included. We save you 10%.',
])('advertised prices: "%s" is right', async (text) => {
  expect(await findIn('harbour-motors', onHome(text))).toEqual([]);
});

const toPage = (href: string) => onPage(`<p><a href="${href}">There</a></p>`);

test.each([
  ['/nothing-here', 'leads nowhere'],
  [
    '/abuot-us',
    'leads nowhere; add the page to pages.json, or link to a page, model, brand, offer or location that is there; did you mean "/about-us"?',
  ],
  ['/models/no-such-model', 'leads nowhere'],
  ['/locations/no-such-place', 'leads nowhere'],
  ['/offers/1', 'leads nowhere'],
  ['/search/zzz', 'leads nowhere'],
  ['/finance#nowhere', 'leads to a part of the page that is not there; link to "#finance-form"'],
  [
    '/service#book-service',
    'leads to a part of the page that is not there; link to "#service-booking", or give a form the id "book-service"',
  ],
  ['#nowhere', 'leads to a part of the page that is not there'],
  [
    '/search/used-cras',
    'leads nowhere; add the page to pages.json, or link to a page, model, brand, offer or location that is there; did you mean "/search/used-cars"?',
  ],
  ['/search?colr=red', 'names filters that do not exist: colr; known are badge, status, car_type,'],
  ['/search/used-cars?colo=red', 'names filters that do not exist: colo; known are badge,'],
  ['/used-car/ute?color=red', 'names filters that do not exist: color; did you mean "colour"?'],
  [
    '/search?color=red&Make=Kia',
    'names filters that do not exist: color, Make; did you mean "colour", "make"?',
  ],
  ['/search?body=hovercraft', 'has "body=hovercraft", which is no value of that filter'],
  ['/search?price=cheap', 'has "price=cheap", which is no range; write "price=min-max", "price=min-" or'],
  [
    '/search?sortBy=price:cheapest',
    'names a sort order that does not exist: price:cheapest; orders of this site are custom_rank:desc, price:asc, price:desc, km:asc, year:desc, created_at:desc',
  ],
  [
    '/search?sortBy=price:ascc',
    'names a sort order that does not exist: price:ascc; did you mean "price:asc"?',
  ],
  ['/search?sortBy=distance:asc', 'names a sort order that does not exist: distance:asc; orders of this'],
  ['www.harbourmotors.example/specials', 'must begin with "/" for a page of this site, or with "https://"'],
  ['https//www.maker.example/x', 'must begin with "/" for a page of this site, or with "https://"'],
  ['//maker.example/x', 'must begin with "/" for a page of this site, or with "https://"'],
  ['?make=Kia', 'must begin with "/" for a page of this site, or with "https://"'],
  [
    'spin-to-wn',
    'must begin with "/" for a page of this site, or with "https://" for another one; did you mean "/spin-to-win"?',
  ],
  [
    'about-us',
    'must begin with "/" for a page of this site, or with "https://" for another one; did you mean "/about-us"?',
  ],
  ['https://maker%.example/x', 'is no address that a browser can open'],
  ['https://www.harbourmotors.example/specials', 'leads nowhere'],
  ['http://harbour.localhost:8080/finance#nowhere', 'leads to a part of the page that is not there'],
  ['HTTPS://WWW.HARBOURMOTORS.EXAMPLE/search?colr=red', 'names filters that do not exist: colr'],
])('a link to %s is dead', async (href, problem) => {
  expect(await findIn('harbour-motors', toPage(href))).toEqual([
    expect.stringContaining(`${rich} "${href}" ${problem}`),
  ]);
});

test.each([
  '/', '/search/used-cars', '/search/suv-cars', '/finance#finance-form', '/service#service-booking', '/contact',
  '/special-offers?category=Service', '/search?make=Kia&amp;sortBy=price:asc', 'https://maker.example/x',
  '/search?near=4000&amp;within=50&amp;sortBy=distance:asc', '/search?find=red+ute&amp;page=2', '/used-car/ute?price=-30000',
  'http://maker.example/x', 'mailto:sales@harbourmotors.example', 'tel:0755500142', 'https://www.harbourmotors.example',
  'https://www.harbourmotors.example/about-us', 'https://localhost/site/logo.svg',
])('a link to %s is right', async (href) => {
  expect(await findIn('harbour-motors', toPage(href))).toEqual([]);
}); // prettier-ignore

const inVehicles =
  (query: string): Plant =>
  ({ config }) => {
    config.pages['/about-us']?.blocks.unshift({ type: 'vehicles', query });
  };

test.each([
  [
    'status=in_stock&mkae=Mazda&color=Red',
    'names filters that do not exist: mkae, color; known are badge, status, car_type,',
  ],
  ['color=Red', 'names filters that do not exist: color; did you mean "colour"?'],
  ['near=4000&within=50', 'has what only a results page reads: near, within; take it out'],
  ['sortby=price:asc', 'names filters that do not exist: sortby; did you mean "sortBy"?'],
  [
    'year=2020',
    'has "year=2020", which is no range; write "year=min-max", "year=min-" or "year=-max" in digits',
  ],
  [
    'sortBy=price:cheapest',
    'names a sort order that does not exist: price:cheapest; orders are custom_rank:desc, price:asc, price:desc, km:asc, km:desc, year:asc, year:desc, created_at:desc, created_at:asc',
  ],
])('the query %s of vehicles cannot be read', async (query, problem) => {
  const about = `error: pages.json: pages["/about-us"].blocks[0].query "${query}"`;
  expect(await findIn('harbour-motors', inVehicles(query))).toEqual([
    expect.stringContaining(`${about} ${problem}`),
  ]);
  const onHomePage: Plant = ({ config }) => (config.home.stockQuery = query);
  expect(await findIn('harbour-motors', onHomePage)).toEqual([
    expect.stringContaining(`error: site.json: home.stockQuery "${query}" ${problem}`),
  ]);
});

test('each thing that is wrong with a query is found', async () => {
  const query = 'mkae=Mazda&price=cheap&sortBy=price:cheapest';
  expect(await findIn('harbour-motors', inVehicles(query))).toHaveLength(3);
  expect(await findIn('harbour-motors', toPage(`/search?${query}`))).toHaveLength(3);
});

test.each(['', 'query=tow+bar&make=Kia&make=!Mazda', 'price=20000-30000&year=2020-', 'sortBy=year:asc'])(
  'the query "%s" of vehicles is right',
  async (query) => {
    expect(await findIn('harbour-motors', inVehicles(query))).toEqual([]);
  },
);

test('a link may sort in any order that its site offers, and in no other', async () => {
  const offers =
    (value: 'km:desc' | 'year:asc'): Plant =>
    (site) => {
      site.config.search.sortOptions = [{ value, label: 'By this' }];
      toPage('/search?sortBy=year:asc')(site);
    };
  expect(await findIn('harbour-motors', offers('year:asc'))).toEqual([]);
  expect(await findIn('harbour-motors', offers('km:desc'))).toEqual([
    expect.stringContaining('orders of this site are custom_rank:desc, km:desc'),
  ]);
});

test('dead links are found in the menu, the footer, slides, models and switched-off pages', async () => {
  const found = await findIn('summit-subaru', ({ config, content }) => {
    config.compare.enabled = false;
    config.banners.popup = null;
    config.site.navigation.push({ label: 'Gone', href: '/gone-menu' });
    config.footer.groups[0]?.links.push({ label: 'Gone', href: '/gone-footer' });
    config.home.slides[0]!.url = '/gone-slide'; // it has one
    config.promos.nodes.push({
      start: '2026-01-01T00:00:00+10:00',
      expiry: '2099-01-01T00:00:00+10:00',
      position: null,
      display: [],
      strictDisplay: false,
      node: { image: '/site/hero.webp', href: '/compare', alt: 'Compare' },
    });
    content.models[0]!.override_url = '/gone-model'; // it has one
  });
  expect(
    found.map((line) => line.replace(/^error: (.*?) leads (.*?)[;,].*$|^error: (.*) while.*$/, '$1$3')),
  ).toEqual(
    expect.arrayContaining([
      expect.stringMatching(/^site\.json: site\.navigation\[\d+\]\.href "\/gone-menu"$/),
      expect.stringMatching(/^site\.json: footer\.groups\[0\]\.links\[\d+\]\.href "\/gone-footer"$/),
      'site.json: home.slides[0].url "/gone-slide"',
      'models.json: [0].override_url "/gone-model"',
    ]),
  );
  expect(found).toContainEqual(
    expect.stringContaining(
      '"/compare" leads to a page that this site does not have while compare.enabled is off',
    ),
  );
  expect(found).toHaveLength(5);
});

test('files that a site names but does not have are found', async () => {
  const found = await findIn('harbour-motors', ({ config }) => {
    config.home.slides[0]!.image = '/site/gone.webp'; // it has one
    config.site.logo = '/site/logo.pdf';
  });
  expect(found).toEqual([
    'error: site.json: site.logo "logo.pdf" is of a kind that is not served; use svg, png, webp, webm or mp4',
    'error: site.json: home.slides[0].image "gone.webp" is not in the site\'s folder; add it or take it out here',
  ]);
  const empty = await findIn('harbour-motors', (site) => (site.folder = join(root, 'sites/_templates')));
  expect(empty).toContainEqual(expect.stringMatching(/^error: favicon\.svg: {2}"favicon\.svg" is not in/));
});

test('a file is found that has nearly the name, and one that is not what its ending says', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'site-check-'));
  try {
    await cp(join(root, 'sites/harbour-motors'), folder, { recursive: true });
    await writeFile(join(folder, 'team.webp'), '<!doctype html><title>Sign in</title>');
    await writeFile(join(folder, 'empty.webp'), '');
    const found = await findIn('harbour-motors', (site) => {
      site.folder = folder;
      Object.assign(site.config.home.slides[0]!, { image: '/site/Hero.webp' }); // it has slides
      site.config.site.logo = '/site/team.webp';
      site.config.vehicle.disclaimer = '/site/empty.webp';
    });
    const gone =
      '"Hero.webp" is not in the site\'s folder; add it or take it out here; did you mean "hero.webp"?';
    const other = (name: string) =>
      `"${name}" is no webp file, whatever its ending says; save it again as one`;
    expect(found).toEqual([
      `error: site.json: site.logo ${other('team.webp')}`,
      `error: site.json: home.slides[0].image ${gone}`,
      `error: site.json: vehicle.disclaimer ${other('empty.webp')}`,
      `error: pages.json: pages["/about-us"].blocks[2].image ${other('team.webp')}`,
    ]);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
});

test('the model of an offer that the site does not have is found, and a page that stands there twice', async () => {
  const found = await findIn('coastal-toyota', ({ config, content }) => {
    content.offers.splice(0, content.offers.length - 1);
    Object.assign(content.offers[0]!, { model: { name: 'HiLux', slug: 'hi-lux', override_url: null } }); // it has offers
    const page = { title: 'Warranty', description: 'Ours', blocks: [] };
    Object.assign(config.pages, { '/warranty': page, '/pages/warranty': page });
  });
  expect(found).toEqual([
    expect.stringMatching(
      /^error: offers\.json: \[0\]\.model\.slug "\/models\/hi-lux" leads nowhere; .*; did you mean "\/models\/hilux"\?$/,
    ),
    'error: pages.json: pages["/pages/warranty"] is the same page as "/warranty", which has another text; keep one of them',
  ]);
});

test.each<[string, Plant, string]>([
  [
    'a phone number with a digit too few',
    ({ content }) => (content.locations.locations[0]!.contact_detail.phone = '07 5550 014'),
    'locations.json: locations[0].contact_detail.phone "07 5550 014" is no number of Australia; count its digits',
  ],
  [
    'a postcode of another state',
    ({ content }) => (content.locations.locations[0]!.address.postcode = '2220'),
    'locations.json: locations[0].address.postcode "2220" is no postcode of QLD; check both',
  ],
  [
    'a place without its minus',
    ({ content }) => Object.assign(content.locations.locations[0]!.address, { lat: 27.6, long: 153.1 }),
    'locations.json: locations[0].address.lat 27.6 with long 153.1 is not in Australia',
  ],
  [
    'a category that is misspelt',
    ({ config }) => config.pages['/about-us']?.blocks.push({ type: 'form', category: 'Sevice Enquiry' }),
    '.category "Sevice Enquiry" is nearly "Service Enquiry" of leads.categories; correct it',
  ],
  [
    'a headline that fills the screen',
    ({ config }) => (config.home.headline = 'Utes '.repeat(30)),
    'site.json: home.headline has 150 characters, its place is for 120; shorten it',
  ],
  [
    'a label of the menu that fills it',
    ({ config }) => config.site.navigation.push({ label: 'Utes '.repeat(10), href: '/' }),
    'has 50 characters, its place is for 40; shorten it',
  ],
])('%s is a warning', async (_name, plant, finding) => {
  const found = await findIn('harbour-motors', plant);
  expect(found).toEqual([expect.stringMatching(/^warning: /)]);
  expect(found[0]).toContain(finding);
});

test.each(['13 12 13', '1300 000 000', '+61 7 5550 0142', '0412 345 678', '+64 9 555 0142'])(
  'the phone number %s is right',
  async (phone) => {
    const plant: Plant = ({ content }) => (content.locations.locations[0]!.contact_detail.phone = phone);
    expect(await findIn('harbour-motors', plant)).toEqual([]);
  },
);

test('[UI-027] theme colours that cannot be read are found', async () => {
  const found = await findIn('harbour-motors', ({ config: { theme } }) => {
    Object.assign(theme.colours, { background: '#ffffff', surface: '#ffffff', tint: '#ffffff' });
    theme.colours.text = '#777777'; // 4.48:1
    theme.colours.ink = '#767676'; // 4.54:1
    theme.colours.accent = '#959595'; // 2.99:1
  });
  expect(found).toHaveLength(5);
  expect(found[0]).toBe(
    'error: site.json: theme.colours.text has a contrast of 4.5:1, #777777 on #ffffff (background); it needs 4.5:1, so make one darker or lighter',
  );
  expect(found.slice(3)).toEqual([
    expect.stringContaining('theme.colours.accent has a contrast of 3.0:1'),
    expect.stringContaining('it needs 3:1'),
  ]);
});

test('a dealership that sells without a licence number is found', async () => {
  const withoutNumbers =
    (state: 'QLD' | 'TAS'): Plant =>
    ({ content }) => {
      // It has one.
      Object.assign(content.dealerships[0]!.address, { state, postcode: state === 'TAS' ? '7000' : '4127' });
      for (const location of content.locations.locations)
        if (location.dealership_slug === content.dealerships[0]?.slug) location.dealer_license_number = ' ';
    };
  expect(await findIn('harbour-motors', withoutNumbers('QLD'))).toEqual([
    expect.stringMatching(
      /^error: locations\.json: locations\[0\]\.dealer_license_number is missing: .* sells vehicles in QLD, where advertising must name the dealer licence; add/,
    ),
  ]);
  expect(await findIn('harbour-motors', withoutNumbers('TAS'))).toEqual([
    expect.stringMatching(/^warning: .* sells vehicles in TAS; add its licence number$/),
  ]);
});

type Hours =
  SiteBundle['content']['locations']['locations'][number]['contact_detail']['opening_hours'][number];
const mondayIs =
  (change: Partial<Hours>): Plant =>
  ({ content }) => {
    const monday = content.locations.locations[0]?.contact_detail.opening_hours[1];
    if (monday) Object.assign(monday, change);
  };

test.each<[Partial<Hours>, string, string]>([
  [{ open: null, close: null }, 'status', 'is Open without hours'],
  [{ status: 'Closed' }, 'status', 'is Closed although the day has hours'],
  [
    { formated_hours: '8:30 pm to 5:30 pm' },
    'formated_hours',
    'has "8:30 pm to 5:30 pm", which closes before',
  ],
  [{ formated_hours: '9am - 9am' }, 'formated_hours', 'has "9am - 9am", which closes before'],
  [{ formated_hours: '8:75am - 5pm' }, 'formated_hours', 'has "8:75am - 5pm", which no clock shows'],
  [{ formated_hours: '8am-1pm, 12:30pm-5pm' }, 'formated_hours', 'has "12:30pm-5pm", which begins before'],
])('[LOC-018] a day with %j is found', async (change, field, problem) => {
  const path = `error: locations.json: locations[0].contact_detail.opening_hours[1].${field}`;
  expect(await findIn('harbour-motors', mondayIs(change))).toEqual([
    expect.stringContaining(`${path} ${problem}`),
  ]);
});

test.each(['8am to 5pm', '8:30 - 5:00', '08:30 – 17:00', '8am-12pm, 12pm-5pm', 'By appointment', '24 hours'])(
  '[LOC-018] a day with the words "%s" is right',
  async (formated_hours) => {
    expect(await findIn('harbour-motors', mondayIs({ formated_hours }))).toEqual([]);
  },
);

test.each([
  [{ open: '17:30', close: '08:30' }, 'close must be after open; write times by the 24-hour clock'],
  [{ open: '8.30', close: '17:30' }, 'open must be a time such as "08:30"'],
  [{ weekday: 0 }, 'weekday must not be named twice in a week'],
])('[LOC-018] hours of %j in the file are found', async (change, problem) => {
  const folder = await mkdtemp(join(tmpdir(), 'site-check-'));
  try {
    await cp(join(root, 'sites/harbour-motors'), join(folder, 'harbour-motors'), { recursive: true });
    const file = join(folder, 'harbour-motors/locations.json');
    const content = JSON.parse(await readFile(file, 'utf8')) as SiteBundle['content']['locations']; // as the sample writes it
    Object.assign(content.locations[0]!.contact_detail.opening_hours[1]!, change); // it has a Monday
    await writeFile(file, JSON.stringify(content));
    const store = await createSiteStore({ folder, log });
    await store.close();
    const [report] = await checkSites(store, now);
    expect(report?.findings.map(({ file: name, path, message }) => `${name}: ${path} ${message}`)).toEqual([
      expect.stringContaining(`locations.json: locations[0].contact_detail.opening_hours[1].${problem}`),
    ]);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
});

test('what is past is a warning from the moment it ends, by the clock of the site', async () => {
  const plant: Plant = ({ config, content }) => {
    config.banners.popup = {
      id: 'p', title: 'Spring', image: '/site/hero.webp', href: '/', start: '2026-11-01T00:00:00+10:00',
      expiry: '2026-11-24T17:30:00+10:00',
    }; // prettier-ignore
    config.home.intro = 'Order before 24 November 2026.';
    content.locations.special_hours = [{ date: '2026-11-24', status: 'Closed', location_id: 1001 }];
  };
  expect(await findIn('harbour-motors', plant, new Date('2026-11-24T17:29:59+10:00'))).toEqual([]);
  const after = await findIn('harbour-motors', plant, new Date('2026-11-24T17:30:01+10:00'));
  expect(after).toEqual([expect.stringMatching(/^warning: site\.json: banners\.popup\.expiry is past/)]);
  const nextDay = await findIn('harbour-motors', plant, new Date('2026-11-25T00:00:00+10:00'));
  expect(nextDay.slice(1)).toEqual([
    'warning: locations.json: special_hours[0].date 2026-11-24 is past; take the day out',
    'warning: site.json: home.intro names 2026-11-24 as its last day, which is past; change it',
  ]);
});

test.each([
  'until 31/10/26',
  'by Sat 31 Oct 2026',
  'ends October 31st, 2026',
  'before 31.10.2026',
  'till 2026-10-31',
])('an offer "%s" is past in November', async (words) => {
  expect(await findIn('harbour-motors', inOffer(`Order ${words}.`))).toEqual([
    'warning: offers.json: [0].name names 2026-10-31 as its last day, which is past; change it',
  ]);
  expect(await findIn('harbour-motors', inOffer(`Order ${words.replace('26', '27')}.`))).toEqual([]);
});

test('words about the end of the financial year are a warning when it is not near', async () => {
  const plant = inOffer('EOFY runout');
  expect(await findIn('harbour-motors', plant, new Date('2027-06-01T00:00:00+10:00'))).not.toContainEqual(
    expect.stringContaining('financial year'),
  );
  expect(await findIn('harbour-motors', plant)).toEqual([
    'warning: offers.json: [0].name is about the end of the financial year, which is not near; change it',
  ]);
});

test('problems of the parser keep their file and path', async () => {
  const refused = [
    { site: 'harbour-motors', path: 'offers.json: [0].id', message: 'is taken', live: false },
    { site: 'other', path: 'locations.json', message: 'is not valid JSON', live: false },
    { site: 'other', path: 'pages["/x"].blocks[0].html', message: 'is missing', live: false },
    { site: 'other', path: 'site.nme', message: 'is not a known key', live: false },
  ];
  const reports = await checkSites({ all: () => samples.slice(0, 0), refused: () => refused }, now);
  expect(reports).toEqual([
    {
      site: 'harbour-motors',
      findings: [{ severity: 'error', file: 'offers.json', path: '[0].id', message: 'is taken' }],
    },
    {
      site: 'other',
      findings: [
        { severity: 'error', file: 'locations.json', path: '', message: 'is not valid JSON' },
        { severity: 'error', file: 'pages.json', path: 'pages["/x"].blocks[0].html', message: 'is missing' },
        { severity: 'error', file: 'site.json', path: 'site.nme', message: 'is not a known key' },
      ],
    },
  ]);
});
