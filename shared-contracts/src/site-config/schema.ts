import * as z from 'zod/mini';
import { buttonsSchema, phonesSchema, priceSchema, stockSchema } from './buttons-phones-stock';
import {
  cardSchema,
  checkoutSchema,
  compareSchema,
  deliverySchema,
  fuelSchema,
  similarCarsSchema,
  vehicleSchema,
} from './card-vehicle-checkout';
import { financeSchema, tradeInSchema } from './finance';
import {
  analyticsSchema,
  bannersSchema,
  blocksSchema,
  chatSchema,
  footerSchema,
  headerSchema,
  imagesSchema,
  legalSchema,
  mapsSchema,
  pagesSchema,
  privacySchema,
  promosSchema,
} from './header-footer-banners';
import { homeSchema } from './home';
import {
  authSchema,
  gatingSchema,
  leadsSchema,
  locationsSchema,
  onlinePaymentSchema,
  reviewsSchema,
  spinToWinSchema,
} from './leads-auth-locations';
import { budgetSchema, groupSchema, modelsSchema } from './models-group-budget';
import { searchSchema } from './search';
import { siteSchema } from './site';
import { themeSchema } from './theme';

/** The whole config of a site: every key of the catalogue with its default, and nothing else (requirement CON-018). */
export const tenantConfigSchema = z.strictObject({
  site: siteSchema,
  theme: z.prefault(themeSchema, {}),
  home: z.prefault(homeSchema, {}),
  buttons: z.prefault(buttonsSchema, {}),
  phones: z.prefault(phonesSchema, {}),
  stock: z.prefault(stockSchema, {}),
  search: z.prefault(searchSchema, {}),
  card: z.prefault(cardSchema, {}),
  compare: z.prefault(compareSchema, {}),
  price: z.prefault(priceSchema, {}),
  vehicle: z.prefault(vehicleSchema, {}),
  checkout: z.prefault(checkoutSchema, {}),
  finance: z.prefault(financeSchema, {}),
  tradeIn: z.prefault(tradeInSchema, {}),
  delivery: z.prefault(deliverySchema, {}),
  fuel: z.prefault(fuelSchema, {}),
  similarCars: z.prefault(similarCarsSchema, {}),
  gating: z.prefault(gatingSchema, {}),
  auth: z.prefault(authSchema, {}),
  leads: z.prefault(leadsSchema, {}),
  spinToWin: z.prefault(spinToWinSchema, {}),
  onlinePayment: z.prefault(onlinePaymentSchema, {}),
  locations: z.prefault(locationsSchema, {}),
  reviews: z.prefault(reviewsSchema, {}),
  models: z.prefault(modelsSchema, {}),
  group: z.prefault(groupSchema, {}),
  budget: z.prefault(budgetSchema, {}),
  header: z.prefault(headerSchema, {}),
  footer: z.prefault(footerSchema, {}),
  banners: z.prefault(bannersSchema, {}),
  privacy: z.prefault(privacySchema, {}),
  promos: z.prefault(promosSchema, {}),
  blocks: z.prefault(blocksSchema, {}),
  pages: pagesSchema,
  legal: z.prefault(legalSchema, {}),
  images: z.prefault(imagesSchema, {}),
  maps: z.prefault(mapsSchema, {}),
  analytics: z.prefault(analyticsSchema, {}),
  chat: z.prefault(chatSchema, {}),
});

type ParsedConfig = z.output<typeof tenantConfigSchema>;
type ParsedCalculator = ParsedConfig['finance']['calculator'];

/** The calculator with the one default that depends on its variant (section 98.1.2). */
export type CalculatorConfig = Omit<ParsedCalculator, 'maxAmount'> & { maxAmount: number };

/** The complete, checked config of a site. */
export type TenantConfig = Omit<ParsedConfig, 'finance'> & {
  finance: Omit<ParsedConfig['finance'], 'calculator'> & { calculator: CalculatorConfig };
};
