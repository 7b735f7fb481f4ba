import { combineReducers, configureStore } from '@reduxjs/toolkit';
import { compareSlice } from './compare';
import { favouritesSlice } from './favourites';
import { historySlice } from './history';
import { savedDetailsSlice } from './saved-details';
import { sessionSlice } from './session';
import { toastsSlice } from './toasts';
import { viewedSlice } from './viewed';

const reducer = combineReducers({
  favourites: favouritesSlice.reducer,
  compare: compareSlice.reducer,
  viewed: viewedSlice.reducer,
  history: historySlice.reducer,
  savedDetails: savedDetailsSlice.reducer,
  session: sessionSlice.reducer,
  toasts: toastsSlice.reducer,
});

export type ShopperState = ReturnType<typeof reducer>;

/** The shopper's store. It starts empty on both sides, so that the first client render matches; see `connectStore`. */
export const createStore = () =>
  configureStore({
    reducer,
    devTools: false,
    middleware: (defaults) => defaults({ serializableCheck: false, immutableCheck: false, thunk: false }),
  });
export type ShopperStore = ReturnType<typeof createStore>;
