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
    toContentPage(sanitised(page), { config, models: content.models }),
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
  });
  expect(blocks).toMatchObject([
    { items: [{ href: '/pages/ev9', body: 'SUV', status: 'new' }, { href: '/models/ev6' }] },
  ]);
});

test('tyre carousel and brake testing are left out where the site does not have them', () => {
  const page = apex.config.pages['/twg-tyres'];
  if (!page) throw new Error('apex-group has tyres');
  const typesOn = (config: typeof apex.config) =>
    toContentPage(sanitised(page), { config, models: [] }).blocks.map(({ type }) => type);
  expect(typesOn(apex.config)).toEqual(['rich-text', 'tyre-carousel', 'brake-testing']);
  expect(typesOn(harbour.config)).toEqual(['rich-text']);
});

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
