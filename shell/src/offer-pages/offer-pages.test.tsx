import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { publicSite, stubApi } from 'harness/testing';
import { ApiFailure } from 'shared-contracts/errors';
import { contractVersion, defineSlot, type RemoteModule } from 'shared-contracts/remote/remote-module';
import { all } from '../testing/fake-remotes';
import { makeOffer, toyota } from '../testing/offers';
import { closePages, openPage } from '../testing/open-page';
import { renderPage, textOf } from '../testing/render-page';

const mazda = { id: 3, name: 'Mazda', slug: 'mazda', logo: { url: null } };
const offers = [
  makeOffer(),
  makeOffer({
    id: 43,
    name: 'CX-5 demonstrators',
    category: 'Demonstrator',
    manufacturer: mazda,
    model: null,
  }),
  makeOffer({ id: 44, name: 'Free inspection', category: null, manufacturer: null, model: null }),
];
const api = (more: Parameters<typeof stubApi>[0] = {}) => stubApi({ listOffers: offers, ...more });
const leads: RemoteModule = {
  contract: contractVersion,
  routes: [],
  slots: {
    ...all().leads.slots,
    'leads.form': defineSlot('leads.form', {
      Component: ({ category, subcategory, title }) => (
        <form aria-label={title}>{`${category}: ${subcategory}`}</form>
      ),
    }),
  },
};
const known = { ...all(), leads };
const render = (path: string, changes: Parameters<typeof renderPage>[1] = {}) =>
  renderPage(path, { api: api(), known, ...changes });
const open = (path: string, changes: Parameters<typeof openPage>[1] = {}) =>
  openPage(path, { api: api(), known, ...changes });
const names = () =>
  screen.getAllByRole('article').map((card) => within(card).getByRole('heading', { level: 2 }).textContent);

beforeEach(() => {
  window.localStorage.clear();
  window.sessionStorage.clear();
  window.scrollTo = jest.fn();
});
afterEach(closePages);

describe('the list', () => {
  test('[SHL-011] shows one card for each offer, under a title of its own without the site’s page', async () => {
    await open('/special-offers');
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Special offers');
    expect(screen.getAllByRole('article')).toHaveLength(3);
    expect(names()).toEqual(['RAV4 EOFY', 'CX-5 demonstrators', 'Free inspection']);
    expect((await axe(document.body)).violations).toEqual([]);
  });

  test('[SHL-011] has the title and the words of the site’s page around its offers', async () => {
    const page = {
      kind: 'content',
      title: 'Offers',
      description: 'On the Gold Coast.',
      blocks: [
        { type: 'heading', text: 'Before' },
        { type: 'offers' },
        { type: 'vehicles', title: 'Cheap cars', query: 'sortBy=price:asc' },
        { type: 'cta', title: 'After', link: { label: 'Go', href: '/go' } },
      ],
    } as const;
    const { html, status } = await render('/special-offers', { api: api({ getPage: page as never }) });
    expect(status).toBe(200);
    const words = textOf(html);
    const places = ['On the Gold Coast.', 'Before', 'RAV4 EOFY', 'Cheap cars', 'After'].map((text) =>
      words.indexOf(text, words.indexOf('On the Gold Coast.')),
    );
    expect(places).toEqual(places.toSorted((a, b) => a - b));
    expect(Math.min(...places)).toBeGreaterThan(0);
    expect(words.split('RAV4 EOFY')).toHaveLength(2);
  });

  test('[SHL-011] is narrowed down by links, which need no script', async () => {
    await open('/special-offers?category=Demonstrator');
    expect(names()).toEqual(['CX-5 demonstrators']);
    const filters = within(screen.getByRole('navigation', { name: 'Filter offers' }));
    expect(filters.getByRole('link', { current: true, name: /Demonstrator/ })).toHaveAttribute(
      'href',
      '/special-offers?category=Demonstrator',
    );
    expect(filters.getByRole('link', { name: /^Toyota/ })).toHaveAttribute(
      'href',
      '/special-offers?category=Demonstrator&manufacturer=toyota',
    );
    expect(filters.getByRole('link', { name: 'All offers' })).toHaveAttribute('href', '/special-offers');
    const none = await render('/special-offers?category=Demonstrator&manufacturer=toyota');
    expect(none.status).toBe(200);
    expect(textOf(none.html)).toContain('No offers like that right now');
    expect(none.html).toMatch(/<a[^>]*href="\/special-offers"[^>]*>See all offers/);
  });

  test('[SHL-011] is narrowed down while the form of the server still waits for its code, which stays and comes to life', async () => {
    const site = publicSite({ site: { offers_subscription: true } });
    const form = defineSlot('leads.form', {
      load: async () => ({ titles: ['Mr'] }) as never,
      Component: ({ title, data }) => <form aria-label={title}>{data ? 'Ready' : 'No data'}</form>,
    });
    const loaded = { ...all(), leads: { ...leads, slots: { ...leads.slots, 'leads.form': form } } };
    let arrive: () => void = () => undefined;
    const code = new Promise<RemoteModule>((resolve) => (arrive = () => resolve(loaded.leads)));
    const shown = () => screen.queryByText(/^(Ready|No data)$/)?.textContent;
    await open('/special-offers', { site, known: loaded, answers: { leads: async () => code } });
    expect(shown()).toBe('Ready');
    jest.spyOn(globalThis, 'fetch').mockImplementation(async () => Response.json(offers));
    await userEvent.click(screen.getByRole('link', { name: /^Demonstrator/ }));
    await waitFor(() => expect(names()).toEqual(['CX-5 demonstrators']));
    // What the guard of the console sees here would be a page that React renders anew.
    await act(async () => {
      arrive();
      await code;
    });
    expect(shown()).toBe('Ready');
  });

  test('[SHL-011] without offers leads to the cars; one kind of offer needs no filter', async () => {
    const empty = await render('/special-offers', { api: api({ listOffers: [] }) });
    expect(empty.status).toBe(200);
    expect(textOf(empty.html)).toContain('No offers right now');
    expect(empty.html).toMatch(/<a[^>]*href="\/search"[^>]*>Browse our cars/);
    const one = await render('/special-offers', { api: api({ listOffers: [makeOffer()] }) });
    expect(one.html).not.toContain('Filter offers');
  });

  test('offers that cannot be had are a page that is unavailable, never an empty one', async () => {
    const failed = new ApiFailure('unavailable', 'Down.');
    const { status, html } = await render('/special-offers', { api: api({ listOffers: failed }) });
    expect(status).toBe(503);
    expect(textOf(html)).toContain('This section is unavailable. Please try again.');
  });

  test('[SHL-059] has the form for subscribers where the site says so, and only there', async () => {
    const site = publicSite({ site: { offers_subscription: true } });
    const on = await render('/special-offers', { site });
    expect(textOf(on.html)).toContain('General Enquiry: Offers Subscription');
    const off = await render('/special-offers');
    expect(off.html).not.toContain('Offers Subscription');
  });
});

describe('the page of an offer', () => {
  test('[SHL-012] shows the same offer under both of its addresses', async () => {
    for (const path of ['/offers/42', '/offers/toyota/42']) {
      const { html, status } = await render(path);
      expect([path, status]).toEqual([path, 200]);
      expect(html).toMatch(/<h1[^>]*>RAV4 EOFY<\/h1>/);
      expect(html).toMatch(/<link[^>]*rel="canonical"[^>]*href="[^"]*\/offers\/toyota\/42"/);
    }
  });

  test.each([
    '/offers/mazda/42',
    '/offers/999999',
    '/offers/toyota/44',
    '/offers/042',
    '/offers/42x',
    '/offers/toyota',
  ])('[SHL-012] %s is not found', async (path) => {
    expect((await render(path)).status).toBe(404);
  });

  test('[SHL-056] says all of it, with what can be done and the cars it is about', async () => {
    const long = 'y'.repeat(300);
    await open('/offers/42', {
      api: api({
        listOffers: [
          makeOffer({ html: `<p>${long}</p>`, disclaimer: 'While stocks last.' }),
          ...offers.slice(1),
        ],
      }),
    });
    expect(screen.getByText(long)).toBeVisible();
    expect(screen.getByText('While stocks last.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Explore RAV4' })).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Toyota RAV4 in stock' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'CX-5 demonstrators' })).toHaveAttribute(
      'href',
      '/offers/mazda/43',
    );
    expect((await axe(document.body)).violations).toEqual([]);
  });

  test('[SHL-055] opens the dialogs of the leads remote with the offer', async () => {
    const user = userEvent.setup();
    const { events } = await open('/offers/42');
    await user.click(screen.getByRole('link', { name: 'Enquire Now: RAV4 EOFY' }));
    expect(await screen.findByRole('dialog', { name: 'enquiry' })).toBeVisible();
    expect(events.recording()).toContainEqual(
      expect.objectContaining({
        name: 'leads:enquiry-requested',
        payload: { offer_id: 42, category: 'Sales Enquiry', variant: 'full' },
      }),
    );
  });

  test('other offers of the same manufacturer come first, three at most', async () => {
    const more = [45, 46, 47].map((id) =>
      makeOffer({ id, name: `Offer ${id}`, manufacturer: mazda, model: null }),
    );
    const near = makeOffer({ id: 48, name: 'HiLux runout', manufacturer: toyota, model: null });
    await open('/offers/42', { api: api({ listOffers: [...offers, ...more, near] }) });
    const section = within(screen.getByRole('region', { name: 'More offers' }));
    expect(section.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
      'HiLux runout',
      'CX-5 demonstrators',
      'Free inspection',
    ]);
  });

  test('[DEL-008] has a head and a description for search engines of its own', async () => {
    const html = `<p>${'On-road costs paid by us. '.repeat(20)}</p>`;
    const page = await render('/offers/42', { api: api({ listOffers: [makeOffer({ html })] }) });
    expect(page.html).toMatch(/<title>RAV4 EOFY \| Test Motors<\/title>/);
    expect(page.html).toMatch(/<meta[^>]*property="og:image"[^>]*content="https?:[^"]*\/site\/rav4.webp"/);
    const description = /<meta[^>]*name="description"[^>]*content="([^"]*)"/.exec(page.html)?.[1] ?? '';
    expect(description).toMatch(/^On-road costs paid by us\..*…$/);
    expect(description.length).toBeLessThanOrEqual(156);
    const data = /<script[^>]*application\/ld\+json[^>]*>([^<]*Offer[^<]*)</.exec(page.html)?.[1] ?? '{}';
    expect(JSON.parse(data)).toMatchObject({
      '@type': 'Offer',
      name: 'RAV4 EOFY',
      itemOffered: { brand: { name: 'Toyota' }, model: 'RAV4' },
      url: expect.stringMatching(/\/offers\/toyota\/42$/),
    });
  });
});
