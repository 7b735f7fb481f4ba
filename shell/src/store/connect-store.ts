import type { EventBus } from 'shared-contracts/events/bus';
import { browserStore, type SiteStorage } from 'shared-contracts/storage';
import { areDetailsKept } from 'shared-rules/saved-details';
import { COMPARE_LIMIT, compareSlice } from './compare';
import { favouritesSlice } from './favourites';
import { financeTermsSlice } from './finance-terms';
import { historySlice } from './history';
import { savedDetailsSlice } from './saved-details';
import type { ShopperState, ShopperStore } from './store';
import { viewedSlice } from './viewed';

const sender = 'shell';

/** Writes an area when its part of the state has changed, and publishes the change. */
function persist(store: ShopperStore, storage: SiteStorage, events: EventBus): () => void {
  let before: ShopperState = store.getState();
  return store.subscribe(() => {
    const after = store.getState();
    const was = before;
    before = after;
    if (after.favourites !== was.favourites) {
      storage.write('favourites', after.favourites);
      events.publish('favourites:changed', { items: after.favourites }, sender);
    }
    if (after.compare !== was.compare) {
      storage.write('compare', after.compare);
      events.publish('compare:changed', { items: after.compare }, sender);
    }
    if (after.viewed !== was.viewed) {
      storage.write('viewed', after.viewed);
      events.publish('viewed:changed', { items: after.viewed }, sender);
    }
    if (after.financeTerms !== was.financeTerms) {
      if (after.financeTerms) storage.write('finance-terms', after.financeTerms);
      else storage.clear('finance-terms');
      events.publish('finance:terms-changed', { terms: after.financeTerms }, sender);
    }
    if (after.history !== was.history) storage.write('history', after.history);
    if (after.savedDetails !== was.savedDetails) {
      if (after.savedDetails) storage.write('user', after.savedDetails);
      else storage.clear('user');
    }
    if (after.watchlist !== was.watchlist) events.publish('watchlist:changed', after.watchlist, sender);
    if (after.session !== was.session) events.publish('auth:user-changed', { user: after.session }, sender);
  });
}

/** Fills the store with what the browser kept; also when another tab has changed it. */
function load(store: ShopperStore, storage: SiteStorage, nowMs: number): void {
  const user = storage.read('user');
  const isUserKept = user !== null && areDetailsKept(user.savedAt, nowMs);
  if (user !== null && !isUserKept) storage.clear('user');
  store.dispatch(favouritesSlice.actions.replaced(storage.read('favourites')));
  store.dispatch(compareSlice.actions.replaced(storage.read('compare').slice(0, COMPARE_LIMIT)));
  store.dispatch(viewedSlice.actions.replaced(storage.read('viewed')));
  // A terms object that was read again is another one, though it says the same.
  const terms = storage.read('finance-terms');
  if (JSON.stringify(terms) !== JSON.stringify(store.getState().financeTerms))
    store.dispatch(financeTermsSlice.actions.replaced(terms));
  store.dispatch(historySlice.actions.replaced(storage.read('history')));
  store.dispatch(savedDetailsSlice.actions.replaced(isUserKept ? user : null));
}

/** Answers the events that ask the one store to change (CON-022). */
function answer(
  store: ShopperStore,
  storage: SiteStorage,
  events: EventBus,
  now: () => number,
): (() => void)[] {
  return [
    events.subscribe('favourites:toggled', ({ entry }) => {
      store.dispatch(favouritesSlice.actions.toggled(entry));
    }),
    events.subscribe('compare:toggled', ({ entry }) => {
      const { compare } = store.getState();
      const isNew = compare.every(({ id }) => id !== entry.id);
      if (isNew && compare.length >= COMPARE_LIMIT) {
        const title = `You can compare up to ${COMPARE_LIMIT} cars.`;
        events.publish('toast:requested', { id: 'compare-limit', title }, sender);
        return;
      }
      store.dispatch(compareSlice.actions.toggled(entry));
    }),
    events.subscribe('finance:terms-requested', ({ terms }) => {
      store.dispatch(financeTermsSlice.actions.replaced(terms));
    }),
    events.subscribe('vehicle:viewed', ({ record }) => {
      store.dispatch(viewedSlice.actions.viewed(record));
    }),
    events.subscribe('search:history-saved', ({ entry }) => {
      store.dispatch(historySlice.actions.saved(entry));
    }),
    events.subscribe('user-details:saved', ({ details }) => {
      store.dispatch(savedDetailsSlice.actions.saved({ details, savedAt: now() }));
    }),
    events.subscribe('user-details:forgotten', () => {
      store.dispatch(savedDetailsSlice.actions.replaced(null));
      storage.clear('drafts');
    }),
    events.subscribe('leads:submitted', (lead) => {
      storage.write('success', lead.success_category);
      storage.write('sent-lead', {
        car_id: lead.car_id ?? null,
        location: lead.location_slug ?? '',
        dealership: lead.dealership_slug ?? '',
        ...(lead.appointment_at ? { appointment_at: lead.appointment_at } : {}),
      });
      storage.clear('form-error');
    }),
    events.subscribe('leads:failed', ({ message }) => {
      storage.write('form-error', { message, time: new Date(now()).toISOString() });
    }),
  ];
}

/**
 * Joins the store with what the browser keeps and with the page's events. Runs after the first client render,
 * because the server knows nothing of it.
 *
 * @param now clock, milliseconds since 1970
 * @returns the clean-up
 */
export function connectStore(
  store: ShopperStore,
  storage: SiteStorage,
  events: EventBus,
  now: () => number,
): () => void {
  load(store, storage, now());
  // Late subscribers get these even when nothing changes any more.
  const { favourites, compare, viewed, financeTerms, session, watchlist } = store.getState();
  events.publish('favourites:changed', { items: favourites }, sender);
  events.publish('compare:changed', { items: compare }, sender);
  events.publish('viewed:changed', { items: viewed }, sender);
  events.publish('finance:terms-changed', { terms: financeTerms }, sender);
  events.publish('watchlist:changed', watchlist, sender);
  events.publish('auth:user-changed', { user: session }, sender);
  const cleanUps = [persist(store, storage, events), ...answer(store, storage, events, now)];
  const onStorage = (event: StorageEvent): void => {
    if (event.storageArea === browserStore()) load(store, storage, now());
  };
  window.addEventListener('storage', onStorage);
  return () => {
    window.removeEventListener('storage', onStorage);
    for (const cleanUp of cleanUps) cleanUp();
  };
}
