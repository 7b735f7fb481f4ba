import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { WatchlistItem } from 'shared-contracts/entities/shopper';

/** What a car's control shows: never saved, saved, or taken out in this visit (SHL-066). */
export type SaveState = 'not-saved' | 'saved' | 'removed';

/** The saved cars of the signed-in visitor as the page shows them, changes that are on their way included. */
export interface Watchlist {
  /** Newest first. */
  items: WatchlistItem[];
  /** By car id; a car without an entry is not saved. */
  states: Record<string, SaveState>;
}

const initialState: Watchlist = { items: [], states: {} };

/** One car's new state. `at` is the place in the list that a car comes back to. */
interface Change {
  id: number;
  state: SaveState;
  at?: number;
}

export const watchlistSlice = createSlice({
  name: 'watchlist',
  initialState,
  reducers: {
    loaded: (_list, { payload: items }: PayloadAction<WatchlistItem[]>): Watchlist => ({
      items,
      states: Object.fromEntries(items.map(({ id }) => [id, 'saved'])),
    }),
    changed({ items, states }, { payload: { id, state, at = 0 } }: PayloadAction<Change>) {
      const index = items.findIndex((item) => item.id === id);
      if (state === 'saved' && index < 0) items.splice(at, 0, { id });
      if (state !== 'saved' && index >= 0) items.splice(index, 1);
      states[id] = state;
    },
    cleared: () => initialState,
  },
});
