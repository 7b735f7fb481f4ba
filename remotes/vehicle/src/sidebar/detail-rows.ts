import type { Car } from 'shared-contracts/entities/car';
import { hrefs } from 'shared-contracts/routes';
import type { PublicTenantConfig } from 'shared-contracts/site-config';
import { canTestDrive } from 'shared-rules/contact-action';
import { isSubscription, payablePrice } from 'shared-rules/price';
import { canReserve } from 'shared-rules/reserve';
import { isInStock } from 'shared-rules/status';
import { canTradeIn } from 'shared-rules/trade-in';

type DetailButton = PublicTenantConfig['buttons']['detail'][number];
type RowSite = Pick<
  PublicTenantConfig,
  'buttons' | 'checkout' | 'stock' | 'finance' | 'home' | 'site' | 'tradeIn' | 'vehicle'
>;

/** One of the quiet steps below the main ones: a page to go to, a file, or a dialog to ask for. */
export type DetailRow =
  | { kind: 'purchase' | 'finance' | 'trade-in' | 'history'; label: string; href: string }
  | { kind: 'test-drive' | 'photos'; label: string };

/** The site's finance page with the car filled in, or the car's own one where the site quotes by nvic (FIN-003). */
const financeHref = (car: Car, { site, finance }: Pick<RowSite, 'site' | 'finance'>): string =>
  site.flags.personalisedFinance && car.has_nvic
    ? hrefs.personalisedFinance(car.id)
    : hrefs.financeFor(finance.pagePath, {
        dealershipSlug: car.dealership_slug,
        price: payablePrice(car),
        id: car.id,
        carType: car.car_type,
        vin: car.vin,
      });

/** Each row's own rule; null where it may not stand. */
const rules: Partial<Record<DetailButton, (car: Car, site: RowSite) => DetailRow | null>> = {
  // Beside the plain reservation, which is a main step.
  reserve: (car, { checkout, site }) =>
    site.flags.onlinePurchase && canReserve(car, checkout) && !isSubscription(car)
      ? { kind: 'purchase', label: 'Buy online', href: hrefs.checkoutJourney(car.slug) }
      : null,
  finance: (car, site) =>
    isInStock(car, site.stock.inStockStatuses) && !isSubscription(car)
      ? { kind: 'finance', label: 'Get Finance', href: financeHref(car, site) }
      : null,
  'trade-in': (car, { tradeIn }) =>
    canTradeIn(car, tradeIn)
      ? { kind: 'trade-in', label: 'Trade-In Valuation', href: hrefs.tradeInFor(car.id) }
      : null,
  'test-drive': (car, site) =>
    canTestDrive(car, site) ? { kind: 'test-drive', label: 'Book a Test Drive' } : null,
  history: ({ file }) => (file ? { kind: 'history', label: 'History Report', href: file.url } : null),
};

/**
 * The quiet steps of a car in the site's order (SHL-004): those the site lists whose own rule passes (VEH-003, VEH-034
 * to VEH-038), and the photo request, which is on no list (VEH-082).
 */
export function detailRows(car: Car, site: RowSite): DetailRow[] {
  const listed = site.buttons.detail.flatMap((button) => rules[button]?.(car, site) ?? []);
  return isInStock(car, site.stock.inStockStatuses)
    ? [...listed, { kind: 'photos', label: 'Request Photos' }]
    : listed;
}
