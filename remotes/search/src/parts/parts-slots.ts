import type { SlotPlacement, SlotProps } from 'shared-contracts/slots';
import { partsMessage, type PartsData } from './load-parts';
import { partsCategory } from './parts-category';

/** Distinguishes the page's form from other placements. */
export const enquiryPlacement = 'parts';

/** The form for the parts counter with the query in its message (SRC-010). */
export const enquiryProps = (query: string): SlotProps['leads.form'] => ({
  category: partsCategory,
  title: 'Ask our parts counter',
  message: partsMessage(query),
});

/** The enquiry form, where the page shows it. */
export function partsSlots(data: PartsData): SlotPlacement[] {
  if (data.kind === 'results' && data.count > 0) return [];
  return [{ name: 'leads.form', key: enquiryPlacement, props: enquiryProps(data.query) }];
}
