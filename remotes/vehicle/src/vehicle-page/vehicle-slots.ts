import type { Car } from 'shared-contracts/entities/car';
import type { PublicTenantConfig } from 'shared-contracts/site-config';
import type { SlotPlacement } from 'shared-contracts/slots';
import { isSold } from 'shared-rules/status';
import { locationSlot } from '../location/location-section';
import { enquirySlot } from './enquiry-slot';

/** Slots of the page whose data loads beside the car's. */
export const vehicleSlots = (car: Car, site: PublicTenantConfig): SlotPlacement[] => [
  ...(isSold(car)
    ? []
    : [
        { name: 'finance.changeOver' as const, key: 'sidebar', props: { car } },
        { name: 'finance.box' as const, key: 'page', props: { car } },
        { name: 'finance.calculator' as const, key: 'page', props: { car } },
        ...(site.site.flags.youxQuote
          ? [{ name: 'finance.quote' as const, key: 'sidebar', props: { car } }]
          : []),
      ]),
  locationSlot(car),
  enquirySlot(car, site),
];
