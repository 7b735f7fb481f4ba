import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { FavouriteEntry } from 'shared-contracts/entities/shopper';
import { toEntry } from './favourites';

/** Most cars that can be compared at once (D-44). */
export const COMPARE_LIMIT = 4;

export const compareSlice = createSlice({
  name: 'compare',
  initialState: [] as FavouriteEntry[],
  reducers: {
    replaced: (_items, { payload }: PayloadAction<FavouriteEntry[]>) => payload,
    /** A car beyond the limit is not taken. */
    toggled(items, { payload }: PayloadAction<FavouriteEntry>) {
      const at = items.findIndex(({ id }) => id === payload.id);
      if (at >= 0) items.splice(at, 1);
      else if (items.length < COMPARE_LIMIT) items.push(toEntry(payload));
    },
  },
});
