import { useEffect, useRef } from 'react';
import { useRevalidator } from 'shared-routing';
import { useLastEvent, usePlatform } from 'shared-contracts/react';
import type { SessionData } from '../search-session/session-data';

/**
 * Finds the cars anew where their weekly payments go by other terms than the shopper's: those of a page from the server,
 * which knows no shopper's, and of one that was loaded before she changed them. What is on screen stays until then.
 *
 * @param isBusy other results are on their way
 */
export function useTermsReload(data: SessionData, isBusy: boolean): void {
  const { site, financeTerms } = usePlatform();
  const { revalidate } = useRevalidator();
  const known = useLastEvent('finance:terms-changed');
  const isByPayment =
    site.site.search_filters.includes('weekly_price_range') ||
    data.state.filters.weekly_price_range.length > 0;
  const isOutdated =
    financeTerms !== undefined &&
    known !== undefined &&
    isByPayment &&
    JSON.stringify(known.terms) !== JSON.stringify(data.financeTerms);
  const reload = useRef(revalidate);
  useEffect(() => {
    reload.current = revalidate;
  });
  // What has failed is not requested again until the shopper searches on.
  const isWanted = isOutdated && !isBusy && !data.hasFailed;
  useEffect(() => {
    if (isWanted) void reload.current();
  }, [isWanted, data]);
}
