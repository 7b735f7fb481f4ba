import type { Car } from 'shared-contracts/entities/car';
import type { PublicTenantConfig } from 'shared-contracts/site-config';
import { canReserve } from './reserve';
import { isComingSoon, isInStock } from './status';
import { isTowed, type Towable } from './towed';

type Sale = Pick<Car, 'status' | 'sold'>;
interface ContactSite {
  stock: Pick<PublicTenantConfig['stock'], 'inStockStatuses'>;
  checkout: Pick<PublicTenantConfig['checkout'], 'enabled'>;
  buttons: Pick<PublicTenantConfig['buttons'], 'forceEnquire'>;
}

/** How a shopper turns to the dealer about a car. */
export type ContactAction = 'enquire' | 'chat' | 'similar';

/**
 * The one contact button of a car's page (VEH-023, VEH-031, VEH-032): a car that is not in stock leads to something
 * similar; one that can be reserved online to the chat, where that is available and the site does not prefer
 * enquiries; any other to the enquiry.
 *
 * @param isChatAvailable the last report of the shell's chat host
 */
export function contactAction(
  car: Sale & Pick<Car, 'reserved' | 'price' | 'payment_processors'>,
  site: ContactSite,
  isChatAvailable: boolean,
): ContactAction {
  if (!isInStock(car, site.stock.inStockStatuses)) return 'similar';
  const canChat = isChatAvailable && !site.buttons.forceEnquire && canReserve(car, site.checkout);
  return canChat ? 'chat' : 'enquire';
}

/**
 * Whether a test drive of a car is offered: it is in stock, there already where the site asks for that (VEH-023, VEH-036),
 * and not towed. Where no car is named, `sellsTowed` of the site decides.
 */
export const canTestDrive = (
  car: Sale & Towable,
  site: Pick<ContactSite, 'stock'> & {
    vehicle: Pick<PublicTenantConfig['vehicle'], 'hideTestDriveWhenComingSoon'>;
  },
): boolean =>
  isInStock(car, site.stock.inStockStatuses) &&
  !isTowed(car) &&
  !(site.vehicle.hideTestDriveWhenComingSoon && isComingSoon(car));
