import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { publicSite } from 'harness/testing';
import { defineRoute, contractVersion, type RemoteModule } from 'shared-contracts/remote/remote-module';
import { hrefs } from 'shared-contracts/routes';
import { testCars } from '../testing/cars';
import { callsOf, failure, fakeAccount, type FakeAccount } from '../testing/fake-account';
import { all } from '../testing/fake-remotes';
import { address, openAccountPage } from '../testing/open-account-page';
import { closePages } from '../testing/open-page';
import { renderPage, textOf } from '../testing/render-page';

const phone = '0412345678';
const garageSite = publicSite({
  site: { garage_enabled: true },
  auth: { garagePaths: ['/my-garage', '/my-toyota'] },
});

beforeEach(() => {
  window.localStorage.clear();
  window.sessionStorage.clear();
  window.scrollTo = jest.fn();
});
afterEach(closePages);

/** Holds back the answer of `getMe` until the test lets it go. */
function holdBack(account: FakeAccount) {
  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  account.answer('getMe', async () => {
    await held;
    return Response.json({ id: account.phone === null ? null : 'visitor-1', phone: account.phone });
  });
  return () => act(() => release());
}

describe('the session of a page', () => {
  test('[SHL-029] with a session: first loading, then the visitor; after signing out none', async () => {
    const account = fakeAccount(testCars, { phone });
    const { events } = await openAccountPage('/search', account);
    await waitFor(() => expect(events.last('auth:user-changed')?.user.loading).toBe(false));
    const users = () =>
      events.recording().flatMap((event) => (event.name === 'auth:user-changed' ? [event.payload] : []));
    expect(users()[0]).toMatchObject({ user: { loading: true } });
    expect(users().at(-1)).toEqual({ user: { id: 'visitor-1', phone, loading: false } });
    await userEvent.click(screen.getByLabelText('Your account'));
    await userEvent.click(screen.getAllByRole('button', { name: 'Sign out' })[0] as HTMLElement); // one in each menu
    await waitFor(() => expect(users().at(-1)).toEqual({ user: { id: null, phone: null, loading: false } }));
    await waitFor(() => expect(address()).toBe('/'));
    expect(account.phone).toBeNull();
  });

  test('an answer that comes after signing out does not sign in again', async () => {
    const account = fakeAccount(testCars, { phone });
    const server = fakeAccount(testCars, { phone });
    let release = (): void => undefined;
    const held = new Promise<void>((resolve) => (release = resolve));
    account.answer('getMe', async () => {
      await held;
      return Response.json({ id: 'visitor-1', phone });
    });
    // The home page, where signing out leads, shows locations.
    expectConsole('warn', /Remote locations is not part of this page/);
    const { events } = await openAccountPage('/search', account, { api: server.api });
    await userEvent.click(screen.getByLabelText('Your account'));
    await userEvent.click(screen.getAllByRole('button', { name: 'Sign out' })[0] as HTMLElement); // one in each menu
    await waitFor(() => expect(address()).toBe('/'));
    release();
    await act(() => new Promise((resolve) => setTimeout(resolve, 0)));
    expect(callsOf(account, 'getMe')).toHaveLength(1);
    expect(events.last('auth:user-changed')?.user).toEqual({ id: null, phone: null, loading: false });
  });

  test('no session is requested for an anonymous visitor, in the browser or on the server', async () => {
    const account = fakeAccount(testCars);
    const { events } = await openAccountPage('/search', account);
    expect(events.last('auth:user-changed')?.user).toEqual({ id: null, phone: null, loading: false });
    expect(account.calls).toEqual([]);
    expect(screen.queryByLabelText('Your account')).toBeNull();
  });

  test('the server’s page already shows a signed-in visitor', async () => {
    const account = fakeAccount(testCars, { phone });
    const { html, state } = await renderPage('/search', { api: account.api, hasSession: true });
    expect(html).toContain('aria-label="Your account"');
    expect(textOf(html)).toContain('Signed in as 0412 345 678');
    expect(state.user).toEqual({ id: 'visitor-1', phone, loading: true });
    const { html: other } = await renderPage('/search', { api: account.api });
    expect(textOf(other)).not.toContain('Signed in');
  });

  test('a session that the server does not know is no session', async () => {
    const { state } = await renderPage('/search', { api: fakeAccount().api, hasSession: true });
    expect(state.user).toEqual({ id: null, phone: null, loading: false });
  });

  test('signing out that failed says so and changes nothing', async () => {
    const account = fakeAccount(testCars, { phone });
    account.answer('signOut', () => failure(503, 'unavailable', 'Down.'));
    const { events } = await openAccountPage('/search', account);
    await waitFor(() => expect(events.last('auth:user-changed')?.user.loading).toBe(false));
    await userEvent.click(screen.getAllByRole('button', { name: 'Sign out' })[0] as HTMLElement); // one in each menu
    expect(await screen.findByText('You are still signed in.')).toBeVisible();
    expect(address()).toBe('/search');
    expect(events.last('auth:user-changed')?.user.id).toBe('visitor-1');
  });

  test('another tab that signs out is noticed', async () => {
    const account = fakeAccount(testCars, { phone });
    const { events } = await openAccountPage('/search', account);
    await waitFor(() => expect(events.last('auth:user-changed')?.user.loading).toBe(false));
    account.phone = null;
    act(() => {
      window.dispatchEvent(new StorageEvent('storage', { key: 'test-motors:session-changed' }));
    });
    await waitFor(() =>
      expect(events.last('auth:user-changed')?.user).toMatchObject({ id: null, loading: false }),
    );
  });
});

describe('a gated page', () => {
  const visit = (href: string, { events }: Awaited<ReturnType<typeof openAccountPage>>) =>
    act(() => events.publish('navigation:requested', { href }, 'search'));

  test('[SHL-033] waits while it is not known who the visitor is, then asks to sign in', async () => {
    const account = fakeAccount(testCars, { phone });
    const page = await openAccountPage('/search?make=Kia', account);
    const release = holdBack(account);
    account.phone = null;
    // The page asks anew, and this time it takes a while.
    act(() => {
      window.dispatchEvent(new StorageEvent('storage', { key: 'test-motors:session-changed' }));
    });
    visit('/watchlist?a=1', page);
    await act(() => new Promise((resolve) => setTimeout(resolve, 100)));
    expect(address()).toBe('/search?make=Kia');
    expect(await screen.findByRole('progressbar')).toBeInTheDocument();
    release();
    await waitFor(() =>
      expect(address()).toBe(
        '/sign-in?type=watchlist&redirect=%2Fwatchlist%3Fa%3D1&back=%2Fsearch%3Fmake%3DKia',
      ),
    );
  });

  test('[SHL-033] with a session it opens, and no redirect ever happens', async () => {
    const account = fakeAccount(testCars, { phone, saved: [7] });
    const release = holdBack(account);
    const page = await openAccountPage('/search', {
      ...account,
      api: fakeAccount(testCars, { phone }).api,
    });
    visit('/watchlist', page);
    await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
    release();
    expect(await screen.findByRole('heading', { name: 'Your watchlist' })).toBeVisible();
    const paths = () =>
      page.events
        .recording()
        .flatMap((event) =>
          event.name === 'navigation:changed' ? [(event.payload as { path: string }).path] : [],
        ); // parsed by the bus
    // A page is reported after it is painted.
    await waitFor(() => expect(paths()).toContain('/watchlist'));
    expect(paths()).toEqual(['/search', '/watchlist']);
  });

  test('[SHL-033] the way back is the page the visitor came from, also when that was left by Back', async () => {
    const account = fakeAccount(testCars, { phone });
    const page = await openAccountPage('/watchlist', account);
    visit('/search?make=Kia', page);
    await screen.findByText('Filter: Kia');
    account.phone = null;
    act(() => {
      window.dispatchEvent(new StorageEvent('storage', { key: 'test-motors:session-changed' }));
    });
    await waitFor(() => expect(page.events.last('auth:user-changed')?.user.id).toBeNull());
    act(() => window.history.back());
    await waitFor(() =>
      expect(address()).toBe('/sign-in?type=watchlist&redirect=%2Fwatchlist&back=%2Fsearch%3Fmake%3DKia'),
    );
  });

  test('a page of a visitor who has signed out in another tab is closed', async () => {
    const account = fakeAccount(testCars, { phone, saved: [7] });
    const { events } = await openAccountPage('/watchlist', account);
    expect(await screen.findByRole('heading', { name: '2021 Toyota RAV4' })).toBeVisible();
    await waitFor(() => expect(events.last('auth:user-changed')?.user.loading).toBe(false));
    account.phone = null;
    act(() => {
      window.dispatchEvent(new StorageEvent('storage', { key: 'test-motors:session-changed' }));
    });
    await waitFor(() => expect(address()).toBe('/sign-in?type=watchlist&redirect=%2Fwatchlist&back=%2F'));
    await waitFor(() => expect(screen.queryByRole('heading', { name: '2021 Toyota RAV4' })).toBeNull());
  });

  test('[SHL-033] a session that ended while a page was in view leads to signing in, not back to the page', async () => {
    const account = fakeAccount(testCars, { phone });
    const page = await openAccountPage('/search', account);
    await waitFor(() => expect(page.events.last('auth:user-changed')?.user.loading).toBe(false));
    account.answer('getWatchlist', () => failure(401, 'unauthorised', 'Please sign in.'));
    visit('/watchlist', page);
    expect(await screen.findByLabelText(/Mobile number/i)).toBeVisible();
    await act(() => new Promise((resolve) => setTimeout(resolve, 20)));
    expect(address()).toBe('/sign-in?type=watchlist&redirect=%2Fwatchlist&back=%2F');
    expect(page.events.last('auth:user-changed')?.user).toEqual({ id: null, phone: null, loading: false });
  });

  test('on the server a visitor who cannot be found out is not sent away', async () => {
    const account = fakeAccount(testCars, { phone });
    account.answer('getMe', () => failure(503, 'unavailable', 'Down.'));
    const { output, state } = await renderPage('/watchlist', { api: account.api, hasSession: true });
    expect(output).toMatchObject({ kind: 'page', status: 503 });
    expect(state.user.loading).toBe(true);
  });

  test('a visitor whose session cannot be requested stays signed in on the page', async () => {
    const server = fakeAccount(testCars, { phone, saved: [7] });
    const account = fakeAccount(testCars, { phone, saved: [7] });
    account.answer('getMe', () => failure(503, 'unavailable', 'Down.'));
    const { events } = await openAccountPage('/watchlist', account, { api: server.api });
    await waitFor(() => expect(events.last('auth:user-changed')?.user.loading).toBe(false));
    expect(events.last('auth:user-changed')?.user).toEqual({ id: 'visitor-1', phone, loading: false });
    expect(screen.getByRole('heading', { name: '2021 Toyota RAV4' })).toBeVisible();
    expect(address()).toBe('/watchlist');
  });

  test('a session that ends between gate and data leads to signing in', async () => {
    const account = fakeAccount(testCars, { phone });
    account.answer('getWatchlist', () => failure(401, 'unauthorised', 'Please sign in.'));
    const { output } = await renderPage('/watchlist', { api: account.api, hasSession: true });
    expect(output).toMatchObject({ location: '/sign-in?type=watchlist&redirect=%2Fwatchlist&back=%2F' });
  });
});

describe('My Garage', () => {
  test.each(['/my-garage', '/my-toyota'])(
    '[SHL-030] an anonymous visitor of %s signs in first',
    async (path) => {
      const { output } = await renderPage(path, { site: garageSite, cameFrom: '/special-offers' });
      expect(output).toEqual({
        kind: 'redirect',
        status: 302,
        location: `/sign-in?type=my-garage&redirect=${encodeURIComponent(path)}&back=%2Fspecial-offers`,
      });
      const { api } = fakeAccount(testCars, { phone });
      const inside = await renderPage(path, { site: garageSite, api, hasSession: true });
      expect(inside.status).toBe(200);
    },
  );

  test('[SHL-030] it exists only where the site has it, under its own paths', async () => {
    const { api } = fakeAccount(testCars, { phone });
    for (const site of [publicSite(), publicSite({ auth: { garagePaths: ['/my-toyota'] } })]) {
      for (const path of ['/my-garage', '/my-toyota']) {
        expect((await renderPage(path, { site, api, hasSession: true })).status).toBe(404);
        expect((await renderPage(path, { site })).status).toBe(404);
      }
    }
    const other = publicSite({ site: { garage_enabled: true }, auth: { garagePaths: ['/my-kia'] } });
    expect((await renderPage('/my-garage', { site: other })).status).toBe(404);
    expect((await renderPage('/my-kia', { site: other })).status).toBe(302);
  });
});

describe('checkout', () => {
  /** A page that belongs to a car, as the vehicle remote has it. */
  const checkout = (known: (slug: string) => Promise<string>): RemoteModule => ({
    contract: contractVersion,
    routes: [
      defineRoute<{ slug: string }>({
        id: 'vehicle.buy-online',
        pattern: '/cars/:slug/buy-online',
        gate: 'none',
        cache: 'private',
        signInType: 'checkout',
        signInBack: ({ slug }, { site }) => (site.gating.checkout ? hrefs.vehicle(slug) : null),
        load: async ({ params }) => ({ slug: await known(params['slug'] ?? '') }),
        Component: () => <h1>Reserve this car</h1>,
        meta: () => ({ title: 'Reserve', description: 'Reserve', canonical: '/' }),
      }),
    ],
    slots: {},
  });
  const gated = publicSite({ gating: { checkout: true } });
  const location = '/sign-in?type=checkout&redirect=%2Fcars%2Fabc%2Fbuy-online%3Fa%3D1&back=%2Fcars%2Fabc';

  test('[SHL-034] is gated once the car is known, not before', async () => {
    let notify: (slug: string) => void = () => undefined;
    const vehicle = checkout(
      () =>
        new Promise((resolve) => {
          notify = resolve;
        }),
    );
    const page = await openAccountPage('/search', fakeAccount(), {
      known: { ...all(), vehicle },
      site: gated,
    });
    act(() => page.events.publish('navigation:requested', { href: '/cars/abc/buy-online?a=1' }, 'search'));
    await act(() => new Promise((resolve) => setTimeout(resolve, 100)));
    expect(address()).toBe('/search');
    act(() => notify('abc'));
    await waitFor(() => expect(address()).toBe(location));
  });

  test('[SHL-034] on the server too; without the switch, and with a session, it is open', async () => {
    const known = { vehicle: checkout((slug) => Promise.resolve(slug)) };
    const path = '/cars/abc/buy-online?a=1';
    expect((await renderPage(path, { known, site: gated })).output).toEqual({
      kind: 'redirect',
      status: 302,
      location,
    });
    expect((await renderPage(path, { known })).status).toBe(200);
    const { api } = fakeAccount([], { phone });
    expect((await renderPage(path, { known, site: gated, api, hasSession: true })).status).toBe(200);
  });

  test('[SHL-034] a car that does not exist is not worth signing in for', async () => {
    const known = { vehicle: checkout(() => Promise.reject(new Response(null, { status: 404 }))) };
    expect((await renderPage('/cars/nope/buy-online', { known, site: gated })).status).toBe(404);
  });

  test('[CON-025] a request to reserve leads to the page of the site’s segment, by way of its gate', async () => {
    const vehicle = checkout((slug) => Promise.resolve(slug));
    const ask = async (site: typeof gated): Promise<void> => {
      const page = await openAccountPage('/search', fakeAccount(), { known: { ...all(), vehicle }, site });
      const payload = { car_id: 7, slug: 'abc', amount_label: '$200' };
      act(() => page.events.publish('checkout:reserve-requested', payload, 'search'));
    };
    const buyOnline = { checkout: { pathSegment: 'buy-online' } };
    await ask(publicSite({ ...buyOnline, gating: { checkout: true } }));
    await waitFor(() =>
      expect(address()).toBe('/sign-in?type=checkout&redirect=%2Fcars%2Fabc%2Fbuy-online&back=%2Fcars%2Fabc'),
    );
    closePages();
    await ask(publicSite(buyOnline));
    await waitFor(() => expect(address()).toBe('/cars/abc/buy-online'));
  });
});

test('an event asks for sign-in, and the shell leads there', async () => {
  const account = fakeAccount();
  const { events } = await openAccountPage('/search', account);
  const requested = { type: 'spin-to-win', redirect: '/spin-to-win', back: '/special-offers' };
  act(() => events.publish('auth:sign-in-required', requested, 'vehicle'));
  await waitFor(() =>
    expect(address()).toBe('/sign-in?type=spin-to-win&redirect=%2Fspin-to-win&back=%2Fspecial-offers'),
  );
  expect(callsOf(account, 'getMe')).toEqual([]);
});
