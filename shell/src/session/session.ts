import type { CallApi } from 'shared-contracts/api/endpoints';
import type { User } from 'shared-contracts/entities/shopper';
import { sessionSlice } from '../store/session';
import type { ShopperStore } from '../store/store';

/** The visitor of this page, kept in step with the server. */
export interface Session {
  /** The visitor, once known (SHL-033). */
  known: () => Promise<User>;
  /** Asks the server. What the page knew stands when it does not answer. */
  refresh: () => Promise<void>;
}

/**
 * Joins the store's session with the server. No session is requested for an anonymous visitor: the server's page stated that
 * there is no session.
 */
export function createSession(store: ShopperStore, api: CallApi): Session {
  const current = (): User => store.getState().session;
  const set = (user: User): void => {
    store.dispatch(sessionSlice.actions.changed(user));
  };
  let latest = 0;
  return {
    known: () =>
      new Promise((resolve) => {
        if (!current().loading) {
          resolve(current());
          return;
        }
        const unsubscribe = store.subscribe(() => {
          if (current().loading) return;
          unsubscribe();
          resolve(current());
        });
      }),
    async refresh() {
      if (!current().loading) set({ ...current(), loading: true });
      const before = current();
      const own = (latest += 1);
      const { id, phone } = await api('getMe').catch(() => before);
      // A later request, and a visitor who has signed in or out meanwhile, know better.
      if (own === latest && current() === before) set({ id, phone, loading: false });
    },
  };
}
