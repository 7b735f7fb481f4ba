import { sql, type SQL } from 'drizzle-orm';
import { yearInZone } from 'shared-rules/zoned-time';
import type { TenantConfig } from 'shared-contracts/site-config';

const daySeconds = 86_400;

/**
 * Cars a site lists (API-005, API-006), for queries on `cars`: in stock, coming soon or sold within the site's
 * days, shown, and within its age limit, used-only and in-stock-only rules. Which dealerships it may show is a row
 * rule of the database. The dealer's own `stock.baseFilter` is a search expression and holds wherever search
 * answers, which is for every list.
 */
export function stockCondition({ site, stock }: TenantConfig, now: Date): SQL {
  const soldAfter = Math.floor(now.getTime() / 1000 - site.include_sold_cars_days * daySeconds);
  const conditions = [
    sql`cars.withdrawn_at is null and cars.shown`,
    stock.inStockOnly
      ? sql`cars.status = 'in_stock'`
      : sql`(cars.status in ('in_stock', 'coming_soon') or cars.sold_date_timestamp > ${soldAfter})`,
  ];
  if (stock.usedOnly) conditions.push(sql`cars.car_type = 'used'`);
  if (stock.ageLimitYears !== null) {
    const thisYear = yearInZone(now, site.timezone);
    conditions.push(sql`cars.year >= ${thisYear - stock.ageLimitYears}`);
  }
  return sql.join(conditions, sql` and `);
}
