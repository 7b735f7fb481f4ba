import { imageUrl } from 'shared-contracts/images';
import { defineRoute, type AnyRoute, type LoadContext } from 'shared-contracts/remote/remote-module';
import { hrefs, paths } from 'shared-contracts/routes';
import type { PublicTenantConfig } from 'shared-contracts/site-config';
import { stockNoun } from 'shared-rules/stock-noun';
import { loadCheckout, loadPurchase, type CheckoutData } from './checkout/load-checkout';
import { titleOf } from './checkout/session/steps';
import { vehicleJsonLd } from './head/vehicle-json-ld';
import { vehicleMeta } from './head/vehicle-meta';
import { checkoutPage, onlinePaymentPage, printPage } from './lazy';
import type { PaymentData } from './online-payment/load-payment';
import type { ListingData } from './print/load-listing';
import { loadVehicle, type VehicleData } from './vehicle-page/load-vehicle';
import { VehiclePage } from './vehicle-page/vehicle-page';
import { vehicleSlots } from './vehicle-page/vehicle-slots';
import { mediaHero } from './viewer/media-hero';

/** The page of one car (VEH-001). */
export const vehicleRoute = defineRoute<VehicleData>({
  id: 'vehicle.detail',
  pattern: paths.vehicle,
  gate: 'none',
  cache: 'shared',
  load: loadVehicle,
  // A view is counted by the page itself (VEH-083).
  prefetches: true,
  Component: VehiclePage,
  meta: ({ car }, { site }) => vehicleMeta(car, site),
  jsonLd: ({ car, faq }, { site }) => vehicleJsonLd(car, site, faq),
  heroImage: ({ car }, { site }) => mediaHero(car, site),
  slots: ({ car }, { site }) => vehicleSlots(car, site),
});

/** A car's listing as a printed page (VEH-004, VEH-005). */
export const printRoute = defineRoute<ListingData>({
  id: 'vehicle.print',
  pattern: paths.print,
  gate: 'none',
  cache: 'shared',
  frame: 'none',
  load: printPage.withChunk(async (context) =>
    (await import(/* webpackChunkName: 'print' */ './print/load-listing')).loadListing(context),
  ),
  Component: printPage.Component,
  // Search engines know the car by its page.
  meta: ({ car }, { site }) => ({
    ...vehicleMeta(car, site),
    canonical: hrefs.vehicle(car.slug),
    noindex: true,
  }),
});

const checkoutHref = (slug: string, { checkout }: PublicTenantConfig): string =>
  hrefs.checkout(slug, checkout.pathSegment);

/** What all checkout pages have in common; signing in comes first where the site asks for it (SHL-034). */
const checkoutRoute = (
  id: string,
  pattern: string,
  hrefOf: (carSlug: string, site: PublicTenantConfig) => string,
  load: (context: LoadContext) => Promise<CheckoutData>,
): AnyRoute =>
  defineRoute<CheckoutData>({
    id,
    pattern,
    gate: 'none',
    // Every visitor gets a key of their own.
    cache: 'private',
    signInType: 'checkout',
    // The slug is that of the car, which has been found by now.
    signInBack: ({ car }, { site }) => (site.gating.checkout ? hrefs.vehicle(car.slug) : null),
    load: checkoutPage.withChunk(load),
    Component: checkoutPage.Component,
    meta: ({ car, flow }, { site }) => {
      const title = titleOf(flow, stockNoun(site));
      return {
        title: `${title} | ${site.site.name}`,
        description: `${title}: ${car.name} at ${site.site.name}.`,
        canonical: hrefOf(car.slug, site),
        image: imageUrl(site.images, car.primary_image_url, { width: 1200 }),
        noindex: true,
      };
    },
  });

/** Paying an invoice: beside the checkout, whose payment fields it has (SHL-025, D-41). */
const onlinePaymentRoute = defineRoute<PaymentData>({
  id: 'vehicle.online-payment',
  pattern: paths.onlinePayment,
  gate: 'none',
  cache: 'private',
  signInType: 'online-payment',
  signInBack: (_data, { site, cameFrom }) => (site.site.flags.onlinePaymentOpen ? null : cameFrom),
  load: onlinePaymentPage.withChunk(async (context) =>
    (await import(/* webpackChunkName: 'online-payment' */ './online-payment/load-payment')).loadPayment(
      context,
    ),
  ),
  Component: onlinePaymentPage.Component,
  meta: (_data, { site }) => ({
    title: `Pay an invoice | ${site.site.name}`,
    description: `Pay an invoice of ${site.site.name} online.`,
    canonical: paths.onlinePayment,
    noindex: true,
  }),
});

/**
 * The car's page, its printed listing, reserving it under the site's segment (VEH-002) and buying it online (VEH-003,
 * SHL-083), and paying an invoice.
 */
export const routes: AnyRoute[] = [
  vehicleRoute,
  printRoute,
  checkoutRoute('vehicle.checkout', paths.checkout, checkoutHref, loadCheckout('checkout')),
  checkoutRoute('vehicle.buy-online', paths.buyOnline, checkoutHref, loadCheckout('buy-online')),
  checkoutRoute('vehicle.purchase', paths.checkoutJourney, hrefs.checkoutJourney, loadPurchase),
  onlinePaymentRoute,
];
