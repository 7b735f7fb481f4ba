import { defineRoute } from 'shared-contracts/remote/remote-module';
import { hrefs, paths } from 'shared-contracts/routes';
import { offerRouteId } from 'shared-contracts/shell-routes';
import { lazyComponent } from 'shared-ui/lazy-component';
import { offerPageSizes, offerPicture, pictureWidth } from '../offers/offer-sources';
import { pictureSources } from '../platform/picture';
import type { OfferData } from './load-offers';
import { railOf, railPlacement } from './offer-rail';

const page = lazyComponent<{ data: OfferData }>(
  async () => (await import(/* webpackChunkName: 'offers' */ './offer-page')).OfferPage,
);

/** `/offers/{id}` and `/offers/{manufacturer}/{id}`: one offer (SHL-012). */
export const offerRoute = defineRoute<OfferData>({
  id: offerRouteId,
  pattern: paths.offer,
  gate: 'none',
  cache: 'shared',
  prefetches: true,
  load: page.withChunk(async (context) => {
    const { loadOffer } = await import(/* webpackChunkName: 'offers' */ './load-offers');
    return loadOffer(context);
  }),
  Component: page.Component,
  meta: ({ offer, summary }, { site }) => ({
    title: offer.name,
    description: summary || `${offer.name} at ${site.site.name}.`,
    canonical: hrefs.offer(offer),
    image: pictureSources(site, offerPicture(offer), 1200)?.src ?? null,
  }),
  jsonLd: ({ offer, summary }, { site }) => {
    const absolute = (href: string): string => new URL(href, site.site.url).href;
    const { name, category, manufacturer, model } = offer;
    const image = pictureSources(site, offerPicture(offer), 1200);
    return [
      {
        '@context': 'https://schema.org',
        '@type': 'Offer',
        name,
        description: summary,
        url: absolute(hrefs.offer(offer)),
        ...(category ? { category } : {}),
        ...(image ? { image: absolute(image.src) } : {}),
        ...(manufacturer
          ? {
              itemOffered: {
                '@type': 'Vehicle',
                brand: { '@type': 'Brand', name: manufacturer.name },
                ...(model ? { model: model.name } : {}),
              },
            }
          : {}),
        seller: { '@type': 'AutoDealer', name: site.site.name, url: site.site.url },
      },
    ];
  },
  heroImage: ({ offer }, { site }) => {
    const sources = pictureSources(site, offerPicture(offer), pictureWidth);
    return sources && { ...sources, sizes: offerPageSizes };
  },
  slots: ({ offer }) => {
    const rail = railOf(offer);
    return rail ? [{ name: 'search.rail', key: railPlacement, props: rail }] : [];
  },
});
