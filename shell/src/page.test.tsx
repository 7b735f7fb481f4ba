import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useLocation } from 'shared-routing';
import {
  contractVersion,
  defineRoute,
  defineSlot,
  type RemoteModule,
} from 'shared-contracts/remote/remote-module';
import { Slot, usePublish } from 'shared-contracts/react';
import { hrefs } from 'shared-contracts/routes';
import { all, entry, leads, page, vehicle } from './testing/fake-remotes';
import { closePages, openPage } from './testing/open-page';

beforeEach(() => {
  window.localStorage.clear();
  window.sessionStorage.clear();
  window.scrollTo = jest.fn();
});
afterEach(closePages);

test('[SHL-009] Back restores the address and the page; reload reads both from it', async () => {
  const user = userEvent.setup();
  await openPage('/search', { known: all() });
  await user.click(screen.getByRole('link', { name: 'Toyota' }));
  expect(await screen.findByText('Filter: Toyota')).toBeVisible();
  await user.click(screen.getByRole('link', { name: 'A car' }));
  expect(await screen.findByRole('heading', { name: 'The car' })).toBeVisible();
  expect(window.location.pathname).toBe(hrefs.vehicle('rav4'));
  await waitFor(() => expect(document.title).toBe('vehicle.page | Test Motors'));
  await act(async () => {
    window.history.back();
    await new Promise((resolve) => setTimeout(resolve, 50));
  });
  expect(await screen.findByText('Filter: Toyota')).toBeVisible();
  expect(window.location.search).toBe('?make=Toyota');
  closePages();
  await openPage('/search?make=Toyota', { known: all() });
  expect(screen.getByText('Filter: Toyota')).toBeVisible();
});

test('[SHL-081] a page that cannot be loaded, as offline, does not keep the title of the page before', async () => {
  const user = userEvent.setup();
  expectConsole('warn', /vehicle\.detail: offline/);
  const detail = defineRoute({
    id: 'vehicle.detail',
    pattern: '/cars/:slug',
    gate: 'none',
    cache: 'shared',
    load: () => Promise.reject(new Error('offline')),
    Component: () => null,
    meta: () => ({ title: 'A car', description: 'A car', canonical: '/cars/rav4' }),
  });
  await openPage('/search', {
    known: { ...all(), vehicle: { contract: contractVersion, routes: [detail], slots: {} } },
  });
  document.title = 'Search | Test Motors';
  await user.click(screen.getByRole('link', { name: 'A car' }));
  expect(await screen.findByText(/section is unavailable/)).toBeVisible();
  expect(document.title).toBe('Test Motors');
});

test('[SHL-009] an empty query on the root path neither changes nor clears the search', async () => {
  const history = JSON.stringify([{ refinements: { make: ['Toyota'] }, path: '/search' }]);
  window.localStorage.setItem('test-motors:history', history);
  const { events } = await openPage('/?', { known: all() });
  expect(window.localStorage.getItem('test-motors:history')).toBe(history);
  expect(events.recording().map(({ name }) => name)).not.toContain('search:state-changed');
});

test('a loader gets the data of the page in view where its own remote loaded it', async () => {
  const given: unknown[] = [];
  const noting = (id: string, pattern: string, href: string) =>
    defineRoute<string>({
      id,
      pattern,
      gate: 'none',
      cache: 'shared',
      load: ({ url, previous }) => {
        given.push([url.pathname, previous]);
        return Promise.resolve(`Data of ${url.pathname}`);
      },
      Component: ({ data }) => <a href={href}>{data}</a>,
      meta: () => ({ title: id, description: id, canonical: pattern }),
    });
  const remoteWith = (...routes: RemoteModule['routes']): RemoteModule => ({
    contract: contractVersion,
    routes,
    slots: {},
  });
  const search = remoteWith(
    noting('search.results', '/search', '/parts'),
    noting('search.parts', '/parts', '/cars/a'),
  );
  await openPage('/search', {
    known: { search, vehicle: remoteWith(noting('vehicle.detail', '/cars/:slug', '/search')) },
  });
  const user = userEvent.setup();
  await user.click(screen.getByRole('link', { name: 'Data of /search' }));
  await user.click(await screen.findByRole('link', { name: 'Data of /parts' }));
  await user.click(await screen.findByRole('link', { name: 'Data of /cars/a' }));
  expect(await screen.findByRole('link', { name: 'Data of /search' })).toBeVisible();
  expect(given).toEqual([
    ['/search', undefined],
    ['/parts', 'Data of /search'],
    ['/cars/a', undefined],
    ['/search', undefined],
  ]);
});

test('[CON-022] a toggle in one remote reaches the store, the header and another remote', async () => {
  const user = userEvent.setup();
  await openPage('/search', { known: all() });
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(screen.getByLabelText('Saved cars: 1')).toBeVisible();
  await user.click(screen.getByRole('link', { name: 'A car' }));
  expect(await screen.findByText('Saved: Toyota RAV4')).toBeVisible();
});

test('[SHL-071] favourites live in local storage only, with exactly six fields, and survive a reload', async () => {
  const fetching = jest.spyOn(globalThis, 'fetch');
  const user = userEvent.setup();
  const stored = () => JSON.parse(window.localStorage.getItem('test-motors:favourites') ?? 'null') as unknown;
  await openPage('/search', { known: all() });
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(stored()).toEqual([entry]);
  closePages();
  await openPage('/search', { known: all() });
  expect(screen.getByLabelText('Saved cars: 1')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(stored()).toEqual([]);
  expect(screen.getByLabelText('Saved cars')).toBeVisible();
  expect(fetching).not.toHaveBeenCalled();
});

test('[SHL-073] viewed cars are published to the page, also to a part that comes later', async () => {
  const record = { id: 7, stocknum: null, make: 'Kia', model: 'Rio', body: null, simple_body: 'Hatch' };
  window.localStorage.setItem('test-motors:viewed', JSON.stringify([record]));
  const { events } = await openPage('/search', { known: all() });
  expect(events.last('viewed:changed')).toEqual({ items: [record] });
  act(() => events.publish('vehicle:viewed', { record: { ...record, id: 8 } }, 'vehicle'));
  expect(events.last('viewed:changed')?.items.map(({ id }) => id)).toEqual([8, 7]);
});

test('[SHL-073] viewed cars: most recent first, once each, six fields, at most twenty', async () => {
  const { events } = await openPage('/search', { known: all() });
  const view = (id: number) => {
    const record = { id, stocknum: null, make: 'Kia', model: 'Rio', body: null, simple_body: 'Hatch' };
    events.publish('vehicle:viewed', { record }, 'vehicle');
  };
  const stored = () =>
    JSON.parse(window.localStorage.getItem('test-motors:viewed') ?? '[]') as { id: number }[];
  act(() => [1, 2, 1].forEach(view));
  expect(stored().map(({ id }) => id)).toEqual([1, 2]);
  expect(Object.keys(stored()[0] ?? {})).toEqual(['id', 'stocknum', 'make', 'model', 'body', 'simple_body']);
  act(() => Array.from({ length: 21 }, (_, index) => index + 100).forEach(view));
  expect(stored()).toHaveLength(20);
  expect(stored()[0]?.id).toBe(120);
});

test.each([
  ['Enquire', 'enquiry', 7],
  ['Test drive', 'test-drive', 8],
  ['Photos', 'photos', 9],
  ['Similar', 'similar', 10],
])('[CON-024] %s opens the matching dialog of the leads remote with the car', async (button, kind, car) => {
  const user = userEvent.setup();
  await openPage('/cars/rav4', { known: all() });
  await user.click(screen.getByRole('button', { name: button }));
  const dialog = await screen.findByRole('dialog', { name: kind });
  expect(dialog).toHaveTextContent(`Car ${car}`);
  await user.click(within(dialog).getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('[CON-027] a remote moves the visitor through the router, without a page load', async () => {
  const { events } = await openPage('/search', { known: all() });
  const frame = screen.getByRole('banner');
  act(() => events.publish('navigation:requested', { href: '/cars/rav4?tab=1' }, 'search'));
  expect(await screen.findByRole('heading', { name: 'The car' })).toBeVisible();
  expect(window.location.pathname + window.location.search).toBe('/cars/rav4?tab=1');
  expect(screen.getByRole('banner')).toBe(frame);
  expect(events.last('navigation:changed')).toEqual({ path: '/cars/rav4', query: '?tab=1', hash: '' });
});

describe('a remote that cannot be loaded', () => {
  const broken = () => Promise.reject(new Error('404'));
  const answers = { vehicle: broken };

  test('[SHL-081] shows a panel with Retry in its place while the frame works, and heals', async () => {
    // The registry, and the page that requested it.
    expectConsole('warn', 'vehicle (load)', 2);
    const user = userEvent.setup();
    const opened = await openPage('/search', { known: all(), answers });
    await user.click(screen.getByRole('link', { name: 'A car' }));
    const panel = await screen.findByRole('alert', {}, { timeout: 4_500 });
    expect(panel).toHaveTextContent('This section is unavailable. Please try again.');
    expect(screen.getByLabelText('Main')).toBeInTheDocument();
    opened.serve('vehicle', () => Promise.resolve(vehicle()));
    await user.click(within(panel).getByRole('button', { name: 'Retry' }));
    expect(await screen.findByRole('heading', { name: 'The car' })).toBeVisible();
    expect(screen.queryByRole('alert')).toBeNull();
  }, 12_000);

  test('leads that cannot be loaded lead to the enquiry page instead of a dialog', async () => {
    expectConsole('warn', 'leads (load)');
    const user = userEvent.setup();
    const { events } = await openPage('/cars/rav4', { known: all(), answers: { leads: broken } });
    await user.click(screen.getByRole('button', { name: 'Enquire' }));
    const requested = () => events.recording().find(({ name }) => name === 'navigation:requested')?.payload;
    await waitFor(() => expect(requested()).toEqual({ href: '/enquire' }), { timeout: 4_500 });
  }, 12_000);

  test('so does a dialog whose own code cannot be had', async () => {
    const module = leads();
    const modal = defineSlot('leads.modal', { code: broken, Component: () => null });
    const withoutCode = { ...module, slots: { 'leads.modal': modal } };
    const user = userEvent.setup();
    const { events } = await openPage('/cars/rav4', {
      known: all(),
      answers: { leads: () => Promise.resolve(withoutCode) },
    });
    await user.click(screen.getByRole('button', { name: 'Enquire' }));
    const requested = () => events.recording().find(({ name }) => name === 'navigation:requested')?.payload;
    await waitFor(() => expect(requested()).toEqual({ href: '/enquire' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
});

describe('toasts', () => {
  const toast = (id: string, title: string) => ({ id, title });

  test('[SHL-065] one at a time; a known id is updated; a dismissed one closes and goes after the removal delay', async () => {
    const { events } = await openPage('/search', { known: all() });
    const region = screen.getByRole('status');
    act(() => events.publish('toast:requested', toast('a', 'First'), 'search'));
    act(() => events.publish('toast:requested', toast('b', 'Second'), 'search'));
    expect(region).toHaveTextContent('Second');
    expect(region).not.toHaveTextContent('First');
    act(() => events.publish('toast:requested', toast('b', 'Changed'), 'search'));
    expect(region).toHaveTextContent('Changed');
    expect(region.children).toHaveLength(1);
    jest.useFakeTimers();
    act(() => events.publish('toast:dismissed', { id: 'b' }, 'search'));
    expect(region).toBeEmptyDOMElement();
    act(() => jest.advanceTimersByTime(1_000_000));
    jest.useRealTimers();
    act(() => events.publish('toast:requested', toast('b', 'Again'), 'search'));
    expect(region).toHaveTextContent('Again');
  });

  test('a toast closes by itself after three seconds unless its sender says otherwise', async () => {
    const { events } = await openPage('/search', { known: all() });
    const region = screen.getByRole('status');
    jest.useFakeTimers();
    act(() => events.publish('toast:requested', toast('a', 'Short'), 'search'));
    act(() => jest.advanceTimersByTime(2_999));
    expect(region).toHaveTextContent('Short');
    act(() => jest.advanceTimersByTime(1));
    expect(region).toBeEmptyDOMElement();
    act(() => events.publish('toast:requested', { ...toast('b', 'Long'), durationMs: 5_000 }, 'search'));
    act(() => jest.advanceTimersByTime(4_999));
    expect(region).toHaveTextContent('Long');
    jest.useRealTimers();
  });

  test('a fifth car to compare is answered with a toast and not taken', async () => {
    const { events } = await openPage('/search', { known: all() });
    act(() => {
      for (const id of [1, 2, 3, 4, 5])
        events.publish('compare:toggled', { entry: { ...entry, id } }, 'search');
    });
    expect(screen.getByRole('status')).toHaveTextContent('You can compare up to 4 cars.');
    expect(events.last('compare:changed')?.items.map(({ id }) => id)).toEqual([1, 2, 3, 4]);
  });
});

test('[SHL-077] a picture or preload that fails is written down, and the page goes on', async () => {
  const info = jest.spyOn(console, 'info').mockImplementation(() => undefined);
  await openPage('/search', { known: all() });
  const picture = document.createElement('img');
  document.body.append(picture);
  picture.dispatchEvent(new Event('error'));
  const preload = document.createElement('link');
  preload.href = '/images/x';
  document.head.append(preload);
  preload.dispatchEvent(new Event('error'));
  expect(info.mock.calls.flat().join()).toMatch(/picture not loaded.*preload failed: .*\/images\/x/s);
  expect(screen.getByRole('heading', { name: 'Search' })).toBeVisible();
});

test('what the session saw is known to the leads remote', async () => {
  const user = userEvent.setup();
  const opened = await openPage('/search?utm_source=mail&x=1', { known: all() });
  // The page lives when its remote has started.
  const { visit } = await waitFor(() => opened.platform);
  await user.click(screen.getByRole('link', { name: 'A car' }));
  // A page is noted when it has reported itself, after it is shown.
  await waitFor(() =>
    expect(visit?.()).toEqual({
      visitedPages: ['/search', '/cars/rav4'],
      linkedQueryParams: { utm_source: 'mail' },
    }),
  );
});

test('[SHL-075] an analytics endpoint that answers 500 costs a warning, and the form still reaches /success', async () => {
  expectConsole('warn', 'Analytics event 14 did not reach "api"');
  jest
    .spyOn(globalThis, 'fetch')
    .mockImplementation(() => Promise.resolve(new Response('{}', { status: 500 })));
  function EnquiryForm() {
    const publish = usePublish('leads');
    const send = (): void => {
      publish('analytics:tracked', { eventId: 14, params: { car_id: 7 } });
      publish('navigation:requested', { href: '/success' });
    };
    return (
      <form action={send}>
        <button type="submit">Send enquiry</button>
      </form>
    );
  }
  const forms: RemoteModule = {
    ...leads(),
    routes: [
      page('leads.enquire', '/enquire', EnquiryForm),
      page('leads.success', '/success', () => <h1>Thank you</h1>),
    ],
  };
  const user = userEvent.setup();
  await openPage('/enquire', { known: { ...all(), leads: forms } });
  await user.click(screen.getByRole('button', { name: 'Send enquiry' }));
  expect(await screen.findByRole('heading', { name: 'Thank you' })).toBeVisible();
  expect(window.location.pathname).toBe('/success');
  expect(screen.queryByRole('alertdialog')).toBeNull();
  await waitFor(() => expect(globalThis.fetch).toHaveBeenCalled());
});

test('a page that threw does not stand in the way of the next page of its remote', async () => {
  expectConsole('warn', 'vehicle (render)');
  function Fragile() {
    const { pathname } = useLocation();
    if (pathname === '/cars/broken') throw new Error('boom');
    return (
      <>
        <h1>Car {pathname}</h1>
        <a href="/cars/broken">Broken</a>
        <a href="/cars/fine">Fine</a>
      </>
    );
  }
  const cars: RemoteModule = { ...vehicle(), routes: [page('vehicle.page', '/cars/:slug', Fragile)] };
  const user = userEvent.setup();
  const { events } = await openPage('/cars/first', { known: { ...all(), vehicle: cars } });
  await user.click(screen.getByRole('link', { name: 'Broken' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('This section is unavailable.');
  act(() => events.publish('navigation:requested', { href: '/cars/fine' }, 'search'));
  expect(await screen.findByRole('heading', { name: 'Car /cars/fine' })).toBeVisible();
});

test('a slot whose data never comes gives way to its panel within four seconds, and heals on Retry', async () => {
  expectConsole('warn', 'Slot finance.box took longer than 3500 ms.');
  let answers = false;
  const finance: RemoteModule = {
    contract: contractVersion,
    routes: [],
    slots: {
      'finance.box': defineSlot<'finance.box', { weekly: number }>('finance.box', {
        load: () => (answers ? Promise.resolve({ weekly: 99 }) : new Promise(() => undefined)),
        Component: ({ data }) => <p>${data.weekly} a week</p>,
      }),
    },
  };
  const cars: RemoteModule = {
    ...vehicle(),
    routes: [
      page('vehicle.page', '/cars/:slug', () => (
        <>
          <h1>The car</h1>
          <Slot
            name="finance.box"
            placement="side"
            car={{ id: 1 } as never /* the slot only draws its data */}
          />
        </>
      )),
    ],
  };
  const user = userEvent.setup();
  await openPage('/cars/a', { known: { ...all(), vehicle: cars, finance } });
  expect(screen.getByRole('heading', { name: 'The car' })).toBeVisible();
  const panel = await screen.findByRole('alert', {}, { timeout: 5_000 });
  answers = true;
  await user.click(within(panel).getByRole('button', { name: 'Retry' }));
  expect(await screen.findByText('$99 a week')).toBeVisible();
}, 12_000);
