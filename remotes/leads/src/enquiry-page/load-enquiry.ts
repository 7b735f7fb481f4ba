import { ApiFailure } from 'shared-contracts/errors';
import type { LoadContext } from 'shared-contracts/remote/remote-module';
import { newKey } from 'shared-contracts/idempotency-key';
import { formOfCategory } from '../lead-subject/form-of-category';
import { toLeadCar, type LeadCar } from '../lead-subject/lead-car';
import { offerOfAddress, type AddressedOffer } from '../lead-subject/lead-offer';
import { loadLocationChoices, type LocationChoices } from '../lead-subject/location-choices';

/** Critical data of the enquiry page. */
export interface EnquiryData {
  car: LeadCar | null;
  /** The address names a car that is no longer listed. */
  isCarGone: boolean;
  /** The offer that the enquiry is about (LEA-037). */
  offer: AddressedOffer | null;
  choices: LocationChoices;
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
  // It ends up in a lead, so an address may not say just anything.
  const wanted = param('category');
  const category = context.site.leads.categories.includes(wanted) ? wanted : '';
  const [car, choices, offer] = await Promise.all([
    slug ? findCar(context, slug) : null,
    loadLocationChoices(context, { formType: formOfCategory(category), hasCar: slug !== '' }),
    offerOfAddress(context),
  ]);
  return {
    car,
    isCarGone: slug !== '' && car === null,
    offer,
    choices,
    category,
    location: /^[a-z0-9-]{1,80}$/.test(param('location')) ? param('location') : '',
    key: newKey(),
  };
}
