import { defineRoute } from 'shared-contracts/remote/remote-module';
import { paths } from 'shared-contracts/routes';
import { offersRouteId } from 'shared-contracts/shell-routes';
import type { SlotPlacement } from 'shared-contracts/slots';
import { lazyComponent } from 'shared-ui/lazy-component';
import { placementsOf } from '../content-page/placements';
import type { OffersData } from './load-offers';
import { subscribeForm, subscribePlacement } from './subscribe-form';

const page = lazyComponent<{ data: OffersData }>(
  async () => (await import(/* webpackChunkName: 'offers' */ './offers-page')).OffersPage,
);

/** `/special-offers`: the site's offers (SHL-011). */
export const offersRoute = defineRoute<OffersData>({
  id: offersRouteId,
  pattern: paths.specialOffers,
  gate: 'none',
  cache: 'shared',
  prefetches: true,
  load: page.withChunk(async (context) => {
    const { loadOffers } = await import(/* webpackChunkName: 'offers' */ './load-offers');
    return loadOffers(context);
  }),
  Component: page.Component,
  meta: ({ page: own }, { site }) => ({
    title: own?.title ?? 'Special offers',
    description: own?.description ?? `Current offers at ${site.site.name}.`,
    // A filtered list is the same offers again.
    canonical: paths.specialOffers,
  }),
  slots: ({ page: own }, { site }): SlotPlacement[] => [
    ...placementsOf(own?.blocks ?? []),
    ...(site.site.offers_subscription
      ? [{ name: 'leads.form', key: subscribePlacement, props: subscribeForm } as const]
      : []),
  ],
});
