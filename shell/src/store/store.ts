import { combineReducers, configureStore } from '@reduxjs/toolkit';
import type { User } from 'shared-contracts/entities/shopper';
import { compareSlice } from './compare';
import { favouritesSlice } from './favourites';
import { financeTermsSlice } from './finance-terms';
import { historySlice } from './history';
import { savedDetailsSlice } from './saved-details';
import { ANONYMOUS, sessionSlice } from './session';
import { toastsSlice } from './toasts';
import { viewedSlice } from './viewed';
import { watchlistSlice } from './watchlist';

const reducer = combineReducers({
  favourites: favouritesSlice.reducer,
  compare: compareSlice.reducer,
  viewed: viewedSlice.reducer,
  history: historySlice.reducer,
  financeTerms: financeTermsSlice.reducer,
  savedDetails: savedDetailsSlice.reducer,
  session: sessionSlice.reducer,
  toasts: toastsSlice.reducer,
  watchlist: watchlistSlice.reducer,
});

export type ShopperState = ReturnType<typeof reducer>;

/**
 * The shopper's store. It starts empty on both sides but for the visitor the server knows, so that the first client
 * render matches; see `connectStore`.
 */
export const createStore = (session: User = ANONYMOUS) =>
  configureStore({
    reducer,
    preloadedState: { session },
    devTools: false,
    middleware: (defaults) => defaults({ serializableCheck: false, immutableCheck: false, thunk: false }),
  });
export type ShopperStore = ReturnType<typeof createStore>;
