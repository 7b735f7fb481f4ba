import { makeSite } from 'shared-contracts/testing';
import type { SiteBrand, SiteModel } from 'shared-contracts/site-config/content';
import type { SiteBundle } from '../sites/site-bundle';
import { findContentPage } from './content-page';

const model = (changes: Partial<SiteModel> = {}): SiteModel =>
  ({
    id: 1,
    slug: 'ev9',
    name: 'EV9',
    make: 'Kia',
    summary: 'Seven seats.',
    manufacturer_body: 'SUV',
    status: 'current',
    cloudfront_new_image_url: 'https://maker.example/ev9.jpg',
    image: { url: '/site/ev9.jpg' },
    override_url: null,
    ...changes,
  }) as SiteModel; // what a page shows of a model
const brand = (changes: Partial<SiteBrand> = {}): SiteBrand =>
  ({
    id: 1,
    slug: 'kia',
    title: 'Kia',
    description: 'Ten models.',
    banner: '/site/kia.jpg',
    skipPage: false,
    ...changes,
  }) as SiteBrand; // what a page shows of a brand

const pageAt = (path: string, content: { models?: SiteModel[]; brands?: SiteBrand[] } = {}) =>
  findContentPage(
    {
      slug: 'alpha', folder: '', config: makeSite({ pages: { '/about': { title: 'About us', blocks: [] } } }),
      content: { models: [model()], brands: [brand()], ...content },
    } as unknown as SiteBundle, // what is read here
    path,
  ); // prettier-ignore

test.each([
  ['/about', 'About us'],
  ['/about/', 'About us'],
  ['/about//', 'About us'],
  ['/ev9', 'Kia EV9'],
  ['/models/ev9', 'Kia EV9'],
  ['/models/ev9/', 'Kia EV9'],
  ['/brands/kia', 'Kia'],
  ['/kia/overview', 'Kia'],
  ['/', undefined],
  ['', undefined],
  ['/kia', undefined],
  ['/models/kia', undefined],
  ['/brands/ev9', undefined],
  ['/models/ev9/more', undefined],
  ['/more/models/ev9', undefined],
  ['/brands/kia/overview', undefined],
  ['/more/kia/overview', undefined],
  ['/EV9', undefined],
  ['ev9', undefined],
])('at %s stands the page "%s"', (path, title) => {
  expect(pageAt(path)?.title).toBe(title);
});

test('a page of the site’s own goes before a model, a model before a brand', () => {
  expect(pageAt('/about', { models: [model({ slug: 'about' })] })?.title).toBe('About us');
  expect(pageAt('/about-kia', { models: [model({ slug: 'about-kia' })] })?.title).toBe('Kia EV9');
});

test('a model’s page shows it, its cars in stock, and a way to ask', () => {
  expect(pageAt('/ev9')).toEqual({
    title: 'Kia EV9',
    description: 'Seven seats.',
    blocks: [
      { type: 'heading', text: 'Kia EV9', intro: 'Seven seats.' },
      { type: 'image', image: 'https://maker.example/ev9.jpg', alt: 'Kia EV9' },
      { type: 'vehicles', title: 'Kia EV9 in stock', query: expect.stringMatching(/Kia.*EV9/) },
      {
        type: 'cta',
        title: 'Ask about the Kia EV9',
        link: { label: 'Enquire now', href: expect.stringContaining('Sales') },
      },
    ],
  });
});

test('a model without a summary says nothing in its place, and has the picture there is', () => {
  const bare = { summary: '', cloudfront_new_image_url: null };
  const page = pageAt('/ev9', { models: [model(bare)] });
  expect(page).not.toHaveProperty('description');
  expect(page?.blocks.slice(0, 2)).toEqual([
    { type: 'heading', text: 'Kia EV9' },
    { type: 'image', image: '/site/ev9.jpg', alt: 'Kia EV9' },
  ]);
  const without = pageAt('/ev9', { models: [model({ ...bare, image: null })] });
  expect(without?.blocks.map(({ type }) => type)).toEqual(['heading', 'vehicles', 'cta']);
});

test('a brand’s page shows it, its own models, and its cars in stock', () => {
  const models = [
    model(),
    model({ slug: 'ev6', name: 'EV6', make: 'KIA', override_url: '/our-ev6', cloudfront_new_image_url: null }),
    model({ slug: 'ev5', name: 'EV5', cloudfront_new_image_url: null, image: null }),
    model({ slug: 'cx5', name: 'CX-5', make: 'Mazda' }),
  ];
  const item = { body: 'SUV', status: 'current' };
  expect(pageAt('/brands/kia', { models })).toEqual({
    title: 'Kia',
    description: 'Ten models.',
    blocks: [
      { type: 'heading', text: 'Kia', intro: 'Ten models.' },
      { type: 'image', image: '/site/kia.jpg', alt: 'Kia' },
      {
        type: 'models',
        items: [
          { ...item, name: 'EV9', href: '/models/ev9', image: 'https://maker.example/ev9.jpg' },
          { ...item, name: 'EV6', href: '/our-ev6', image: '/site/ev9.jpg' },
          { ...item, name: 'EV5', href: '/models/ev5', image: null },
        ],
      },
      { type: 'vehicles', title: 'Kia in stock', query: expect.stringContaining('Kia') },
    ],
  });
}); // prettier-ignore

test('a brand of which little is known has a heading and its cars', () => {
  const page = pageAt('/brands/kia', { models: [], brands: [brand({ description: null, banner: null })] });
  expect(page).toEqual({
    title: 'Kia',
    blocks: [{ type: 'heading', text: 'Kia' }, expect.objectContaining({ type: 'vehicles' })],
  });
}); // prettier-ignore

test('a brand that wants no page has none', () => {
  expect(pageAt('/brands/kia', { brands: [brand({ skipPage: true })] })).toBeNull();
});
