import type { PublicTenantConfig } from 'shared-contracts/site-config';

/** Id of the page's own content, where the skip link leads. */
export const contentId = 'content';

/** Id of what follows the page's own content: the first paint waits for it. */
export const footerId = 'site-footer';

/** Id of the bar that asks for consent, where links to the privacy choices lead. */
export const privacyChoicesId = 'privacy-choices';

/** City of a site wherever it is shown (SHL-063). */
export const siteCity = ({ site }: PublicTenantConfig): string => site.override_city ?? site.address.city;

/** "Harbour Motors, Southport QLD" (SHL-082). */
export const siteAddress = (config: PublicTenantConfig): string =>
  `${config.site.name}, ${siteCity(config)} ${config.site.address.state}`;

/** Number of the site itself: what a general call goes to. */
export const sitePhone = ({ phones, site }: PublicTenantConfig): string | null =>
  phones.override ?? site.phones.site ?? site.phones.used ?? site.phones.new ?? null;

/** `tel:` link of a number as people write it. */
export const telHref = (phone: string): string => `tel:${phone.replace(/[^\d+]/g, '')}`;

/** Paths of My Garage on a site; none where it does not exist (SHL-030). */
export const garagePathsOf = ({
  site,
  auth,
}: Pick<PublicTenantConfig, 'site' | 'auth'>): readonly string[] =>
  site.garage_enabled ? auth.garagePaths : [];
