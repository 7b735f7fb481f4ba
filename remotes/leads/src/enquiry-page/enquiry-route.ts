import { ApiFailure } from 'shared-contracts/errors';
import { defineRoute, notFound, type LoadContext } from 'shared-contracts/remote/remote-module';
import { imageUrl } from 'shared-contracts/images';
import { hrefs, paths } from 'shared-contracts/routes';
import { newKey } from '../lead-sending/send-lead';
import { toLeadCar, type LeadCar } from '../lead-subject/lead-car';
import { loadPlaces, type Places } from '../lead-subject/places';
import { EnquiryPage } from './enquiry-page';
import { EnquirySkeleton } from './enquiry-skeleton';

/** Critical data of the enquiry page. */
export interface EnquiryData {
  car: LeadCar | null;
  /** A question, or the wish to buy the car online. */
  purpose: 'enquiry' | 'purchase';
  /** The address names a car that is no longer listed. */
  isCarGone: boolean;
  places: Places;
  category: string;
  location: string;
  /** Made with the page, so that a post without script carries one too (D-22). */
  key: string;
}

async function findCar({ api, signal }: LoadContext, slug: string): Promise<LeadCar | null> {
  try {
    return toLeadCar(await api('getCar', { params: { slug } }, { signal }));
  } catch (error) {
    if (error instanceof ApiFailure && error.code === 'not_found') return null;
    throw error;
  }
}

/** The car, the choices and a key. A car that is gone makes the enquiry a general one. */
export async function loadEnquiry(context: LoadContext): Promise<EnquiryData> {
  const param = (name: string): string => (context.url.searchParams.get(name) ?? '').trim();
  const slug = param('car');
  const category = param('category');
  const [car, places] = await Promise.all([slug ? findCar(context, slug) : null, loadPlaces(context)]);
  return {
    car,
    purpose: 'enquiry',
    isCarGone: slug !== '' && car === null,
    places,
    // Both end up in a lead, so an address may not say just anything.
    category: context.site.leads.categories.includes(category) ? category : '',
    location: /^[a-z0-9-]{1,80}$/.test(param('location')) ? param('location') : '',
    key: newKey(),
  };
}

export const enquiryRoute = defineRoute<EnquiryData>({
  id: 'leads.enquire',
  pattern: paths.enquire,
  gate: 'none',
  // Every visitor gets a key of their own.
  cache: 'private',
  load: loadEnquiry,
  Component: EnquiryPage,
  Skeleton: EnquirySkeleton,
  meta: ({ car }, { site }) => ({
    title: `${car ? `Enquire about the ${car.name}` : 'Enquire'} | ${site.site.name}`,
    description: car
      ? `Ask ${site.site.name} a question about the ${car.name}.`
      : `Ask ${site.site.name} a question. We answer by phone or email.`,
    canonical: car ? hrefs.enquire({ carSlug: car.slug }) : paths.enquire,
    image: car ? imageUrl(site.images, car.primary_image_url, { width: 1200 }) : null,
    noindex: true,
  }),
});

/** The car that is to be bought; without the site's switch, or without a car on sale, there is no such page. */
export async function loadPurchase(context: LoadContext): Promise<EnquiryData> {
  const slug = (context.url.searchParams.get('car_id') ?? '').trim();
  if (!context.site.site.flags.onlinePurchase || !slug) throw notFound();
  const [car, places] = await Promise.all([findCar(context, slug), loadPlaces(context)]);
  if (!car) throw notFound();
  return { car, purpose: 'purchase', isCarGone: false, places, category: '', location: '', key: newKey() };
}

/**
 * Buying a car online (SHL-083, VEH-003): the shopper says so and the dealership comes back with the contract and
 * the ways to pay.
 */
export const purchaseRoute = defineRoute<EnquiryData>({
  id: 'leads.purchase',
  pattern: paths.checkoutJourney,
  gate: 'none',
  cache: 'private',
  load: loadPurchase,
  Component: EnquiryPage,
  Skeleton: EnquirySkeleton,
  meta: ({ car }, { site }) => ({
    title: `Online Purchase | ${site.site.name}`,
    description: `Buy the ${car?.name ?? 'car'} from ${site.site.name} online.`,
    canonical: hrefs.checkoutJourney(car?.slug ?? ''),
    image: car ? imageUrl(site.images, car.primary_image_url, { width: 1200 }) : null,
    noindex: true,
  }),
});
