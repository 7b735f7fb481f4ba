import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { SearchHistoryEntry } from 'shared-contracts/entities/shopper';

/** The last search that had refinements. */
export const historySlice = createSlice({
  name: 'history',
  initialState: [] as SearchHistoryEntry[],
  reducers: {
    replaced: (_entries, { payload }: PayloadAction<SearchHistoryEntry[]>) => payload,
    saved: (_entries, { payload }: PayloadAction<SearchHistoryEntry>) => [payload],
  },
});
