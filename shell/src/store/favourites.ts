import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { FavouriteEntry } from 'shared-contracts/entities/shopper';

/** Exactly the fields that are stored (SHL-071). */
export const toEntry = ({
  id,
  name,
  slug,
  make,
  model,
  primary_image_url,
}: FavouriteEntry): FavouriteEntry => ({
  id,
  name,
  slug,
  make,
  model,
  primary_image_url,
});

export const favouritesSlice = createSlice({
  name: 'favourites',
  initialState: [] as FavouriteEntry[],
  reducers: {
    replaced: (_items, { payload }: PayloadAction<FavouriteEntry[]>) => payload,
    toggled(items, { payload }: PayloadAction<FavouriteEntry>) {
      const at = items.findIndex(({ id }) => id === payload.id);
      if (at < 0) items.push(toEntry(payload));
      else items.splice(at, 1);
    },
  },
});
