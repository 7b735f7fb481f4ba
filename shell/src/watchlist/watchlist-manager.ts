import { analyticsIds } from 'shared-contracts/analytics';
import type { CallApi } from 'shared-contracts/api/endpoints';
import { ApiFailure } from 'shared-contracts/errors';
import type { EventBus } from 'shared-contracts/events/bus';
import type { EventPayload } from 'shared-contracts/events/schemas';
import { paths } from 'shared-contracts/routes';
import type { SiteStorage } from 'shared-contracts/storage';
import type { Session } from '../session/session';
import { favouritesSlice } from '../store/favourites';
import type { ShopperStore } from '../store/store';
import { watchlistSlice, type SaveState } from '../store/watchlist';

const sender = 'shell';
/** When the server gave no words (D-16). */
const FAILED_TEXT = 'Unable to update your watchlist. Please try again.';

/** Favourites that are merged at once; those before them stay in this browser. */
const mostMerged = 40;

type Request = EventPayload<'watchlist:save-requested'>;
type Action = 'save' | 'remove';

/** What each request leads to, in the words of the specification (SHL-068, SHL-069). */
const actions = {
  save: {
    endpoint: 'saveCar',
    state: 'saved',
    title: 'Car Saved In Watchlist',
    description: (name: string) => `${name} is now available in your watchlist`,
  },
  remove: {
    endpoint: 'removeCar',
    state: 'removed',
    title: 'Car Removed',
    description: (name: string) => `${name} is no longer in your watchlist`,
  },
} as const;

export interface WatchlistManagerOptions {
  store: ShopperStore;
  session: Session;
  api: CallApi;
  events: EventBus;
  /** Keeps a save that waits for its visitor to sign in; of this tab only. */
  pending: SiteStorage;
  /** Path and query of the page in view. */
  here: () => string;
  /** Shows the shopper a failure; `window.alert` (SHL-070). */
  notify: (message: string) => void;
}

/** The server's own words, where it had any. */
const messageOf = (error: unknown): string =>
  error instanceof ApiFailure && error.details.cause === undefined && error.message
    ? error.message
    : FAILED_TEXT;

const isSignedOut = (error: unknown): boolean => error instanceof ApiFailure && error.code === 'unauthorised';

/**
 * Answers the requests to save a car and to take one out (SHL-066 to SHL-070, CON-023): shown at once, sent one after
 * the other for each car, taken back with the server's words when it refuses. An anonymous visitor is led to the
 * sign-in page; afterwards what was to be saved is saved, and the favourites of this browser with it.
 *
 * @returns the clean-up
 */
export function startWatchlist(options: WatchlistManagerOptions): () => void {
  const { store, session, api, events, pending, here, notify } = options;
  /** The visitor's list is being requested; changes are shown meanwhile, and sent when it is there. */
  let loading: Promise<void> = Promise.resolve();
  /** What the server has, by car, as far as a change was requested. */
  const confirmed = new Map<number, { state: SaveState; at: number }>();
  /** The latest change of a car that is still on its way, and the end of its queue. */
  const onTheWay = new Map<number, { state: SaveState; done: Promise<void> }>();

  const show = (id: number, state: SaveState, at?: number): void => {
    store.dispatch(watchlistSlice.actions.changed({ id, state, ...(at === undefined ? {} : { at }) }));
  };

  const askToSignIn = (action: Action, request: Request): void => {
    if (action === 'save') pending.write('pending-save', request);
    events.publish('auth:sign-in-required', { type: 'watchlist', redirect: here(), back: here() }, sender);
  };

  const send = async (action: Action, request: Request, phone: string): Promise<void> => {
    const { endpoint, state, title, description } = actions[action];
    const { car_id } = request;
    const answer = await api(endpoint, { body: { phone_number: phone, car_id } });
    if (!answer.success) throw new ApiFailure('internal', answer.message ?? FAILED_TEXT);
    confirmed.set(car_id, { state, at: 0 });
    const toast = { title, description: description(request.car_name), variant: 'success' } as const;
    events.publish(
      'toast:requested',
      { ...toast, action: { label: 'View List', href: paths.watchlist } },
      sender,
    );
    // A save counts once it is one; taking out does not count.
    if (action === 'save') {
      events.publish('analytics:tracked', { eventId: analyticsIds.save, params: { car_id } }, sender);
      return;
    }
    // As a favourite it would be among the saved cars again after the next sign-in.
    const entry = store.getState().favourites.find(({ id }) => id === car_id);
    if (entry) store.dispatch(favouritesSlice.actions.toggled(entry));
  };

  /** A later change of the same car decides what is shown; without one the car is again what the server has. */
  const takeBack = (action: Action, request: Request, change: Promise<void>, error: unknown): void => {
    const { car_id } = request;
    const before = confirmed.get(car_id);
    if (before && onTheWay.get(car_id)?.done === change) show(car_id, before.state, before.at);
    const message = messageOf(error);
    if (isSignedOut(error)) {
      askToSignIn(action, request);
    } else {
      notify(message);
    }
    events.publish('watchlist:failed', { car_id, action, message }, sender);
  };

  const change = async (action: Action, request: Request): Promise<void> => {
    const { car_id } = request;
    let user = store.getState().session;
    if (user.id === null) user = await session.known();
    if (user.id === null || !user.phone) {
      askToSignIn(action, request);
      return;
    }
    const { phone } = user;
    const { items, states } = store.getState().watchlist;
    if (!confirmed.has(car_id)) {
      const at = Math.max(
        0,
        items.findIndex(({ id }) => id === car_id),
      );
      confirmed.set(car_id, { state: states[car_id] ?? 'not-saved', at });
    }
    const { state } = actions[action];
    show(car_id, state);
    const before = onTheWay.get(car_id)?.done ?? loading;
    const done: Promise<void> = before
      .then(() => send(action, request, phone))
      .catch((error: unknown) => takeBack(action, request, done, error))
      .finally(() => {
        if (onTheWay.get(car_id)?.done === done) onTheWay.delete(car_id);
      });
    onTheWay.set(car_id, { state, done });
  };

  /** What the server has, under what is on its way. A list that cannot be had leaves the controls as they are. */
  const load = async (): Promise<void> => {
    const answer = await api('getWatchlist').catch(() => null);
    if (!answer || store.getState().session.id === null) return;
    store.dispatch(watchlistSlice.actions.loaded(answer.items));
    for (const [id, { state }] of onTheWay) {
      const at = answer.items.findIndex((item) => item.id === id);
      confirmed.set(id, { state: at < 0 ? 'not-saved' : 'saved', at: Math.max(0, at) });
      show(id, state);
    }
  };

  /**
   * Saves the favourites of this browser to the list of a visitor who has just signed in; they stay favourites. One that
   * is listed no longer, or for which there is no place, is no loss to the list: a failure is not reported.
   */
  const mergeFavourites = (phone: string): void => {
    for (const { id } of store.getState().favourites.slice(-mostMerged))
      api('saveCar', { body: { phone_number: phone, car_id: id } }).catch(() => undefined);
  };

  let visitor: string | null = null;
  /** The page asks the server for its visitor: a session from before, whose favourites were merged then. */
  let isRefreshing = false;
  const onUser = ({ user }: EventPayload<'auth:user-changed'>): void => {
    if (user.loading) {
      isRefreshing = true;
      return;
    }
    const hasSignedIn = !isRefreshing;
    isRefreshing = false;
    if (user.id === visitor) return;
    visitor = user.id;
    confirmed.clear();
    if (user.id === null) {
      store.dispatch(watchlistSlice.actions.cleared());
      return;
    }
    const request = pending.read('pending-save');
    pending.clear('pending-save');
    // Before the list is read, by whatever page: a reading waits for what is on its way (`readAfterChanges`).
    if (hasSignedIn && user.phone) mergeFavourites(user.phone);
    loading = load();
    void loading.then(() => request && change('save', request));
  };

  const cleanUps = [
    events.subscribe('watchlist:save-requested', (request) => void change('save', request)),
    events.subscribe('watchlist:remove-requested', (request) => void change('remove', request)),
    events.subscribe('auth:user-changed', onUser),
    events.subscribe('navigation:changed', ({ path }) => {
      // A shopper who goes elsewhere instead of signing in has thought better of it.
      if (path !== paths.signIn && store.getState().session.id === null) pending.clear('pending-save');
    }),
  ];
  return () => {
    for (const cleanUp of cleanUps) cleanUp();
  };
}
