import type { SlotPlacement, SlotProps } from 'shared-contracts/slots';
import type { FinanceLink } from './read-link';
import type { Car } from 'shared-contracts/entities/car';

/** Distinguishes this placement of the form. */
export const formPlacement = 'finance';

/** The page's enquiry form, filled in with what the link says (FIN-005). */
export const formProps = (
  car: Car | null,
  { budget, dealership }: Pick<FinanceLink, 'budget' | 'dealership'>,
): SlotProps['leads.form'] => ({
  category: 'Finance Enquiry',
  title: 'Ask about finance',
  ...(car ? { car } : {}),
  ...(budget === null ? {} : { budget }),
  ...(dealership === null ? {} : { dealershipSlug: dealership }),
});

/** The form's slot, whose data is fetched with the page's. */
export const formSlot = (...about: Parameters<typeof formProps>): SlotPlacement => ({
  name: 'leads.form',
  key: formPlacement,
  props: formProps(...about),
});
