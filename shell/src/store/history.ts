import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { SearchHistoryEntry } from 'shared-contracts/entities/shopper';

/** Searches that are remembered (SRC-029). */
const HISTORY_LIMIT = 5;

const isSame = (a: SearchHistoryEntry, b: SearchHistoryEntry): boolean =>
  a.path === b.path && JSON.stringify(a.refinements) === JSON.stringify(b.refinements);

/** The last searches that had refinements, most recent first, each once. */
export const historySlice = createSlice({
  name: 'history',
  initialState: [] as SearchHistoryEntry[],
  reducers: {
    replaced: (_entries, { payload }: PayloadAction<SearchHistoryEntry[]>) => payload,
    saved: (entries, { payload }: PayloadAction<SearchHistoryEntry>) =>
      [payload, ...entries.filter((entry) => !isSame(entry, payload))].slice(0, HISTORY_LIMIT),
  },
});
