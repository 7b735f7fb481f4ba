import type { CallApi } from 'shared-contracts/api/endpoints';
import { ApiFailure } from 'shared-contracts/errors';
import { ANONYMOUS, sessionSlice } from '../store/session';
import type { ShopperStore } from '../store/store';

/**
 * Calls that note when the server no longer knows the session: a sign-in page would send a visitor whom the page still takes
 * for signed in straight back.
 */
export function noteEndedSession(api: CallApi, store: ShopperStore): CallApi {
  return async (name, input, options) => {
    const { session } = store.getState();
    try {
      return await api(name, input, options);
    } catch (error) {
      const isEnded = error instanceof ApiFailure && error.code === 'unauthorised';
      // A visitor who has signed in meanwhile has another session.
      if (isEnded && store.getState().session === session && session.id !== null)
        store.dispatch(sessionSlice.actions.changed(ANONYMOUS));
      throw error;
    }
  };
}
