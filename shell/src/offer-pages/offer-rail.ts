import type { Offer } from 'shared-contracts/entities/content';
import { searchStateToQuery } from 'shared-contracts/search/url-state';
import type { SlotProps } from 'shared-contracts/slots';
import { stockNames, withMake } from 'shared-rules/model-range';

/** The cars in stock that an offer is about; null for one about no make. */
export function railOf({ manufacturer, model }: Offer): SlotProps['search.rail'] | null {
  if (!manufacturer) return null;
  const make = manufacturer.name;
  return {
    title: `${model ? withMake(make, model.name) : make} in stock`,
    query: searchStateToQuery({
      filters: { make: [make], ...(model ? { model: stockNames(make, model.name) } : {}) },
    }),
  };
}
export const railPlacement = 'offer';
