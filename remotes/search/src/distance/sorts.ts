import { nearestSortBy } from 'shared-contracts/entities/search';
import type { PublicTenantConfig } from 'shared-contracts/site-config';

const nearest = { value: nearestSortBy, label: 'Nearest first' };

/** Orders of a search (SRC-014): those of the site, and by distance where the shopper says where they are. */
export const sortsOf = (
  { search }: Pick<PublicTenantConfig, 'search'>,
  hasPlace: boolean,
): { value: string; label: string }[] => [...search.sortOptions, ...(hasPlace ? [nearest] : [])];
