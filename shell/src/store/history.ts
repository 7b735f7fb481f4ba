import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { SearchHistoryEntry } from 'shared-contracts/entities/shopper';

/** Searches that are remembered (SRC-029). */
const HISTORY_LIMIT = 5;

const isSame = (a: SearchHistoryEntry, b: SearchHistoryEntry): boolean =>
  a.path === b.path && JSON.stringify(a.refinements) === JSON.stringify(b.refinements);

/** Whether one entry is the other with its words typed on or taken back. */
function isTypedOn(a: SearchHistoryEntry, b: SearchHistoryEntry): boolean {
  const [{ query: before, ...others }, { query: after, ...same }] = [a.refinements, b.refinements];
  if (a.path !== b.path || before === undefined || after === undefined) return false;
  return (
    JSON.stringify(others) === JSON.stringify(same) && (before.startsWith(after) || after.startsWith(before))
  );
}

/** The last searches that had refinements, most recent first, each once. */
export const historySlice = createSlice({
  name: 'history',
  initialState: [] as SearchHistoryEntry[],
  reducers: {
    replaced: (_entries, { payload }: PayloadAction<SearchHistoryEntry[]>) => payload,
    /** Words are searched while they are typed; only the last of them are remembered (SRC-012). */
    saved: (entries, { payload }: PayloadAction<SearchHistoryEntry>) => {
      const kept = entries.filter(
        (entry, at) => !isSame(entry, payload) && !(at === 0 && isTypedOn(entry, payload)),
      );
      return [payload, ...kept].slice(0, HISTORY_LIMIT);
    },
  },
});
