import { contentPageSchema } from '../content-page';
import type { SiteModel } from './content';
import { featureTiles, findPage, toContentPage } from './content-pages';
import { BLOCK_TYPES, type ConfigPage, type SanitisedPage } from './page-blocks';
import { readSample, sampleSlugs } from './samples/dev/read-samples';
import { toPublicConfig } from './public-config';
import * as z from 'zod/mini';

const harbour = readSample('harbour-motors');
const coastal = readSample('coastal-toyota');
const apex = readSample('apex-group');

/** What the API does when it reads a site; the sample sites hold plain mark-up only. */
const sanitised = (page: ConfigPage): SanitisedPage => page as SanitisedPage;

const model: SiteModel = {
  name: 'EV9',
  slug: 'ev9',
  make: 'Kia',
  summary: '',
  override_url: '/pages/ev9',
  status: 'new',
  image: { url: '/site/body-suv.svg' },
  cloudfront_new_image_url: null,
  manufacturer_body: 'SUV',
  manufacturer_body2: null,
  manufacturer_body3: null,
  highlights: [],
  facts: [],
  gallery: [],
  faq: [],
};

test.each(sampleSlugs)('every page of %s becomes a page that the API may answer with', (slug) => {
  const { config, content } = readSample(slug);
  const pages = Object.values(config.pages).map((page) =>
    toContentPage(sanitised(page), { config, models: content.models, brands: content.brands }),
  );
  expect(pages.length).toBeGreaterThan(8);
  for (const page of pages) expect(z.safeParse(contentPageSchema, page)).toMatchObject({ success: true });
});

test('the known blocks are those of the page contract', () => {
  const contract = contentPageSchema.shape.blocks._zod.def.element._zod.def.options.flatMap(
    (option) => option._zod.def.shape.type._zod.def.values,
  );
  expect([...BLOCK_TYPES].sort()).toEqual([...contract].sort());
});

test('a models block lists the models; an own address wins over the model page', () => {
  const page = { title: 'Models', blocks: [{ type: 'models' as const }] };
  const { blocks } = toContentPage(page, {
    config: harbour.config,
    models: [model, { ...model, slug: 'ev6', override_url: null }],
    brands: [],
  });
  expect(blocks).toMatchObject([
    { items: [{ href: '/pages/ev9', body: 'SUV', status: 'new' }, { href: '/models/ev6' }] },
  ]);
});

test('[SHL-080] tyre carousel and brake testing stand where the site has them and are left out elsewhere', () => {
  const page = apex.config.pages['/twg-tyres'];
  if (!page) throw new Error('apex-group has tyres');
  const blocksOn = (config: typeof apex.config) =>
    toContentPage(sanitised(page), { config, models: [], brands: [] }).blocks;
  const own = blocksOn(apex.config);
  expect(own.find(({ type }) => type === 'tyre-carousel')).toMatchObject({
    items: apex.config.blocks.tyreCarousel,
  });
  expect(own.find(({ type }) => type === 'brake-testing')).toMatchObject(
    apex.config.blocks.brakeTesting ?? {},
  );
  const types = blocksOn(harbour.config).map(({ type }) => type);
  expect(types).toContain('hero');
  expect(types).not.toContain('tyre-carousel');
  expect(types).not.toContain('brake-testing');
  // One without the other.
  const { blocks } = apex.config;
  const testing = blocksOn({ ...apex.config, blocks: { ...blocks, tyreCarousel: null } });
  expect(testing.map(({ type }) => type)).toEqual(
    own.map(({ type }) => type).filter((type) => type !== 'tyre-carousel'),
  );
});

const booking = {
  type: 'form',
  category: 'Service Enquiry',
  title: 'Book a service',
  id: 'service-booking',
} as const;

test('[SHL-016] the booking form is a Book Service link to Xtime where the site and its plugins have it', () => {
  const blocksOn = (config: typeof coastal.config, block: SanitisedPage['blocks'][number] = booking) =>
    toContentPage({ title: 'Service', blocks: [block] }, { config, models: [], brands: [] }).blocks;
  expect(blocksOn(coastal.config)).toMatchObject([
    { type: 'cta', id: 'service-booking', link: { label: 'Book Service', href: 'https://x.example/book' } },
  ]);
  expect(blocksOn(harbour.config)).toEqual([booking]);
  // SHL-064: an address alone does nothing where the plugin is not listed.
  expect(blocksOn({ ...coastal.config, site: { ...coastal.config.site, plugins: ['chat'] } })).toEqual([
    booking,
  ]);
  const other = { ...booking, id: 'ask' };
  expect(blocksOn(coastal.config, other)).toEqual([other]);
});

test('[SHL-078] warranty claims carry the brands of the site by their names', () => {
  const config = {
    ...apex.config,
    legal: {
      ...apex.config.legal,
      warrantyClaims: {
        ...apex.config.legal.warrantyClaims,
        newYearsByBrand: { kia: 7, hyundai: 5, 'great-wall': 6 },
      },
    },
  };
  const page = { title: 'Warranty', blocks: [{ type: 'warranty-claims' as const }] };
  const brands = [
    { slug: 'kia', title: 'KIA' },
    { slug: 'hyundai', title: 'Hyundai' },
  ];
  expect(toContentPage(page, { config, models: [], brands }).blocks).toEqual([
    {
      type: 'warranty-claims',
      brands: [
        { name: 'KIA', years: 7 },
        { name: 'Hyundai', years: 5 },
        { name: 'Great Wall', years: 6 },
      ],
    },
  ]);
});

test.each([
  ['harbour-motors', ['/pages/electric-vehicles', '/roadside-assist', '/owner-benefits', '/warranty']],
  ['coastal-toyota', ['/eofy', '/pages/eofy-suv', '/warranty']],
  [
    'apex-group',
    ['/twg-cars', '/twg-rental', '/twg-tyres', '/neotek', '/4x4-outdoor', '/finance-and-insurance'],
  ],
] as const)('[SHL-014] [SHL-015] [SHL-018] [SHL-022] [SHL-023] the pages that only %s has', (slug, own) => {
  const { pages } = readSample(slug).config;
  expect(own.filter((path) => findPage(pages, path) === null)).toEqual([]);
  for (const other of sampleSlugs.filter((name) => name !== slug)) {
    const shared = own.filter(
      (path) => path !== '/warranty' && findPage(readSample(other).config.pages, path),
    );
    expect({ other, shared }).toEqual({ other, shared: [] });
  }
  expect(findPage(pages, '/pages/eofy-ute')).toBeNull();
});

test.each(sampleSlugs)(
  '[SHL-017] %s has the six pages, three of them with the form of their category',
  (slug) => {
    const { pages } = readSample(slug).config;
    const categoryOf = (path: string) =>
      findPage(pages, path)?.blocks.flatMap((block) => (block.type === 'form' ? [block.category] : []));
    expect(categoryOf('/careers')).toEqual(['Careers Enquiry']);
    expect(categoryOf('/fleet')).toEqual(['Sales Enquiry']);
    expect(categoryOf('/vehicle-parts-and-accessories')).toEqual(['Parts Enquiry']);
    for (const path of ['/privacy-policy', '/terms-and-conditions', '/about-us']) {
      expect(categoryOf(path)).toEqual([]);
    }
  },
);

test('the service tile leads to Xtime only where the site has an address and the plugin', () => {
  const hrefs = (config: Parameters<typeof featureTiles>[0]) => featureTiles(config).map(({ href }) => href);
  expect(hrefs(coastal.config)).toEqual(['/special-offers', 'https://x.example/book', '/trade-in']);
  expect(hrefs({ ...coastal.config, site: { ...coastal.config.site, plugins: [] } })[1]).toBe(
    '/service#service-booking',
  );
  expect(hrefs(harbour.config)[1]).toBe('/service#service-booking');
});

test('a page is found by its path and by every other path of the same page', () => {
  const { pages } = coastal.config;
  expect(findPage(pages, '/apply-for-finance')).toBe(pages['/apply-for-finance']);
  expect(findPage(pages, '/finance')).toBe(pages['/apply-for-finance']);
  expect(findPage(pages, '/pages/warranty')).toBe(pages['/warranty']);
  expect(findPage(pages, '/twg-tyres')).toBeNull();
  expect(findPage(pages, '/toString')).toBeNull();
  expect(findPage(pages, 'constructor')).toBeNull();
});

test('the public config leaves out pages, FAQ, brands and blocks, and keeps what pages need', () => {
  const text = JSON.stringify(toPublicConfig(apex.config));
  const config = toPublicConfig(harbour.config);
  expect(Object.keys(config)).not.toEqual(expect.arrayContaining(['pages']));
  expect(config).not.toHaveProperty('vehicle.faq');
  expect(config).not.toHaveProperty('tradeIn.faq');
  expect(text).not.toContain('Triumph"');
  expect(text).not.toContain('All-terrain');
  expect(config).toMatchObject({
    site: { slug: 'harbour-motors' },
    vehicle: { commentsPreview: 400 },
    tradeIn: { path: '/sell-your-car' },
  });
  expect(harbour.config).toHaveProperty('vehicle.faq');
});
