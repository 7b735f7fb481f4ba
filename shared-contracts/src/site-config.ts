export { parseTenantConfig, type TenantConfigResult, type Templates } from './site-config/parse';
export { formatPath, type Problem } from './site-config/problems';
export { toPublicConfig, type PublicTenantConfig } from './site-config/public-config';
export { tenantConfigSchema, type CalculatorConfig, type TenantConfig } from './site-config/schema';
export { siteJsonSchema } from './site-config/json-schema';
export {
  type ConfigBlock,
  type ConfigPage,
  type SanitisedBlock,
  type SanitisedPage,
} from './site-config/page-blocks';
export { featureTiles, findPage, toContentPage, type PageSources } from './site-config/content-pages';
export { DEFAULT_NAVIGATION, PLUGINS } from './site-config/site';
export { type SignInType } from './site-config/leads-auth-locations';
export { BRAND_ACCENTS, FONT_STACKS, WEB_FONTS } from './site-config/theme';
export type { WebFontName } from './site-config/theme';
export { HOME_SECTIONS } from './site-config/home';
export { findSiteClashes, type LoadedSite, type SiteClash } from './site-config/site-clashes';
