import type { CarType } from 'shared-contracts/entities/scalars';
import type { PublicTenantConfig } from 'shared-contracts/site-config';

/** The site's disclaimer for a condition: one text for all, or one by condition; empty when there is none. */
export const disclaimerOf = (
  disclaimer: PublicTenantConfig['vehicle']['disclaimer'],
  carType: CarType,
): string => (typeof disclaimer === 'string' ? disclaimer : (disclaimer[carType] ?? ''));
