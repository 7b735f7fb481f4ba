import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { ViewedCarRecord } from 'shared-contracts/entities/shopper';

/** Cars remembered as viewed (D-43). */
const VIEWED_LIMIT = 20;

export const viewedSlice = createSlice({
  name: 'viewed',
  initialState: [] as ViewedCarRecord[],
  reducers: {
    replaced: (_records, { payload }: PayloadAction<ViewedCarRecord[]>) => payload,
    /** Most recent first, each car once (SHL-073). */
    viewed(records, { payload }: PayloadAction<ViewedCarRecord>) {
      const { id, stocknum, make, model, body, simple_body } = payload;
      const others = records.filter((record) => record.id !== id);
      return [{ id, stocknum, make, model, body, simple_body }, ...others].slice(0, VIEWED_LIMIT);
    },
  },
});
