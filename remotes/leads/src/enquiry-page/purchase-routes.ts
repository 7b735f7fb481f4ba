import {
  defineRoute,
  notFound,
  type AnyRoute,
  type LoadContext,
  type RemoteRoute,
} from 'shared-contracts/remote/remote-module';
import { imageUrl } from 'shared-contracts/images';
import { hrefs, paths } from 'shared-contracts/routes';
import type { PublicTenantConfig } from 'shared-contracts/site-config';
import { newKey } from '../lead-sending/send-lead';
import { loadPlaces } from '../lead-subject/places';
import { EnquiryPage } from './enquiry-page';
import { findCar, type EnquiryData } from './enquiry-route';
import { EnquirySkeleton } from './enquiry-skeleton';

/** The page of a car that is to be bought or kept; without the car there is none. */
async function loadForCar(
  context: LoadContext,
  slug: string,
  purpose: 'purchase' | 'reserve',
): Promise<EnquiryData> {
  const [car, places] = await Promise.all([findCar(context, slug), loadPlaces(context)]);
  if (!car) throw notFound();
  return { car, purpose, isCarGone: false, places, category: '', location: '', key: newKey() };
}

/** The car that is to be bought; without the site's switch, or without a car on sale, there is no such page. */
async function loadPurchase(context: LoadContext): Promise<EnquiryData> {
  const slug = (context.url.searchParams.get('car_id') ?? '').trim();
  if (!context.site.site.flags.onlinePurchase || !slug) throw notFound();
  return loadForCar(context, slug, 'purchase');
}

/** A site has checkout under one of two segments; the other does not exist (VEH-002). */
const loadCheckout =
  (segment: PublicTenantConfig['checkout']['pathSegment']) =>
  async (context: LoadContext): Promise<EnquiryData> => {
    if (context.site.checkout.pathSegment !== segment) throw notFound();
    return loadForCar(context, context.params['slug'] ?? '', 'reserve');
  };

/** What every page that sells a car has in common; signing in comes first where the site asks for it (SHL-034). */
const purchasePage = (
  id: string,
  pattern: string,
  words: { title: string; href: (carSlug: string, site: PublicTenantConfig) => string },
  load: RemoteRoute<EnquiryData>['load'],
): AnyRoute =>
  defineRoute<EnquiryData>({
    id,
    pattern,
    gate: 'none',
    // Every visitor gets a key of their own.
    cache: 'private',
    signInType: 'checkout',
    // The slug is that of the car, which has been found by now.
    signInBack: ({ car }, { site }) => (site.gating.checkout && car ? hrefs.vehicle(car.slug) : null),
    load,
    Component: EnquiryPage,
    Skeleton: EnquirySkeleton,
    meta: ({ car }, { site }) => ({
      title: `${words.title} | ${site.site.name}`,
      description: `${words.title}: ${car?.name ?? 'car'} at ${site.site.name}.`,
      canonical: words.href(car?.slug ?? '', site),
      image: car ? imageUrl(site.images, car.primary_image_url, { width: 1200 }) : null,
      noindex: true,
    }),
  });

const reserve = {
  title: 'Reserve this car',
  href: (slug: string, { checkout }: PublicTenantConfig) => hrefs.checkout(slug, checkout.pathSegment),
};

/**
 * Buying a car online (SHL-083, VEH-003) and reserving it: the shopper says so and the dealership comes back with the
 * contract and the ways to pay.
 */
export const purchaseRoutes: AnyRoute[] = [
  purchasePage(
    'leads.purchase',
    paths.checkoutJourney,
    { title: 'Online Purchase', href: hrefs.checkoutJourney },
    loadPurchase,
  ),
  purchasePage('leads.checkout', paths.checkout, reserve, loadCheckout('checkout')),
  purchasePage('leads.buy-online', paths.buyOnline, reserve, loadCheckout('buy-online')),
];
