import { ApiFailure } from 'shared-contracts/errors';
import { defineRoute, type LoadContext } from 'shared-contracts/remote/remote-module';
import { imageUrl } from 'shared-contracts/images';
import { hrefs, paths } from 'shared-contracts/routes';
import { newKey } from 'shared-contracts/idempotency-key';
import { toLeadCar, type LeadCar } from '../lead-subject/lead-car';
import { enquiryPage } from '../late-parts';
import { loadPlaces, type Places } from '../lead-subject/places';

/** Critical data of the enquiry page. */
export interface EnquiryData {
  car: LeadCar | null;
  /** The address names a car that is no longer listed. */
  isCarGone: boolean;
  places: Places;
  category: string;
  location: string;
  /** Made with the page, so that a post without script carries one too (D-22). */
  key: string;
}

/** The car of a slug; null when it is not listed. */
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
  load: enquiryPage.withCode(loadEnquiry),
  Component: enquiryPage.Component,
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
