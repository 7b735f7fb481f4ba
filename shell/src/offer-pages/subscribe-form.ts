import { offersSubscription } from 'shared-contracts/entities/lead-kinds';
import type { SlotProps } from 'shared-contracts/slots';

/** The form under the offers of a site that has subscriptions to them (SHL-059, D-42). */
export const subscribeForm: SlotProps['leads.form'] = {
  category: 'General Enquiry',
  subcategory: offersSubscription,
  title: 'Get new offers first',
  message: 'Please let me know about new offers.',
};
export const subscribePlacement = 'subscribe';
