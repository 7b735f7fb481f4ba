import type { Brand, Model } from '../entities/content';
import { hrefs, paths } from '../routes';
import type { PublicTenantConfig } from './public-config';

interface MenuContent {
  brands: readonly Pick<Brand, 'title' | 'slug' | 'skipPage'>[];
  models: readonly Model[];
}

/**
 * A config whose menu lists what the site has: its brands below the entry of the mega menu (requirement SHL-040), its
 * models below the entry of the range. Links that the site gives such an entry itself stay.
 */
export function withMenuLinks(
  config: PublicTenantConfig,
  { brands, models }: MenuContent,
): PublicTenantConfig {
  const { megaMenu } = config.header;
  const linksOf = (label: string, href: string): { label: string; href: string }[] => {
    if (megaMenu.enabled && label === megaMenu.navItem)
      return brands
        .filter(({ skipPage }) => !skipPage)
        .map(({ title, slug }) => ({ label: title, href: `/brands/${slug}` }));
    return href === paths.models
      ? models.map((model) => ({ label: model.name, href: hrefs.model(model) }))
      : [];
  };
  const navigation = config.site.navigation.map((item) => {
    if (item.children?.length) return item;
    const children = linksOf(item.label, item.href);
    return children.length > 0 ? { ...item, children } : item;
  });
  return { ...config, site: { ...config.site, navigation } };
}
