import { filterText } from 'shared-contracts/search/filter-text';
import { yearInZone } from 'shared-rules/zoned-time';
import type { TenantConfig } from 'shared-contracts/site-config';

const DAY_SECONDS = 86_400;

/**
 * What every search of a site is held to, as expressions that all hold (SRC-047, API-006). Each travels as an
 * element of its own, so that nothing a visitor or a dealer writes can open one of them.
 *
 * @param sort the order requested, `attribute:direction`: with `search.priceAscExcludesZero` the price order
 *   leaves out cars without a price (SRC-038)
 */
export function baseFilter(site: TenantConfig, now: Date, sort?: string): string[] {
  const { stock, search } = site;
  const soldAfter = Math.floor(now.getTime() / 1000 - site.site.include_sold_cars_days * DAY_SECONDS);
  const filter = [
    `dealership_slug IN [${site.site.dealerships.map(filterText).join(', ')}]`,
    'show_on_dealer_website = true',
    stock.inStockOnly
      ? 'status = in_stock'
      : `status = in_stock OR status = coming_soon OR sold_date_timestamp > ${soldAfter}`,
  ];
  if (stock.usedOnly) filter.push('car_type = used');
  if (stock.ageLimitYears !== null) {
    const thisYear = yearInZone(now, site.site.timezone);
    filter.push(`year >= ${thisYear - stock.ageLimitYears}`);
  }
  if (stock.baseFilter.trim() !== '') filter.push(stock.baseFilter.trim());
  if (search.priceAscExcludesZero && sort === 'price:asc') filter.push('price > 0');
  return filter;
}
