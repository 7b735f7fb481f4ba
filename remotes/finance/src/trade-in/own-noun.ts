import type { PublicTenantConfig } from 'shared-contracts/site-config';
import { stockNoun } from 'shared-rules/stock-noun';

/** What a shopper trades in: a car, or any vehicle where the site sells something else. */
export const ownNoun = (site: Pick<PublicTenantConfig, 'home' | 'stock'>): 'car' | 'vehicle' =>
  stockNoun(site) === 'car' ? 'car' : 'vehicle';
