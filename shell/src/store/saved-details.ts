import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { SavedUserDetails } from 'shared-contracts/entities/shopper';

/** Details of the last accepted lead with the time they were saved, in milliseconds since 1970. */
export type SavedDetails = (SavedUserDetails & { savedAt: number }) | null;

export const savedDetailsSlice = createSlice({
  name: 'savedDetails',
  initialState: null as SavedDetails,
  reducers: {
    replaced: (_details, { payload }: PayloadAction<SavedDetails>) => payload,
    saved: (_details, { payload }: PayloadAction<{ details: SavedUserDetails; savedAt: number }>) => ({
      ...payload.details,
      savedAt: payload.savedAt,
    }),
  },
});
