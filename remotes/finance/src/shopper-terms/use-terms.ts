import type { FinanceTerms } from 'shared-contracts/entities/finance-terms';
import { useLastEvent } from 'shared-contracts/react';

/** The shopper's own terms, which the shell keeps; null for the site's, and until the browser knows of any. */
export const useTerms = (): FinanceTerms | null => useLastEvent('finance:terms-changed')?.terms ?? null;
