import type { PublicTenantConfig } from 'shared-contracts/site-config';
import { parseDollars } from 'shared-rules/parse-dollars';

/** What a finance link says (FIN-004); null for what it leaves out or what cannot be. */
export interface FinanceLink {
  /** Id or slug of the car; empty for finance in general. */
  carId: string;
  /** Dollars. */
  budget: number | null;
  /** Slug of a dealership of the site. */
  dealership: string | null;
}

/** Reads what `hrefs.financeFor` writes. It ends up in a lead, so an address may not say just anything. */
export function readLink(url: URL, { site }: Pick<PublicTenantConfig, 'site'>): FinanceLink {
  const param = (name: string): string => (url.searchParams.get(name) ?? '').trim();
  const budget = parseDollars(param('vehiclePriceBudget'));
  const dealership = param('preferredDealership');
  return {
    carId: param('car_id'),
    budget: budget !== null && budget > 0 ? budget : null,
    dealership: site.dealerships.includes(dealership) ? dealership : null,
  };
}
