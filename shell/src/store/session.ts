import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { User } from 'shared-contracts/entities/shopper';

/** A visitor who has not signed in. */
export const ANONYMOUS: User = { id: null, phone: null, loading: false };

export const sessionSlice = createSlice({
  name: 'session',
  initialState: ANONYMOUS,
  reducers: { changed: (_user, { payload }: PayloadAction<User>) => payload },
});
