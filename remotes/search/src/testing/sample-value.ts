import type { FilterName } from 'shared-contracts/entities/search';
import { isRangeFilter } from 'shared-contracts/search/url-state';

const known: Partial<Record<FilterName, string>> = { body: 'suv', car_type: 'demo', certified: 'true' };

/** A value that an address may give a filter. */
export const sampleValue = (name: FilterName): string =>
  isRangeFilter(name) ? '100-300' : (known[name] ?? 'a b');
