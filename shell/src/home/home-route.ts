import { defineRoute } from 'shared-contracts/remote/remote-module';
import { paths } from 'shared-contracts/routes';
import { homeRouteId } from 'shared-contracts/shell-routes';
import { siteCity } from '../platform/site-facts';
import { pictureSources } from '../platform/picture';
import { HomePage, homePlacements } from './home-page';
import { heroSizes, heroWidth } from './hero-slides';
import { loadHome, type HomeData } from './load-home';

/** `/`: the home page of a site (SHL-084). */
export const homeRoute = defineRoute<HomeData>({
  id: homeRouteId,
  pattern: paths.home,
  gate: 'none',
  cache: 'shared',
  load: loadHome,
  Component: HomePage,
  meta: (data, { site }) => ({
    title: `${site.site.name} | ${siteCity(site)}, ${site.site.address.state}`,
    description: site.home.intro || `${site.home.headline} at ${site.site.name} in ${siteCity(site)}.`,
    canonical: paths.home,
    image: pictureSources(site, data.heroImage, 1200)?.src ?? null,
  }),
  jsonLd: (_data, { site }) => [
    {
      '@context': 'https://schema.org',
      '@type': 'AutoDealer',
      name: site.site.name,
      url: site.site.url,
      logo: new URL(site.site.logo, site.site.url).href,
      address: {
        '@type': 'PostalAddress',
        addressLocality: siteCity(site),
        addressRegion: site.site.address.state,
        addressCountry: 'AU',
      },
    },
  ],
  heroImage: (data, { site }) => {
    const sources = pictureSources(site, data.heroImage, heroWidth);
    return sources && { ...sources, sizes: heroSizes };
  },
  slots: (_data, { site }) => homePlacements(site),
});
