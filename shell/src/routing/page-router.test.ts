import { publicSite, stubApi } from 'harness/testing';
import type { Router, RouterState } from 'shared-routing';
import {
  contractVersion,
  defineRoute,
  redirectTo,
  type LoadContext,
  type RemoteModule,
} from 'shared-contracts/remote/remote-module';
import type { ReleaseName } from 'shared-contracts/remote/composition';
import { releasesOf } from '../testing/test-site';
import type { PageServices } from './loader';
import { createPageRouter } from './page-router.client';
import { pageOf } from './page-state';
import type { PrefetchCache } from './prefetch-cache.client';
import { createRouteTable } from './route-table';

type Load = (context: LoadContext) => Promise<unknown>;

const page = (id: string, pattern: string, load: Load) =>
  defineRoute<unknown>({
    id,
    pattern,
    gate: 'none',
    cache: 'shared',
    load,
    Component: () => null,
    meta: () => ({ title: id, description: id, canonical: pattern }),
  });

let router: Router;
const requested: string[] = [];
const documents: string[] = [];

/** A router over `/search`, `/cars/:slug` and `/old`, whose loading a test may hold back. */
function open(
  load: Load = ({ url }) => Promise.resolve(url.pathname),
  consume: PrefetchCache['consume'] = () => null,
  isOut: (owner: ReleaseName) => boolean = () => false,
) {
  requested.length = 0;
  documents.length = 0;
  const noting: Load = (context) => {
    requested.push(context.url.pathname + context.url.search);
    return load(context);
  };
  const search: RemoteModule = {
    contract: contractVersion,
    routes: [
      page('search.results', '/search', noting),
      page('search.car', '/cars/:slug', noting),
      page('search.old', '/old', () => Promise.reject(redirectTo('/search?moved=1'))),
    ],
    slots: {},
  };
  const pageServices: PageServices = {
    services: {
      site: publicSite(),
      api: stubApi(),
      search: () => Promise.resolve([]),
      now: () => new Date(0),
    },
    owner: () => Promise.resolve(search),
    present: () => null,
    limits: { routeMs: 200, slotMs: 200 },
    slots: false,
    visitor: () => Promise.resolve({ id: null }),
    previous: () => undefined,
    cameFrom: () => '/',
    report: () => undefined,
  };
  window.history.replaceState(null, '', '/search');
  const first = { kind: 'ready', data: 'first', slots: {}, origin: 'server' } as const;
  router = createPageRouter(
    createRouteTable(releasesOf({ search }), []),
    pageServices,
    first,
    { consume },
    {
      isOut,
      open: (href, action) => documents.push(`${action} ${href}`),
    },
  );
  return router;
}

/** State of the router, with its page and the address on its way. */
const stateNow = () => {
  const { owned, params, result } = pageOf(router.state);
  return { ...router.state, owned, params, result, next: router.state.navigation.location ?? null };
};
const taskAfter = () => new Promise((resolve) => setTimeout(resolve));
const isSettled = ({ navigation, location }: RouterState): boolean =>
  navigation.state === 'idle' &&
  location.pathname + location.search === window.location.pathname + window.location.search;
const settled = async () => {
  do await new Promise((resolve) => setTimeout(resolve, 30));
  while (!isSettled(router.state));
  return stateNow();
};

afterEach(() => {
  router.dispose();
  document.body.replaceChildren();
});

test('the page in view stays until the next one is there; path parameters and query travel along', async () => {
  open();
  void router.navigate('/cars/rav4?a=1');
  expect(stateNow()).toMatchObject({
    location: { pathname: '/search' },
    next: { pathname: '/cars/rav4' },
  });
  expect(window.location.pathname).toBe('/search');
  const state = await settled();
  expect(state).toMatchObject({
    params: { slug: 'rav4' },
    next: null,
    owned: { route: { id: 'search.car' } },
  });
  expect(window.location.pathname + window.location.search).toBe('/cars/rav4?a=1');
  expect(requested).toEqual(['/cars/rav4?a=1']);
});

test('the results of a choice come before its address; a newer move and Back do not lose their way', async () => {
  const router = open();
  const written: string[] = [];
  const entries = window.history.length;
  router.subscribe(({ location }) => {
    if (location.search !== '') written.push(`${location.search} at ${window.location.search}`);
  });
  const choose = async (query: string) => {
    void router.navigate(query, { preventScrollReset: true });
    // Loaded, but not painted.
    await new Promise((resolve) => setTimeout(resolve));
  };
  const notified = async (query: string) => {
    while (window.location.search !== query) await settled();
  };
  await choose('?make=Kia');
  expect(written).toEqual(['?make=Kia at ']);
  await notified('?make=Kia');
  await choose('?make=Audi');
  expect(window.location.search).toBe('?make=Kia');
  await choose('?make=BMW');
  await notified('?make=BMW');
  expect(window.history.length).toBe(entries + 3);

  await choose('?make=Ford');
  window.history.back();
  // The browser goes back when it can.
  await notified('?make=Audi');
  expect((await settled()).location.search).toBe('?make=Audi');
});

test('a newer move ends an older one, whose answer no longer counts', async () => {
  let release: () => void = () => undefined;
  open(({ url }) =>
    url.pathname === '/cars/slow'
      ? new Promise((resolve) => {
          release = () => resolve('slow');
        })
      : Promise.resolve('quick'),
  );
  const push = jest.spyOn(window.history, 'pushState');
  const shown = new Set<string>();
  router.subscribe(({ location }) => shown.add(location.pathname + location.hash));
  void router.navigate('/cars/slow');
  void router.navigate('/cars/quick');
  await settled();
  release();
  expect((await settled()).location.pathname).toBe('/cars/quick');
  expect([...shown]).toEqual(['/search', '/cars/quick']);
  expect(push).toHaveBeenCalledTimes(1);
  // Nor does one that is given up for a place in the page in view.
  void router.navigate('/cars/slow');
  void router.navigate('/cars/quick#photos');
  release();
  expect(await settled()).toMatchObject({
    location: { hash: '#photos' },
    result: { data: 'quick' },
    next: null,
  });
  expect([...shown]).toEqual(['/search', '/cars/quick', '/cars/quick#photos']);
});

test('a page of a remote that is out is left to the server, as the visitor moved; others are not', async () => {
  let isOut = false;
  open(undefined, undefined, () => isOut);
  void router.navigate('/cars/rav4');
  await settled();
  isOut = true;
  void router.navigate('/cars/rio?a=1#photos');
  void router.navigate('/search', { replace: true });
  void router.navigate('#details');
  window.history.go(-2);
  while (documents.length < 3) await taskAfter();
  expect(documents).toEqual(['PUSH /cars/rio?a=1#photos', 'REPLACE /search', 'POP /search']);
  expect(requested).toEqual(['/cars/rav4']);
  // Without a line no document could be had either.
  documents.length = 0;
  jest.spyOn(window.navigator, 'onLine', 'get').mockReturnValue(false);
  void router.navigate('/cars/rio');
  await settled();
  expect(documents).toEqual([]);
  expect(requested).toEqual(['/cars/rav4', '/cars/rio']);
});

test('a redirect is followed, and a page that is too late is unavailable', async () => {
  open();
  void router.navigate('/old');
  await settled();
  expect(window.location.pathname + window.location.search).toBe('/search?moved=1');
  router.dispose();
  open(() => new Promise(() => undefined));
  void router.navigate('/cars/never');
  await new Promise((resolve) => setTimeout(resolve, 260));
  expect(stateNow().result).toEqual({ kind: 'unavailable' });
});

test('an anchor of the page in view needs no data, a new query does', async () => {
  open();
  void router.navigate('/search#details');
  expect((await settled()).location.hash).toBe('#details');
  expect(requested).toEqual([]);
  void router.navigate('/search?make=Kia', { replace: true });
  await settled();
  expect(requested).toEqual(['/search?make=Kia']);
});

test('revalidating loads the page in view again', async () => {
  open();
  const revalidating = router.revalidate();
  expect(stateNow().revalidation).toBe('loading');
  await revalidating;
  expect(stateNow()).toMatchObject({ revalidation: 'idle', result: { kind: 'ready', data: '/search' } });
});

test('an entry the browser made itself for an anchor gets a name of its own, and Back finds the first one', async () => {
  open();
  const first = stateNow().location.key;
  expect(window.history.state).toMatchObject({ key: first });
  window.history.pushState(null, '', '/search#details');
  window.dispatchEvent(new PopStateEvent('popstate'));
  const { location } = await settled();
  expect(location.hash).toBe('#details');
  expect(location.key).not.toBe(first);
  expect(window.history.state).toMatchObject({ key: location.key });
  window.history.back();
  await settled();
  expect((await settled()).location.key).toBe(first);
});

test('a page that was loaded ahead is shown without being loaded again', async () => {
  const ready = { kind: 'ready', data: 'ahead', slots: {}, origin: 'client' } as const;
  open(undefined, (url) => (url.pathname === '/cars/rav4' ? Promise.resolve(ready) : null));
  const frames: FrameRequestCallback[] = [];
  jest.spyOn(window, 'requestAnimationFrame').mockImplementation((draw) => frames.push(draw));
  void router.navigate('/cars/rav4');
  await taskAfter();
  // The frame that answers the click comes first.
  expect(stateNow().location.pathname).toBe('/search');
  for (const draw of frames) draw(0);
  expect((await settled()).result).toBe(ready);
  expect(requested).toEqual([]);
  void router.navigate('/cars/corolla');
  await settled();
  expect(requested).toEqual(['/cars/corolla']);
});

test('in a tab in the background, which renders no frames, it is shown all the same', async () => {
  const ready = { kind: 'ready', data: 'ahead', slots: {}, origin: 'client' } as const;
  open(undefined, () => Promise.resolve(ready));
  jest.spyOn(window, 'requestAnimationFrame').mockReturnValue(0);
  void router.navigate('/cars/rav4');
  await new Promise((resolve) => setTimeout(resolve, 150));
  expect(stateNow().result).toBe(ready);
});

test('one that turned out not to be loaded ahead is loaded now', async () => {
  open(undefined, () => Promise.resolve(null));
  void router.navigate('/cars/rav4');
  expect((await settled()).result).toMatchObject({ kind: 'ready', data: '/cars/rav4' });
});

/** What a dialog over a page does to the browser's history, and how the page shows that one is open. */
function openDialog(): HTMLElement {
  window.history.pushState({ ...window.history.state, dialogs: 1 }, '');
  document.body.innerHTML = '<dialog data-closes-on-back open></dialog>';
  return document.body.firstElementChild as HTMLElement; // made in the line before
}
/** Settles after the browser has gone to so many entries. */
const gone = async (go: () => void, entries = 1) => {
  await new Promise<void>((resolve) => {
    let left = entries;
    const onPop = (): void => {
      left -= 1;
      if (left > 0) return;
      window.removeEventListener('popstate', onPop);
      resolve();
    };
    window.addEventListener('popstate', onPop);
    go();
  });
  return settled();
};
const goBack = (entries?: number) => gone(() => window.history.back(), entries);

test('[SHL-009] Back from a dialog is no move: the page stays as it is, and nothing is loaded', async () => {
  open();
  void router.navigate('/cars/rav4');
  const page = await settled();
  openDialog();
  expect(await goBack()).toEqual(page);
  expect(window.location.pathname).toBe('/cars/rav4');
  expect(requested).toEqual(['/cars/rav4']);
});

test('[SHL-009] after a dialog was closed, one Back leaves its page', async () => {
  open();
  void router.navigate('/cars/rav4');
  await settled();
  openDialog().remove();
  // The entry of the dialog, and the one below.
  expect((await goBack(2)).location.pathname).toBe('/search');
  expect(requested).toEqual(['/cars/rav4', '/search']);
});

test('[SHL-009] forward to the entry of a closed dialog stays on the page', async () => {
  open();
  void router.navigate('/cars/rav4');
  await settled();
  const dialog = openDialog();
  const page = await goBack();
  dialog.remove();
  expect(await gone(() => window.history.forward())).toEqual(page);
  expect(window.location.pathname).toBe('/cars/rav4');
  expect((await goBack(2)).location.pathname).toBe('/search');
});

test('[SHL-009] a page that follows a dialog takes its entry: Back leads to the page below', async () => {
  open();
  void router.navigate('/cars/rav4');
  const { location } = await settled();
  openDialog().remove();
  void router.navigate('/cars/corolla');
  await settled();
  expect(window.history.state).toMatchObject({ key: stateNow().location.key });
  expect(window.history.state).not.toHaveProperty('dialogs');
  expect((await goBack()).location).toEqual(location);
  expect(window.history.state).toMatchObject({ key: location.key });
  expect((await goBack()).location.pathname).toBe('/search');
});

describe('a choice in a dialog over the page', () => {
  const choose = async (href: string) => {
    void router.navigate(href, { preventScrollReset: true });
    return settled();
  };

  test('[SHL-009] has an entry of its own: Back leads from choice to choice to the dialog’s entry', async () => {
    open();
    const { location } = stateNow();
    openDialog();
    const first = await choose('/search?make=Toyota');
    await choose('/search?make=Kia');
    expect((await goBack()).location).toEqual(first.location);
    expect((await goBack()).location.key).toBe(location.key);
    expect(window.history.state).toMatchObject({ dialogs: 1 });
    expect(window.history.state).not.toHaveProperty('isPage');
  });

  test('[SHL-009] a page that follows once the dialog is closed leaves the choice’s entry as it is', async () => {
    open();
    const dialog = openDialog();
    const chosen = await choose('/search?make=Toyota');
    dialog.remove();
    void router.navigate('/cars/rav4');
    await settled();
    expect((await goBack()).location).toEqual(chosen.location);
  });

  test('[SHL-009] once the dialog is closed one Back leads from the choice to the page below the dialog', async () => {
    open();
    const { location } = stateNow();
    const dialog = openDialog();
    await choose('/search?make=Toyota');
    dialog.remove();
    // The entry of the dialog is passed by.
    expect((await goBack(2)).location.key).toBe(location.key);
    expect(window.history.state).not.toHaveProperty('dialogs');
    expect(requested).toEqual(['/search?make=Toyota', '/search']);
  });

  test('[SHL-009] whose results come after the dialog was closed takes the dialog’s entry', async () => {
    open();
    const { location } = stateNow();
    const dialog = openDialog();
    void router.navigate('/search?make=Toyota', { preventScrollReset: true });
    dialog.remove();
    await settled();
    expect(window.history.state).toEqual({ key: stateNow().location.key });
    expect((await goBack()).location.key).toBe(location.key);
  });
});
