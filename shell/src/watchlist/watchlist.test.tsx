import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { fakeCode } from 'harness/fake-api';
import type { EventBus } from 'shared-contracts/events/bus';
import type { EventName, EventPayload } from 'shared-contracts/events/schemas';
import { testCars } from '../testing/cars';
import { callsOf, failure, fakeAccount, type FakeAccount } from '../testing/fake-account';
import { address, openAccountPage } from '../testing/open-account-page';
import { closePages } from '../testing/open-page';
import { renderPage, textOf } from '../testing/render-page';

const phone = '0412345678';
const request = { car_id: 7, car_name: '2021 Toyota RAV4', slug: 'rav4' };
const alerts = jest.fn();

beforeEach(() => {
  window.localStorage.clear();
  window.sessionStorage.clear();
  window.scrollTo = jest.fn();
  window.alert = alerts.mockReset();
});
afterEach(closePages);

const signedIn = (saved: number[] = []): FakeAccount => fakeAccount(testCars, { phone, saved });
const stateOf = (events: EventBus, id = 7) => events.last('watchlist:changed')?.states[id] ?? 'not-saved';
const idsOf = (events: EventBus) => events.last('watchlist:changed')?.items.map(({ id }) => id);
const recorded = <N extends EventName>(events: EventBus, name: N) =>
  events.recording().flatMap((event) => (event.name === name ? [event.payload as EventPayload<N>] : [])); // parsed by the bus
const toast = () => screen.getByRole('status', { name: '' });

/** Opens a page and waits until the watchlist of its visitor is there. */
async function open(account: FakeAccount, path = '/search') {
  const { events } = await openAccountPage(path, account);
  await waitFor(() => expect(callsOf(account, 'getWatchlist')).not.toEqual([]));
  await waitFor(() => expect(idsOf(events)).toEqual(account.saved));
  const ask = (action: 'save' | 'remove', about = request) =>
    act(() => events.publish(`watchlist:${action}-requested`, about, 'search'));
  return { events, ask };
}

/** An answer that the test gives when it wants to. */
function later(account: FakeAccount, name: 'saveCar' | 'removeCar' | 'getWatchlist') {
  const waiting: ((response: Response) => void)[] = [];
  account.answer(name, () => new Promise((resolve) => waiting.push(resolve)));
  return {
    count: () => waiting.length,
    give: (response: Response) => act(() => waiting.shift()?.(response)),
  };
}

describe('saving', () => {
  test('[SHL-066] a save shows at once, and goes back when the server says no', async () => {
    const account = signedIn();
    const { events, ask } = await open(account);
    const answer = later(account, 'saveCar');
    ask('save');
    expect(stateOf(events)).toBe('saved');
    await waitFor(() => expect(answer.count()).toBe(1));
    expect(stateOf(events)).toBe('saved');
    answer.give(Response.json({ success: false }));
    await waitFor(() => expect(stateOf(events)).toBe('not-saved'));
    expect(idsOf(events)).toEqual([]);
  });

  test('[CON-023] save-requested is followed by changed with the id; the call carries phone and car', async () => {
    const account = signedIn([8]);
    const { events, ask } = await open(account);
    ask('save');
    await waitFor(() => expect(account.saved).toEqual([7, 8]));
    const names = events.recording().map(({ name }) => name);
    expect(names.lastIndexOf('watchlist:changed')).toBeGreaterThan(names.indexOf('watchlist:save-requested'));
    expect(idsOf(events)).toEqual([7, 8]);
    expect(callsOf(account, 'saveCar')[0]?.body).toEqual({ phone_number: phone, car_id: 7 });
  });

  test('[CON-023] a failure is shown with the server’s words, after the list as it was before', async () => {
    const account = signedIn([9, 7, 8]);
    const { events, ask } = await open(account);
    account.answer('removeCar', () => failure(500, 'internal', 'Service down'));
    ask('remove');
    expect(idsOf(events)).toEqual([9, 8]);
    await waitFor(() =>
      expect(recorded(events, 'watchlist:failed')).toEqual([
        { car_id: 7, action: 'remove', message: 'Service down' },
      ]),
    );
    expect(idsOf(events)).toEqual([9, 7, 8]);
    expect(stateOf(events)).toBe('saved');
  });

  test('[SHL-068] a saved car is confirmed with a toast that leads to the list', async () => {
    const { ask } = await open(signedIn());
    ask('save');
    const title = await within(toast()).findByText('Car Saved In Watchlist');
    expect(title).toBeVisible();
    expect(toast()).toHaveTextContent('2021 Toyota RAV4 is now available in your watchlist');
    expect(within(toast()).getByRole('link', { name: 'View List' })).toHaveAttribute('href', '/watchlist');
    expect(alerts).not.toHaveBeenCalled();
  });

  test('[SHL-069] so is one that was taken out', async () => {
    const { events, ask } = await open(signedIn([7]));
    ask('remove');
    expect(await within(toast()).findByText('Car Removed')).toBeVisible();
    expect(toast()).toHaveTextContent('2021 Toyota RAV4 is no longer in your watchlist');
    expect(within(toast()).getByRole('link', { name: 'View List' })).toHaveAttribute('href', '/watchlist');
    expect(stateOf(events)).toBe('removed');
  });

  const silence = 'Unable to update your watchlist. Please try again.';
  test.each<[string, () => Response, string]>([
    ['words of its own', () => failure(500, 'internal', 'Service down'), 'Service down'],
    ['success false with words', () => Response.json({ success: false, message: 'Full' }), 'Full'],
    ['success false without', () => Response.json({ success: false }), silence],
    ['an error without words', () => Response.json({}, { status: 500 }), silence],
    ['something that is no JSON', () => new Response('<h1>Bad gateway</h1>', { status: 502 }), silence],
    ['nothing at all', () => Response.error(), silence],
  ])('[SHL-070] %s: one alert, no toast, no car', async (_, respond, message) => {
    const account = signedIn();
    const { events, ask } = await open(account);
    account.answer('saveCar', respond);
    ask('save');
    await waitFor(() => expect(alerts).toHaveBeenCalled());
    expect(alerts.mock.calls).toEqual([[message]]);
    expect(toast()).toBeEmptyDOMElement();
    expect(stateOf(events)).toBe('not-saved');
    expect(recorded(events, 'analytics:tracked')).toEqual([]);
  });

  test('[SRC-078] a save that succeeded counts once for analytics, taking out does not', async () => {
    const { events, ask } = await open(signedIn());
    ask('save');
    await within(toast()).findByText('Car Saved In Watchlist');
    ask('remove');
    await within(toast()).findByText('Car Removed');
    expect(recorded(events, 'analytics:tracked')).toEqual([{ eventId: 39, params: { car_id: 7 } }]);
  });

  test('two presses in a row reach the server in their order, and the last one counts', async () => {
    const account = signedIn();
    const { events, ask } = await open(account);
    const saving = later(account, 'saveCar');
    ask('save');
    await waitFor(() => expect(saving.count()).toBe(1));
    ask('remove');
    expect(stateOf(events)).toBe('removed');
    expect(callsOf(account, 'removeCar')).toEqual([]);
    saving.give(failure(500, 'internal', 'Service down'));
    await waitFor(() => expect(callsOf(account, 'removeCar')).toHaveLength(1));
    expect(stateOf(events)).toBe('removed');
  });
});

describe('the list and its changes', () => {
  test('a change made before the list is there waits for it, and a refusal gives back what it says', async () => {
    const account = signedIn([8, 7]);
    const list = later(account, 'getWatchlist');
    account.answer('saveCar', () => failure(500, 'internal', 'Service down'));
    const { events } = await openAccountPage('/search', account);
    await waitFor(() => expect(list.count()).toBe(1));
    act(() => events.publish('watchlist:save-requested', request, 'search'));
    await waitFor(() => expect(stateOf(events)).toBe('saved'));
    expect(callsOf(account, 'saveCar')).toEqual([]);
    list.give(Response.json({ items: [{ id: 8 }, { id: 7 }], cars: [], saved: [], unlisted: [] }));
    await waitFor(() => expect(alerts).toHaveBeenCalledWith('Service down'));
    expect(callsOf(account, 'saveCar')).toHaveLength(1);
    expect(stateOf(events)).toBe('saved');
    expect(idsOf(events)).toEqual([8, 7]);
  });

  test('[SHL-032] a shopper who saves a car and goes to the list before the answer finds the car there', async () => {
    const account = signedIn();
    const { events, ask } = await open(account);
    let save = (): void => undefined;
    account.answer(
      'saveCar',
      () =>
        new Promise((resolve) => {
          save = () => {
            account.saved = [7];
            resolve(Response.json({ success: true }));
          };
        }),
    );
    ask('save');
    await waitFor(() => expect(callsOf(account, 'saveCar')).toHaveLength(1));
    const reads = callsOf(account, 'getWatchlist').length;
    act(() => events.publish('navigation:requested', { href: '/watchlist' }, 'search'));
    expect(await screen.findByRole('progressbar', { name: 'Loading page' })).toBeInTheDocument();
    expect(callsOf(account, 'getWatchlist')).toHaveLength(reads);
    act(() => save());
    expect(await screen.findByRole('heading', { name: '2021 Toyota RAV4' })).toBeVisible();
  });
});

describe('an anonymous visitor', () => {
  const gate = '/sign-in?type=watchlist&redirect=%2Fcars%2Frav4%3Ftab%3D1&back=%2Fcars%2Frav4%3Ftab%3D1';

  test('[SHL-067] is led to sign in, and nothing is sent', async () => {
    const account = fakeAccount(testCars);
    const { events } = await openAccountPage('/cars/rav4?tab=1', account);
    act(() => events.publish('watchlist:save-requested', request, 'vehicle'));
    await waitFor(() => expect(address()).toBe(gate));
    expect(callsOf(account, 'saveCar', 'getMe')).toEqual([]);
    expect(stateOf(events)).toBe('not-saved');
    expect(recorded(events, 'analytics:tracked')).toEqual([]);
  });

  test('[SHL-067] so is a user without a phone', async () => {
    const account = signedIn();
    account.answer('getMe', () => Response.json({ id: 'visitor-1', phone: null }));
    const { events } = await openAccountPage('/cars/rav4?tab=1', account);
    await waitFor(() => expect(events.last('auth:user-changed')?.user.loading).toBe(false));
    act(() => events.publish('watchlist:save-requested', request, 'vehicle'));
    await waitFor(() => expect(address()).toBe(gate));
    expect(callsOf(account, 'saveCar')).toEqual([]);
  });

  test('[SHL-067] what was to be saved is saved after signing in, and favourites stay', async () => {
    const account = fakeAccount(testCars, { saved: [8] });
    const { events } = await openAccountPage('/search', account);
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    act(() => events.publish('watchlist:save-requested', request, 'search'));
    await userEvent.type(await screen.findByLabelText('Mobile number'), phone);
    await userEvent.click(screen.getByRole('button', { name: 'Send me a code' }));
    await userEvent.type(await screen.findByLabelText('Code'), fakeCode);
    await userEvent.click(screen.getByRole('button', { name: 'Sign in' }));
    await waitFor(() => expect(account.saved).toEqual([7, 8]));
    expect(address()).toBe('/search');
    await waitFor(() => expect(idsOf(events)).toEqual([7, 8]));
    expect(events.last('favourites:changed')?.items.map(({ id }) => id)).toEqual([7]);
    expect(window.sessionStorage.getItem('test-motors:pending-save')).toBeNull();
  });

  test('a shopper who leaves the sign-in page has thought better of it', async () => {
    const account = fakeAccount(testCars);
    const { events } = await openAccountPage('/search', account);
    act(() => events.publish('watchlist:save-requested', request, 'search'));
    await userEvent.click(await screen.findByRole('link', { name: 'Back' }));
    expect(await screen.findByRole('heading', { name: 'Search' })).toBeVisible();
    expect(window.sessionStorage.getItem('test-motors:pending-save')).toBeNull();
  });

  test('a session that has ended on the way leads to signing in, not to an alert', async () => {
    const account = signedIn();
    const { events, ask } = await open(account);
    account.answer('saveCar', () => failure(401, 'unauthorised', 'Please sign in.'));
    ask('save');
    await waitFor(() => expect(address()).toBe('/sign-in?type=watchlist&redirect=%2Fsearch&back=%2Fsearch'));
    expect(alerts).not.toHaveBeenCalled();
    expect(events.last('auth:user-changed')?.user.id).toBeNull();
  });

  test('what the server had for the visitor before counts no longer after signing in anew', async () => {
    const account = signedIn();
    const { events, ask } = await open(account);
    ask('save');
    await waitFor(() => expect(account.saved).toEqual([7]));
    account.answer('removeCar', () => failure(401, 'unauthorised', 'Please sign in.'));
    ask('remove');
    await userEvent.type(await screen.findByLabelText('Mobile number'), '0487654321');
    account.saved = [];
    await userEvent.click(screen.getByRole('button', { name: 'Send me a code' }));
    await userEvent.type(await screen.findByLabelText('Code'), fakeCode);
    await userEvent.click(screen.getByRole('button', { name: 'Sign in' }));
    await waitFor(() => expect(address()).toBe('/search'));
    await waitFor(() => expect(stateOf(events)).toBe('not-saved'));
    account.answer('saveCar', () => failure(500, 'internal', 'Service down'));
    ask('save');
    await waitFor(() => expect(alerts).toHaveBeenCalledWith('Service down'));
    expect(stateOf(events)).toBe('not-saved');
    expect(idsOf(events)).toEqual([]);
  });
});

describe('the page', () => {
  test('[SHL-032] "View List" leads to the saved car, which can be taken out there', async () => {
    const account = signedIn();
    const { ask } = await open(account);
    ask('save');
    await userEvent.click(await screen.findByRole('link', { name: 'View List' }));
    expect(await screen.findByRole('heading', { name: 'Your watchlist' })).toBeVisible();
    expect(address()).toBe('/watchlist');
    expect(await screen.findByRole('heading', { name: '2021 Toyota RAV4' })).toBeVisible();
    expect(screen.getByText('1 saved car')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Remove 2021 Toyota RAV4' }));
    expect(await screen.findByText('No saved cars yet')).toBeVisible();
    expect(account.saved).toEqual([]);
  });

  test('[SHL-032] the server renders it for its visitor alone, with the cars that are listed no longer', async () => {
    const account = fakeAccount(testCars, { phone, saved: [9, 8, 7], withdrawn: [8] });
    const { output, html } = await renderPage('/watchlist', { api: account.api, hasSession: true });
    expect(output).toMatchObject({ kind: 'page', status: 200, cache: 'private' });
    const names = [...html.matchAll(/<h2>(.*?)<\/h2>/g)].map(([, name]) => name);
    expect(names.slice(0, 2)).toEqual(['2020 Kia Carnival', '2021 Toyota RAV4']);
    expect(textOf(html)).toMatch(/3 saved cars.*No longer listed.*2022 Mazda CX-5/);
    expect(html).toContain('name="robots" content="noindex"');
  });

  test('[SHL-032] an anonymous visitor is sent to sign in', async () => {
    const { output } = await renderPage('/watchlist', { cameFrom: '/search?make=Kia' });
    expect(output).toEqual({
      kind: 'redirect',
      status: 302,
      location: '/sign-in?type=watchlist&redirect=%2Fwatchlist&back=%2Fsearch%3Fmake%3DKia',
    });
  });

  test('a car that could not be taken out is back in its place', async () => {
    const account = signedIn([7, 8]);
    await open(account, '/watchlist');
    account.answer('removeCar', () => failure(500, 'internal', 'Service down'));
    await userEvent.click(screen.getByRole('button', { name: 'Remove 2021 Toyota RAV4' }));
    await waitFor(() => expect(alerts).toHaveBeenCalledWith('Service down'));
    const names = () =>
      screen.getAllByRole('article').map((card) => within(card).getByRole('heading').textContent);
    await waitFor(() => expect(names()).toEqual(['2021 Toyota RAV4', '2022 Mazda CX-5']));
    expect(await axe(document.body)).toHaveNoViolations();
  });
});
