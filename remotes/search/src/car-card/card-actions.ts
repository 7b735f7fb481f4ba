import type { CarCard } from 'shared-contracts/entities/car-card';
import type { PublicTenantConfig } from 'shared-contracts/site-config';
import { hrefs } from 'shared-contracts/routes';
import { canReserve, reserveLabel } from 'shared-rules/reserve';
import { isInStock } from 'shared-rules/status';

type CardButton = PublicTenantConfig['buttons']['card'][number];
type CardSite = Pick<PublicTenantConfig, 'buttons' | 'stock' | 'card' | 'checkout'>;

/** One button of a card: a page to go to, or a dialog to ask for. */
export type CardAction =
  | { kind: 'view-details' | 'reserve'; label: string; href: string }
  | { kind: 'enquire' | 'test-drive' | 'similar'; label: string };

/** Tag of cars that are shown but not sold yet. */
const testDriveTag = 'Test Drive Only';

/** Each button's own rule; null where it may not stand. */
const rules: Record<CardButton, (car: CarCard, site: CardSite) => CardAction | null> = {
  enquire: (_, { buttons }) => ({ kind: 'enquire', label: buttons.cardEnquiryLabel }),
  'view-details': ({ slug }) => ({ kind: 'view-details', label: 'View Details', href: hrefs.vehicle(slug) }),
  'test-drive': ({ tag }) =>
    tag === testDriveTag ? { kind: 'test-drive', label: 'Book a Test Drive' } : null,
  reserve: (car, { card, checkout }) =>
    card.reserveButton && car.tag !== testDriveTag && canReserve(car, checkout)
      ? {
          kind: 'reserve',
          label: reserveLabel(checkout),
          href: hrefs.checkout(car.slug, checkout.pathSegment),
        }
      : null,
};

/**
 * Buttons of a card in the site's order (SHL-004): those the site lists whose own rule passes. A car that is out
 * of stock has "Find Me Something Similar" only, whatever the site lists (SRC-065).
 */
export function cardActions(car: CarCard, site: CardSite): CardAction[] {
  if (!isInStock(car, site.stock.inStockStatuses)) {
    return [{ kind: 'similar', label: 'Find Me Something Similar' }];
  }
  return site.buttons.card.flatMap((button) => rules[button](car, site) ?? []);
}
