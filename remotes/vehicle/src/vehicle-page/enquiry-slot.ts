import type { Car } from 'shared-contracts/entities/car';
import type { PublicTenantConfig } from 'shared-contracts/site-config';
import type { SlotPlacement, SlotProps } from 'shared-contracts/slots';
import { isInStock } from 'shared-rules/status';

/** Distinguishes this placement of the form. */
export const enquiryPlacement = 'enquiry';

/** The page's enquiry form: about the car, or about one like it once it is gone (VEH-023, VEH-091). */
export function enquiryProps(
  car: Car,
  { stock }: Pick<PublicTenantConfig, 'stock'>,
): SlotProps['leads.form'] {
  return isInStock(car, stock.inStockStatuses)
    ? { category: '', title: 'Ask about this vehicle', car }
    : { category: '', title: 'Find something similar', car, subcategory: 'Find me something similar' };
}

/** The form's slot, whose data is fetched beside the car's. */
export const enquirySlot = (car: Car, site: Pick<PublicTenantConfig, 'stock'>): SlotPlacement => ({
  name: 'leads.form',
  key: enquiryPlacement,
  props: enquiryProps(car, site),
});
