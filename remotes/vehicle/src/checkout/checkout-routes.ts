import { defineRoute, type AnyRoute, type LoadContext } from 'shared-contracts/remote/remote-module';
import { imageUrl } from 'shared-contracts/images';
import { hrefs, paths } from 'shared-contracts/routes';
import type { PublicTenantConfig } from 'shared-contracts/site-config';
import { latePart } from 'shared-ui/late-part';
import { loadCheckout, loadPurchase, type CheckoutData } from './load-checkout';
import { titles } from './steps';

/** Few of those who look at a car reserve it, so the page is a file of its own. */
const page = latePart<{ data: CheckoutData }>(
  async () => (await import(/* webpackChunkName: 'checkout' */ './checkout-page')).CheckoutPage,
);

const checkoutHref = (slug: string, { checkout }: PublicTenantConfig): string =>
  hrefs.checkout(slug, checkout.pathSegment);

/** What every page that reserves or sells a car has in common; signing in comes first where the site asks for it (SHL-034). */
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
    load: page.withCode(load),
    Component: page.Component,
    meta: ({ car, flow }, { site }) => ({
      title: `${titles[flow]} | ${site.site.name}`,
      description: `${titles[flow]}: ${car.name} at ${site.site.name}.`,
      canonical: hrefOf(car.slug, site),
      image: imageUrl(site.images, car.primary_image_url, { width: 1200 }),
      noindex: true,
    }),
  });

/** Reserving a car under the site's segment (VEH-002) and buying it online (VEH-003, SHL-083). */
export const checkoutRoutes: AnyRoute[] = [
  checkoutRoute('vehicle.checkout', paths.checkout, checkoutHref, loadCheckout('checkout')),
  checkoutRoute('vehicle.buy-online', paths.buyOnline, checkoutHref, loadCheckout('buy-online')),
  checkoutRoute('vehicle.purchase', paths.checkoutJourney, hrefs.checkoutJourney, loadPurchase),
];
