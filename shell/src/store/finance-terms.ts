import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { FinanceTerms } from 'shared-contracts/entities/finance-terms';

/** The shopper's own terms of a loan, which stand for every car; null while the site's do. */
export const financeTermsSlice = createSlice({
  name: 'financeTerms',
  initialState: null as FinanceTerms | null,
  reducers: {
    replaced: (_terms, { payload }: PayloadAction<FinanceTerms | null>) => payload,
  },
});
