import { makeSite, makeCar } from 'shared-contracts/testing';
import type { CarInput } from 'shared-contracts/entities/car';
import type { SiteBrand, SiteModel } from 'shared-contracts/site-config/content';
import type { SitePage, SitePageOf } from 'shared-contracts/site-page';
import { ApiFailure } from 'shared-contracts/errors';
import type { MultiSearchQuery } from 'shared-contracts/search/wire';
import type { SiteBundle } from '../sites/site-bundle';
import { findSitePage } from './site-page';
import { createStockCounter } from './stock-figures';

const model = (changes: Partial<SiteModel> = {}): SiteModel => ({
  name: 'EV9', slug: 'ev9', make: 'Kia', summary: 'Seven seats.', override_url: null, status: null,
  image: { url: '/site/ev9.jpg' }, cloudfront_new_image_url: 'https://maker.example/ev9.jpg',
  manufacturer_body: 'SUV', manufacturer_body2: null, manufacturer_body3: null,
  highlights: [], facts: [{ label: 'Range', value: 'Up to 563 km' }], gallery: [], faq: [], ...changes,
}); // prettier-ignore
const brand = (changes: Partial<SiteBrand> = {}): SiteBrand => ({
  title: 'Kia', slug: 'kia', logo: null, banner: null, description: 'Ten models.', manufacturer_id: 6, about: [],
  ...changes,
}); // prettier-ignore

type Json = Record<string, unknown>;
const hit = (changes: Partial<CarInput>) => makeCar({ make: 'Kia', model: 'EV9', ...changes });

/** A search that finds these cars for every query that wants some, and these counts for every one that counts. */
function fakeSearch({ hits = [], counts = {} }: { hits?: object[]; counts?: Record<string, Json> } = {}) {
  const requests: MultiSearchQuery[][] = [];
  return {
    requests,
    query: (_site: unknown, queries: MultiSearchQuery[]) => {
      requests.push(queries);
      return Promise.resolve(
        queries.map(({ facets = [], limit }) => ({
          hits: limit ? hits : [],
          totalHits: 7,
          facetDistribution: Object.fromEntries(facets.map((name) => [name, counts[name] ?? {}])),
          processingTimeMs: 1,
        })),
      );
    },
  };
}

interface Setup {
  models?: SiteModel[];
  brands?: SiteBrand[];
  offers?: Json[];
  config?: Json;
  search?: { query: unknown };
  /** The range with pictures from the stock; as the site wrote it when left out. */
  pictured?: SiteModel[];
  locations?: Json[];
}

const pageAt = (path: string, setup: Setup = {}): Promise<SitePage | null> => {
  const { models = [model()], brands = [brand()], offers = [], config = {}, locations = [] } = setup;
  const site = {
    slug: 'alpha',
    folder: '',
    config: makeSite({ pages: { '/about': { title: 'About us', blocks: [] } }, ...config }),
    content: { models, brands, offers },
  } as unknown as SiteBundle; // what is read here
  return findSitePage(
    {
      site,
      stock: createStockCounter((setup.search ?? fakeSearch()) as never, site.config, undefined),
      locations: () => Promise.resolve(locations as never), // name, slug and phone are read
      models: () => Promise.resolve(setup.pictured ?? models),
    },
    path,
  ); // prettier-ignore
};
const pageOf = async <Kind extends SitePage['kind']>(kind: Kind, path: string, setup?: Setup) => {
  const page = await pageAt(path, setup);
  expect(page?.kind).toBe(kind);
  return page as SitePageOf<Kind>; // checked above
};

test.each([
  ['/about', 'content About us'],
  ['/about//', 'content About us'],
  ['/models', 'models Our range'],
  ['/models/ev9/', 'model Kia EV9'],
  ['/ev9', 'model Kia EV9'],
  ['/brands', 'brands Our brands'],
  ['/brands/kia', 'brand Kia page'],
  ['/kia/overview', 'brand Kia overview'],
  ['/', undefined],
  ['', undefined],
  ['/kia', undefined],
  ['/models/kia', undefined],
  ['/brands/ev9', undefined],
  ['/models/ev9/more', undefined],
  ['/more/models/ev9', undefined],
  ['/brands/kia/overview', undefined],
  ['/EV9', undefined],
])('[SHL-020] [SHL-021] at %s stands "%s"', async (path, expected) => {
  const page = await pageAt(path);
  const text =
    page && 'title' in page ? [page.kind, page.title, 'view' in page ? page.view : ''].join(' ').trim() : undefined;
  expect(text).toBe(expected);
}); // prettier-ignore

test('[SHL-010] fixed addresses, then own pages, then the overview of a brand, then a model', async () => {
  const ranger = model({ slug: 'ranger', name: 'Ranger', make: 'Ford' });
  const own = { pages: { '/ranger': { title: 'The CMS page', blocks: [] } } };
  expect(await pageAt('/ranger', { models: [ranger], config: own })).toMatchObject({
    kind: 'content',
    title: 'The CMS page',
  });
  expect(await pageAt('/ranger', { models: [ranger] })).toMatchObject({ kind: 'model', title: 'Ford Ranger' });
  const mazda3 = { ...ranger, make: 'Mazda', name: 'Mazda3' };
  expect(await pageAt('/ranger', { models: [mazda3] })).toMatchObject({ title: 'Mazda3' });
  expect(await pageAt('/nothing-here')).toBeNull();
  // A page of the site's own may say the title of the range; it cannot take its place.
  const words = { pages: { '/models': { title: 'New cars', description: 'All of them.', blocks: [] } } };
  expect(await pageAt('/models', { config: words })).toMatchObject({
    kind: 'models',
    title: 'New cars',
    description: 'All of them.',
  });
}); // prettier-ignore

test('a site without models or brands has no page for them', async () => {
  expect(await pageAt('/models', { models: [] })).toBeNull();
  expect(await pageAt('/brands', { brands: [] })).toBeNull();
});

test('a tile says what is in stock of the model, and from what price a new one of it', async () => {
  const search = fakeSearch({
    hits: [
      hit({ price: 99_000, price_type: 'Drive away' }),
      hit({ price: 99_500, offer_price: 95_000, price_type: 'Drive away' }),
    ],
    counts: { make_model: { 'KIA EV9': 7 } },
  });
  const { models } = await pageOf('models', '/models', { search });
  expect(models[0]?.stock).toEqual({
    count: 7,
    new_count: 7,
    from: { price: 95_000, price_type: 'Drive away' },
  });
  const [[everything, fresh, cheapest] = []] = search.requests;
  expect(everything).toMatchObject({
    filter: ['status IN ["in_stock"]'],
    facets: ['make_model'],
    allFacetValues: true,
  });
  expect(fresh?.filter).toEqual(['status IN ["in_stock"]', 'car_type IN ["new", "demo"]']);
  expect(cheapest?.filter).toEqual([
    'status IN ["in_stock"]',
    'make IN ["Kia"]',
    'model IN ["EV9"]',
    'car_type IN ["new", "demo"]',
    'payable_price > 10',
  ]);
});

test('a range of any length is requested in parts that the gateway takes', async () => {
  const search = fakeSearch();
  const models = Array.from({ length: 25 }, (_, at) => model({ slug: `m${at}`, name: `M${at}` }));
  const page = await pageOf('models', '/models', { models, search });
  expect(search.requests.map(({ length }) => length)).toEqual([12, 12, 3]);
  expect(page.models.map(({ stock }) => stock)).toEqual(models.map(() => ({ count: 0, new_count: 0, from: null })));
}); // prettier-ignore

test('while the search does not answer the pages say nothing of stock', async () => {
  const search = { query: () => Promise.reject(new ApiFailure('unavailable', 'down')) };
  expect((await pageOf('models', '/models', { search })).models[0]?.stock).toBeNull();
  const { model: shown } = await pageOf('model', '/ev9', { search });
  expect([shown.stock, shown.variants]).toEqual([null, []]);
  expect((await pageOf('brand', '/brands/kia', { search })).brand.stock).toBeNull();
  expect((await pageOf('brands', '/brands', { search })).groups[0]?.brands[0]?.count).toBeNull();
});

test('[SHL-050] a tile shows the maker’s picture, then the site’s or that of a car in stock, or none', async () => {
  const bare = model({ cloudfront_new_image_url: null, image: null });
  const pictureOf = async (setup: Setup) => (await pageOf('models', '/models', setup)).models[0]?.picture;
  expect(await pictureOf({})).toBe('https://maker.example/ev9.jpg');
  expect(await pictureOf({ models: [model({ cloudfront_new_image_url: null })] })).toBe('/site/ev9.jpg');
  expect(await pictureOf({ models: [bare] })).toBeNull();
  const other = { ...bare, slug: 'ev5', image: { url: 'picture:ev5' } };
  const pictured = [other, { ...bare, image: { url: 'picture:stock' } }];
  expect(await pictureOf({ models: [bare], pictured })).toBe('picture:stock');
  const { model: shown } = await pageOf('model', '/ev9', { models: [bare], pictured });
  expect(shown.picture).toBe('picture:stock');
});

test('a model’s page has its figures, its badges by price, and the offers that this site shows of it', async () => {
  const search = fakeSearch({
    hits: [hit({ price: 97_000, price_type: null })],
    counts: { make_model: { 'Kia EV9': 3 }, badge: { Air: 1, 'GT-Line': 2 } },
  });
  const offer = (id: number, slug: string, excluded: number[] = []) => ({
    id,
    name: `Offer ${id}`,
    model: { name: 'EV9', slug, override_url: null },
    excluded_website_ids: excluded,
  });
  const offers = [offer(1, 'ev9'), offer(2, 'ev6'), offer(3, 'ev9', [makeSite().site.id])];
  const { model: shown } = await pageOf('model', '/models/ev9', { search, offers });
  expect(shown.facts).toEqual([{ label: 'Range', value: 'Up to 563 km' }]);
  expect(shown.variants).toEqual([
    { badge: 'Air', spellings: ['Air'], count: 1, from: { price: 97_000, price_type: null } },
    { badge: 'GT-Line', spellings: ['GT-Line'], count: 2, from: { price: 97_000, price_type: null } },
  ]);
  expect(shown.offers).toEqual([{ id: 1, name: 'Offer 1', href: '/offers/1' }]);
});

test('[SHL-020] a model whose name says its make has the stock that is listed without it', async () => {
  const search = fakeSearch({ counts: { make_model: { 'Mazda 3': 5, 'Mazda Mazda3': 1, 'Mazda 2': 7 } } });
  const models = [model({ make: 'Mazda', name: 'Mazda3', slug: 'mazda3' })];
  const { model: shown } = await pageOf('model', '/models/mazda3', { search, models });
  expect(shown.stock).toMatchObject({ count: 6, new_count: 6 });
  const filters = search.requests.flat().flatMap(({ filter }) => filter);
  expect(filters).toContain('model IN ["Mazda3", "3"]');
});

test('[SHL-020] grades that differ only in how they are written are one, named as most of its cars are', async () => {
  const search = fakeSearch({
    counts: { badge: { 'Touring (awd)': 2, 'Touring AWD': 9, Touring: 1, 'Touring+': 1 } },
  });
  const { model: shown } = await pageOf('model', '/models/ev9', { search });
  expect(shown.variants).toEqual([
    { badge: 'Touring AWD', spellings: ['Touring (awd)', 'Touring AWD'], count: 11, from: null },
    { badge: 'Touring', spellings: ['Touring'], count: 1, from: null },
    { badge: 'Touring+', spellings: ['Touring+'], count: 1, from: null },
  ]);
  const filters = search.requests.flat().flatMap(({ filter }) => filter);
  expect(filters).toContain('badge IN ["Touring (awd)", "Touring AWD"]');
});

test('[SHL-021] a brand without a page leads to its stock', async () => {
  const brands = [brand({ skipPage: true }), brand({ title: 'UD Trucks', slug: 'ud-trucks', skipPage: true })];
  expect(await pageAt('/brands/ud-trucks', { brands })).toEqual({ kind: 'elsewhere', href: '/search/ud-trucks' });
  const { groups } = await pageOf('brands', '/brands', { brands });
  expect(groups[0]?.brands.map(({ href }) => href)).toEqual(['/search/kia', '/search/ud-trucks']);
}); // prettier-ignore

test('[SHL-021] a brand’s page names its models and the locations with its cars', async () => {
  const search = fakeSearch({
    counts: { car_type: { new: 4, used: 3 }, location_name: { North: 2, South: 5, Elsewhere: 1 } },
  });
  const place = (name: string) => ({
    name,
    slug: name.toLowerCase(),
    contact_detail: { phone: '07 5550 0142' },
  });
  const models = [model(), model({ slug: 'cx-5', name: 'CX-5', make: 'Mazda' })];
  const locations = [place('North'), place('South'), place('West')];
  const { brand: shown } = await pageOf('brand', '/brands/kia', { search, models, locations });
  expect(shown.stock).toEqual({ count: 7, new: 4, demo: 0, used: 3 });
  expect(shown.models.map(({ name }) => name)).toEqual(['EV9']);
  expect(shown.locations.map(({ name, count }) => [name, count])).toEqual([
    ['South', 5],
    ['North', 2],
  ]);
});

describe('[SHL-005] the brands of a group', () => {
  const listed = (title: string) => ({
    title,
    slug: title.toLowerCase().replace(/ /g, '-'),
    logo: '/site/logo.svg',
  });
  const group = (truck: object[]) => ({
    site: { kind: 'group' },
    pages: { '/apex-tyres': { title: 'Apex Tyres', blocks: [] } },
    group: {
      brands: {
        car: [listed('Kia'), listed('Audi')],
        motorcycle: [listed('Yamaha')],
        truck,
        group: [listed('Apex Tyres')],
      },
    },
  }); // prettier-ignore

  test('stand in four headed groups, each with title, logo and link', async () => {
    const { groups } = await pageOf('brands', '/brands', { config: group([listed('Foton')]) });
    expect(groups.map(({ heading, brands }) => [heading, brands.length])).toEqual([
      ['Car brands', 2],
      ['Motorcycle brands', 1],
      ['Truck brands', 1],
      ['Group brands', 1],
    ]);
    const brands = groups.flatMap((each) => each.brands);
    expect(brands.every(({ logo }) => logo === '/site/logo.svg')).toBe(true);
    expect(brands.map(({ href }) => href)).toEqual([
      '/brands/kia', '/brands/audi', '/brands/yamaha', '/brands/foton', '/apex-tyres',
    ]); // prettier-ignore
    // What the list leaves out, the brand's own entry says.
    expect(brands[0]?.description).toBe('Ten models.');
  });

  test('a group without brands is left out', async () => {
    const { groups } = await pageOf('brands', '/brands', { config: group([]) });
    expect(groups.map(({ heading }) => heading)).toEqual(['Car brands', 'Motorcycle brands', 'Group brands']);
  });

  test('a brand that only the group lists has its pages', async () => {
    expect(await pageAt('/brands/audi', { config: group([]) })).toMatchObject({
      kind: 'brand',
      title: 'Audi',
    });
    expect(await pageAt('/audi/overview', { config: group([]) })).toMatchObject({ view: 'overview' });
  });
});
