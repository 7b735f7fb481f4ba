import type { BrandDetails } from 'shared-contracts/entities/model-page';
import { searchStateToQuery } from 'shared-contracts/search/url-state';
import type { SlotProps } from 'shared-contracts/slots';

/** Key of the row of a brand's cars. */
export const brandStockKey = 'stock';

/** The row of a brand's cars in stock; null where there are none. */
export const brandRail = ({ title, stock }: BrandDetails): SlotProps['search.rail'] | null =>
  stock?.count === 0
    ? null
    : {
        title: `${title} in stock`,
        query: searchStateToQuery({ filters: { make: [title], status: ['in_stock'] } }),
      };
