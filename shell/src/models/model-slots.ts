import type { ModelDetails } from 'shared-contracts/entities/model-page';
import { searchStateToQuery } from 'shared-contracts/search/url-state';
import type { SlotProps } from 'shared-contracts/slots';
import { stockNames } from 'shared-rules/model-range';

/** Key of the row of a page's cars. */
export const modelStockKey = 'stock';

/** The row of a model's cars in stock; null where there are none. */
export const stockRail = (
  title: string,
  { make, name, stock }: ModelDetails,
): SlotProps['search.rail'] | null =>
  stock?.count === 0
    ? null
    : {
        title: `${title} in stock`,
        query: searchStateToQuery({
          filters: { make: [make], model: stockNames(make, name), status: ['in_stock'] },
        }),
      };
