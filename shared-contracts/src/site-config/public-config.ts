import type { TenantConfig } from './schema';

/**
 * What the browser gets of a config: all but what only the server reads. CMS pages and FAQs travel with the page
 * that shows them, brand lists with the group page (design section 3).
 */
export type PublicTenantConfig = Omit<
  TenantConfig,
  'pages' | 'blocks' | 'group' | 'vehicle' | 'tradeIn' | 'models' | 'spinToWin'
> & {
  vehicle: Omit<TenantConfig['vehicle'], 'faq'>;
  tradeIn: Omit<TenantConfig['tradeIn'], 'faq'>;
  models: Omit<TenantConfig['models'], 'whyChooseUs'>;
  group: { stats: TenantConfig['group']['stats'] };
};

/** The public part of a config (requirement API-034). A config holds no secrets: those are environment variables. */
export function toPublicConfig(config: TenantConfig): PublicTenantConfig {
  const {
    pages: _pages, blocks: _blocks, spinToWin: _spinToWin, group, vehicle, tradeIn, models, ...shared
  } = config; // prettier-ignore
  const { faq: _vehicleFaq, ...publicVehicle } = vehicle;
  const { faq: _tradeInFaq, ...publicTradeIn } = tradeIn;
  const { whyChooseUs: _whyChooseUs, ...publicModels } = models;
  return {
    ...shared,
    vehicle: publicVehicle,
    tradeIn: publicTradeIn,
    models: publicModels,
    group: { stats: group.stats },
  };
}
