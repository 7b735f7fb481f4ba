import type { PublicTenantConfig } from 'shared-contracts/site-config';

/** Up to here a count is always shown as it is (SRC-024). */
const exactUpTo = 1_999;

/** What the Show Me button says and where it leads. */
export interface ShowMe {
  /** Cars on the button. */
  count: number;
  /** Cars match that are not in stock, so the button opens those in stock only: as many as it says. */
  hasOthers: boolean;
}

/** @param status counts of the status facet over everything that matches */
export const showMeOf = (
  status: Readonly<Record<string, number>> | undefined,
  site: Pick<PublicTenantConfig, 'search'>,
): ShowMe => ({
  count: showMeCount(status, site),
  hasOthers: Object.entries(status ?? {}).some(([name, cars]) => name !== 'in_stock' && cars > 0),
});

/**
 * The number on the Show Me button: cars in stock, never all hits. Above 1999 the site's `search.showMe.overLimit`
 * decides between the number itself and the cap (SRC-024, D-31).
 *
 * @param status counts of the status facet over everything that matches
 */
export function showMeCount(
  status: Readonly<Record<string, number>> | undefined,
  { search }: Pick<PublicTenantConfig, 'search'>,
): number {
  const inStock = status?.['in_stock'] ?? 0;
  return search.showMe.overLimit === 'cap' ? Math.min(exactUpTo, inStock) : inStock;
}
