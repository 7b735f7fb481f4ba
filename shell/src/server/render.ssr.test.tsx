import { publicSite, stubApi } from 'harness/testing';
import { ApiFailure } from 'shared-contracts/errors';
import {
  contractVersion,
  defineSlot,
  notFound,
  redirectTo,
  type RemoteModule,
} from 'shared-contracts/remote/remote-module';
import type { RenderInput } from 'shared-contracts/remote/shell-server';
import type { WebFontName } from 'shared-contracts/site-config';
import { Slot } from 'shared-contracts/react';
import { fakeSearch } from '../testing/test-site';
import { renderPage, textOf } from '../testing/render-page';
import { vehicleWith } from '../testing/vehicle-with';

describe('a page', () => {
  test('each pattern leads to exactly one owner, with path parameters and query string', async () => {
    const vehicle = vehicleWith({});
    const known = { search: fakeSearch(), vehicle };
    const search = await renderPage('/search?make=Toyota', { known });
    expect(search.html).toContain('data-remote="search@1.2.3"');
    expect(textOf(search.html)).toContain('Results for ?make=Toyota');
    expect(search.state.route).toEqual({ id: 'search.results', data: { query: '?make=Toyota' } });
    const car = await renderPage('/cars/rav4-1', { known });
    expect(car.html).toContain('data-remote="vehicle@1.2.3"');
    expect(textOf(car.html)).toContain('Car rav4-1');
  });

  test('an address with a line break in it is an unknown page', async () => {
    const { status, html } = await renderPage('/a%0ab');
    expect([status, textOf(html)]).toEqual([404, textOf((await renderPage('/a/b')).html)]);
  });

  test('follows the releases it is composed of, whatever other override had the same composition id', async () => {
    const elsewhere: RemoteModule = {
      ...vehicleWith({}),
      routes: [{ ...vehicleWith({}).routes[0]!, pattern: '/vans/:slug' }],
    };
    const composition = 'c+override';
    const first = await renderPage('/vans/a', { composition, known: { vehicle: elsewhere } });
    expect(textOf(first.html)).toContain('Car a');
    const second = await renderPage('/cars/a', { composition, known: { vehicle: vehicleWith({}) } });
    expect([second.status, textOf(second.html)]).toEqual([200, expect.stringContaining('Car a')]);
  });

  test('is first painted when header and content have been read as a whole', async () => {
    const { html } = await renderPage('/cars/a', { known: { vehicle: vehicleWith({}) } });
    const expected = /<link rel="expect" href="#([^"]+)" blocking="render">/.exec(html)?.[1] ?? 'none';
    expect(html.indexOf(`id="${expected}"`)).toBeGreaterThan(html.indexOf('</main>'));
    expect(html).toMatch(/<\/header>[^]*<\/main>/);
  });

  test('says that a bar lies at its lower edge, so that the footer keeps clear of it without script', async () => {
    const withBar = vehicleWith({ Component: () => <p data-edge="bar">Call now</p> });
    const { html } = await renderPage('/cars/a', { known: { vehicle: withBar } });
    expect(html).toContain('<html lang="en-AU" data-bar="">');
  });

  test('carries its head: title, description, canonical link, Open Graph and structured data', async () => {
    const vehicle = vehicleWith({
      meta: () => ({
        title: '2021 Toyota RAV4',
        description: 'Blue "SUV"',
        canonical: '/cars/a',
        image: '/images/1',
        priceAud: 35_990,
      }),
      jsonLd: () => [{ '@type': 'Car', name: '</script><script>alert(1)' }],
      heroImage: () => ({ src: '/images/640/q80/a', srcSet: '/images/640/q80/a 640w', sizes: '100vw' }),
    });
    const { html } = await renderPage('/cars/a', { known: { vehicle } });
    expect(html).toContain('<title>2021 Toyota RAV4 | Test Motors</title>');
    expect(html).toContain('<meta name="description" content="Blue &quot;SUV&quot;" data-page="">');
    expect(html).toContain('<link rel="canonical" href="https://test.example/cars/a" data-page="">');
    expect(html).toContain('<meta property="og:image" content="https://test.example/images/1" data-page="">');
    expect(html).toContain('<meta property="og:type" content="product" data-page="">');
    expect(html).toContain('<meta property="product:price:amount" content="35990" data-page="">');
    expect(html).toContain('<meta property="product:price:currency" content="AUD" data-page="">');
    expect(html).toContain('"name":"\\u003c/script>\\u003cscript>alert(1)"');
    expect(html).toContain(
      '<link rel="preload" as="image" href="/images/640/q80/a" imagesrcset="/images/640/q80/a 640w" imagesizes="100vw" fetchpriority="high">',
    );
    expect(html).toContain(
      'as="script" fetchpriority="low" nonce="test-nonce" href="/assets/vehicle/1.2.3/web/remoteEntry.js"',
    );
    expect(html).toContain('<html lang="en-AU">');
  });

  test('starts the files of the web faces that its site uses, from its own host, and of no others', async () => {
    const themed = (heading: WebFontName | 'serif', body: WebFontName | 'system') =>
      publicSite({ theme: { fonts: { heading, body } } });
    const facesOf = async (site: RenderInput['site']) => {
      const { html } = await renderPage('/search', { site });
      const links = html.match(/<link rel="preload" as="font"[^>]*>/g) ?? [];
      return { links, urls: [...html.matchAll(/src:url\("([^"]+)"\)/g)].map(([, url]) => url) };
    };
    const base = '/assets/shell/1.2.3/web/fonts';
    expect(await facesOf(themed('barlow-condensed', 'figtree'))).toEqual({
      links: ['barlow-condensed', 'figtree'].map(
        (name) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="${base}/${name}.woff2">`,
      ),
      urls: [`${base}/barlow-condensed.woff2`, `${base}/figtree.woff2`],
    });
    expect((await facesOf(themed('manrope', 'manrope'))).urls).toEqual([`${base}/manrope.woff2`]);
    expect(await facesOf(themed('serif', 'system'))).toEqual({ links: [], urls: [] });
  });

  test('[VEH-091] a slot far down is rendered whole, and its remote is not among what the first view fetches', async () => {
    const vehicle = vehicleWith({
      Component: () => (
        <>
          <Slot name="locations.card" placement="yard" dealershipSlug="north" locationSlug={null} />
          <Slot name="search.budget" placement="page" />
        </>
      ),
    });
    const locations: RemoteModule = {
      contract: contractVersion,
      routes: [],
      slots: { 'locations.card': defineSlot('locations.card', { Component: () => <p>North Yard</p> }) },
    };
    const { html, state } = await renderPage('/cars/a', {
      known: { vehicle, locations, search: fakeSearch() },
    });
    expect(html).toContain('<div data-remote="locations@1.2.3" data-slot="locations.card"><p>North Yard</p>');
    expect(Object.keys(state.slots)).toEqual(['locations.card#yard', 'search.budget#page']);
    expect(state.leftOut).toEqual([]);
    const preloaded = [...html.matchAll(/rel="preload" as="script"[^>]*href="\/assets\/(\w+)\//g)];
    expect(new Set(preloaded.map(([, name]) => name))).toEqual(new Set(['vehicle', 'search', 'shell']));
  });

  test('[VEH-005] a page without a frame is its content alone; when there is no such page, the frame is back', async () => {
    const vehicle = vehicleWith({ frame: 'none' });
    const { html, status } = await renderPage('/cars/a', { known: { vehicle } });
    expect(status).toBe(200);
    expect(html).toContain('<main id="content"');
    // Nothing is waited for that never comes.
    expect(html).not.toMatch(/<header|<footer|<nav|rel="expect"/);
    for (const status of [404, 410]) {
      const gone = vehicleWith({
        frame: 'none',
        load: () => Promise.reject(new Response(null, { status })),
      });
      const missing = await renderPage('/cars/a', { known: { vehicle: gone } });
      expect(missing.status).toBe(404);
      expect(missing.html).toMatch(/<header[^]*<\/main>[^]*<footer/);
    }
  });

  test('keeps every rule in one style element of the head, with a nonce on all that needs one', async () => {
    const { html } = await renderPage('/search');
    const [head = '', body = ''] = html.split('</head>');
    expect(head.match(/<style[^>]* data-styles=""/g)).toHaveLength(1);
    expect(body).not.toContain('<style');
    expect(html.match(/<(?:script|style)(?![^>]*nonce="test-nonce")[^>]*>/g)).toBeNull();
  });

  test('config and state cannot end their script element', async () => {
    const site = publicSite({ site: { name: '</script><script>alert(1)' } });
    const { html } = await renderPage('/search', { site });
    expect(html).not.toContain('<script>alert(1)');
    const config = /id="tenant-config"[^>]*>([^<]*)</.exec(html)?.[1] ?? '';
    expect(JSON.parse(config)).toMatchObject({
      site: { slug: 'test-motors', name: '</script><script>alert(1)' },
    });
  });

  test('a redirect of a page is a redirect of the answer', async () => {
    const vehicle = vehicleWith({ load: () => Promise.reject(redirectTo('/search', 301)) });
    const { output } = await renderPage('/cars/a', { known: { vehicle } });
    expect(output).toEqual({ kind: 'redirect', status: 301, location: '/search' });
  });

  test('a page for signed-in visitors leads to the sign-in page and back', async () => {
    const vehicle = vehicleWith({ gate: 'signed-in' });
    const { output } = await renderPage('/cars/a?b=1', { known: { vehicle } });
    expect(output).toEqual({
      kind: 'redirect',
      status: 302,
      location: '/sign-in?redirect=%2Fcars%2Fa%3Fb%3D1&back=%2F',
    });
  });

  test('a form post shows its values and errors again', async () => {
    const formState = { values: { name: 'Ann' }, errors: { email: 'Enter your email.' }, key: 'k' };
    const { state } = await renderPage('/search', { formState });
    expect(state.form).toEqual(formState);
  });
});

describe('the order of root paths', () => {
  const page = { kind: 'content', title: 'The CMS page', blocks: [] };

  test('[SHL-010] a fixed route wins over a content page, which the API resolves; nothing is a 404', async () => {
    const requested: string[] = [];
    const api = ((name: string, input: { query: { path: string } }) => {
      requested.push(`${name} ${input.query.path}`);
      return input.query.path === '/ranger'
        ? Promise.resolve(page)
        : Promise.reject(new ApiFailure('not_found', 'No page.'));
    }) as never; // only the content page's call is made
    const fixed = await renderPage('/search', { api });
    expect(requested).toEqual([]);
    expect(fixed.status).toBe(200);
    const content = await renderPage('/ranger/', { api });
    expect(textOf(content.html)).toContain('The CMS page');
    expect(requested).toEqual(['getPage /ranger']);
    const nothing = await renderPage('/nothing-here', { api });
    expect(nothing.status).toBe(404);
    expect(nothing.html).toContain('data-page="not-found"');
    // Its words are understood, as those of any other search box.
    expect(nothing.html).toMatch(/<form[^>]* action="\/search"[^>]*>\s*<input[^>]* name="find"/);
    expect(nothing.html).toContain('action="/search"');
    expect(nothing.html).toContain('<meta name="robots" content="noindex"');
  });

  test('a page that does not exist in its remote is the 404 page inside the frame', async () => {
    const vehicle = vehicleWith({ load: () => Promise.reject(notFound()) });
    const { html, status, state } = await renderPage('/cars/nope', { known: { vehicle } });
    expect(status).toBe(404);
    expect(state).toMatchObject({ status: 404, route: null, leftOut: [] });
    expect(html).toContain('<footer');
  });
});

describe('a remote that fails on the server', () => {
  const search = fakeSearch();

  test('without its bundle the frame stays, its place says so, and it is not a 404', async () => {
    const { html, status, state, output } = await renderPage('/search', {
      known: { search },
      remotes: { search: null },
    });
    expect(status).toBe(503);
    expect(textOf(html)).toContain('This section is unavailable. Please try again. Retry');
    expect(html).toContain('aria-label="Main"');
    expect(html).toContain('<footer');
    expect(state).toMatchObject({ route: null, leftOut: ['search'] });
    expect(output).toMatchObject({ complete: false });
  });

  test('its data that fails or takes over a second costs its own place only', async () => {
    const failing = vehicleWith({ load: () => Promise.reject(new Error('boom')) });
    const failed = await renderPage('/cars/a', { known: { vehicle: failing } });
    expect(failed.status).toBe(503);
    expect(failed.problems).toEqual([{ remote: 'vehicle', phase: 'load', message: 'vehicle.page: boom' }]);
    const hanging = vehicleWith({ load: () => new Promise(() => undefined) });
    const late = await renderPage('/cars/a', { known: { vehicle: hanging } });
    expect(late.state.leftOut).toEqual(['vehicle']);
    expect(late.problems).toMatchObject([{ message: expect.stringMatching(/took longer than \d+/) }]);
  });

  test('its data may take longer where the caller says so, as a release that is tried out does', async () => {
    const load = () =>
      new Promise<{ slug: string }>((resolve) => setTimeout(() => resolve({ slug: 'late' }), 1_100));
    const { html, problems } = await renderPage('/cars/a', {
      known: { vehicle: vehicleWith({ load }) },
      limitMs: 5_000,
    });
    expect(problems).toEqual([]);
    expect(textOf(html)).toContain('Car late');
  });

  test('its page that throws while it is rendered is left to the browser', async () => {
    const vehicle = vehicleWith({
      Component: () => {
        throw new Error('boom');
      },
    });
    const { html, state, problems, output } = await renderPage('/cars/a', { known: { vehicle } });
    expect(html).toContain('<footer');
    expect(textOf(html)).toContain('This section is unavailable.');
    expect(state.leftOut).toEqual(['vehicle']);
    expect(state.route).toEqual({ id: 'vehicle.page', data: { slug: 'a' } });
    expect(problems).toHaveLength(1);
    expect(output).toMatchObject({ complete: false });
  });
});

describe('a site', () => {
  test('one build, two sites: title, logo, colours and words are their own', async () => {
    const one = publicSite({
      site: { name: 'Harbour', logo: '/site/h.svg' },
      theme: { colours: { primary: '#123456' } },
    });
    const two = publicSite({
      site: { name: 'Coastal', logo: '/site/c.svg' },
      theme: { colours: { primary: '#654321' } },
    });
    const [first, second] = await Promise.all([one, two].map((site) => renderPage('/search', { site })));
    expect(first?.html).toContain('<title>Cars for sale | Harbour</title>');
    expect(second?.html).toContain('<title>Cars for sale | Coastal</title>');
    expect(first?.html).toContain('src="/site/h.svg"');
    expect(second?.html).toContain('src="/site/c.svg"');
    expect(first?.html).toContain('--color-primary:#123456');
    expect(second?.html).toContain('--color-primary:#654321');
  });

  test('the home page has one heading, a slide, search entry, three tiles and the budget widget', async () => {
    const site = publicSite({
      home: { headline: 'Hello', slides: [{ id: 1, name: 'Sale', image: '/site/hero.svg', url: '/search' }] },
    });
    const api = stubApi({ listBrands: [] });
    const { html, status, state } = await renderPage('/', { site, api });
    expect(status).toBe(200);
    expect(html.match(/<h1/g)).toHaveLength(1);
    expect(html).toContain('data-slide="1"');
    expect(textOf(html)).toContain('Show Me 12 cars');
    expect(textOf(html)).toContain('Budget widget');
    expect(html.match(/data-part="feature-tiles".*?<\/ul>/s)?.[0].match(/<li/g)).toHaveLength(3);
    expect(state.slots).toHaveProperty(['search.rail#stock'], { cars: ['2021 Toyota RAV4'] });
    const blocked = await renderPage('/', { site, api, remotes: { search: null } });
    expect(blocked.status).toBe(200);
    expect(blocked.html).toContain('data-slide="1"');
    expect(blocked.html).toContain('data-part="feature-tiles"');
  });

  test('a brand without a logo shows its name', async () => {
    const brand = (title: string, logo: string | null) => ({
      title,
      slug: title.toLowerCase(),
      logo,
      banner: null,
      description: null,
    });
    const api = stubApi({ listBrands: [brand('Isuzu', null), brand('Kia', '/site/kia.svg')] });
    const { html } = await renderPage('/', { api });
    const brands = /aria-labelledby="home-brands".*?<\/section>/s.exec(html)?.[0] ?? '';
    expect(textOf(brands)).toContain('Isuzu');
    expect(brands.match(/<img/g)).toHaveLength(1);
    expect(brands).toContain('alt="Kia"');
  });
});
