import { publicSite, stubApi } from 'harness/testing';
import type { BrandDetails, ModelDetails } from 'shared-contracts/entities/model-page';
import type { SitePage } from 'shared-contracts/site-page';
import { renderPage, textOf } from '../testing/render-page';

const model: ModelDetails = {
  name: 'Ranger', slug: 'ranger', make: 'Ford', summary: 'The ute.', override_url: null, status: 'new',
  image: null, cloudfront_new_image_url: null, picture: '/site/ranger.webp',
  manufacturer_body: 'Ute', manufacturer_body2: null, manufacturer_body3: null,
  stock: { count: 5, new_count: 3, from: { price: 61_990, price_type: 'Drive away' } },
  highlights: ['Tows 3,500 kg'],
  facts: [{ label: 'Braked towing', value: '3,500 kg', note: 'Double cab' }],
  gallery: [], faq: [{ question: 'V6?', answer: 'Yes.' }],
  variants: [{ badge: 'XLT', spellings: ['XLT', 'X.L.T.'], count: 2, from: { price: 61_990, price_type: null } }],
  offers: [{ id: 4, name: 'Plate clearance', href: '/offers/4' }],
}; // prettier-ignore
const brand: BrandDetails = {
  title: 'Kia', slug: 'kia', logo: null, banner: null, description: 'Seven years of warranty.',
  about: ['All of it explained.'], models: [{ ...model, name: 'EV9', slug: 'ev9', make: 'Kia' }],
  stock: { count: 9, new: 5, demo: 1, used: 3 },
  locations: [{ name: 'South', slug: 'south', phone: '0755500142', count: 9 }],
}; // prettier-ignore

const at = (pages: Record<string, SitePage>) =>
  stubApi({
    getPage: ({ query }) => {
      const page = pages[query?.path ?? ''];
      if (!page) throw new Error('no such page');
      return page;
    },
    listLocations: [],
  });
const modelPage: SitePage = { kind: 'model', title: 'Ford Ranger', description: 'The ute.', model };

test('[SHL-020] both addresses of a model show it, with its price, grades, figures, offers and next steps', async () => {
  const api = at({ '/models/ranger': modelPage, '/ranger': modelPage });
  const [first, second] = await Promise.all(['/models/ranger', '/ranger'].map((path) => renderPage(path, { api })));
  for (const page of [first, second]) {
    expect(page?.status).toBe(200);
    expect(page?.html).toMatch(/<h1[^>]*>Ford Ranger<\/h1>/);
    expect(page?.html).toContain('rel="canonical" href="https://test.example/models/ranger"');
  }
  const text = textOf(first?.html ?? '');
  for (const expected of [
    'New from $61,990 Drive away', 'Braked towing 3,500 kg Double cab', 'Tows 3,500 kg', 'XLT', 'Plate clearance', 'V6?',
    'See 5 in stock',
  ]) expect(text).toContain(expected);
  expect(first?.html).toContain('href="/book-test-drive?model=ranger"');
  expect(first?.html).toMatch(/href="\/search\/ford\/ranger\?badge=XLT&amp;badge=X.L.T.&amp;status=in_stock&amp;car_type=new[^"]*demo"/);
  expect(first?.html).toMatch(/"lowPrice":61990/);
  expect(first?.state.slots).toHaveProperty(['search.rail#stock']);
}); // prettier-ignore

test('[SHL-021] a brand has a page and an overview; one without a page leads elsewhere', async () => {
  const words = { kind: 'brand', title: 'Kia', description: 'Seven years of warranty.', brand } as const;
  const api = at({
    '/brands/kia': { ...words, view: 'page' },
    '/kia/overview': { ...words, view: 'overview' },
    '/brands/isuzu': { kind: 'elsewhere', href: '/search/isuzu' },
  });
  const page = await renderPage('/brands/kia', { api });
  expect(page.html).toMatch(/<h1[^>]*>Kia<\/h1>/);
  expect(textOf(page.html)).toContain('Seven years of warranty.');
  expect(textOf(page.html)).toContain('All New EV9');
  const overview = await renderPage('/kia/overview', { api });
  expect([page.status, overview.status]).toEqual([200, 200]);
  expect(overview.html).toMatch(/<h1[^>]*>About Kia<\/h1>/);
  expect(textOf(overview.html)).toContain('All of it explained.');
  expect(textOf(overview.html)).toContain('South');
  const { output } = await renderPage('/brands/isuzu', { api });
  expect(output).toEqual({ kind: 'redirect', status: 302, location: '/search/isuzu' });
});

test('[SHL-053] the counter of the page is the one of the server’s clock, where the site has it', async () => {
  const page: SitePage = { kind: 'models', title: 'Our range', models: [model], whyChooseUs: [] };
  const render = (enabled: boolean) =>
    renderPage('/models', {
      api: at({ '/models': page }),
      site: publicSite({ models: { salesCounter: { enabled } } }),
      now: () => new Date('2026-07-31T23:59:59+10:00'),
    });
  expect(textOf((await render(true)).html)).toMatch(/5,951\s+Sales this Month/);
  expect(textOf((await render(false)).html)).not.toContain('Sales this Month');
});
