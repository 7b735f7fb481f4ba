import type { PublicTenantConfig } from 'shared-contracts/site-config';
import type { ModalRequest } from 'shared-contracts/slots';
import {
  carEnquirySpec,
  categorySpec,
  formSpec,
  similarSpec,
  type LeadFormSpec,
} from '../form-spec/form-spec';
import { offerQuestion, offerValues, type LeadOffer } from '../lead-subject/lead-offer';

type Site = Pick<PublicTenantConfig, 'leads'>;

/** What a dialog shows for a request: its form, its title and one sentence. */
export interface ModalForm {
  /** Name under which its closing is reported. */
  name: string;
  /** Title until the car is known, and without a car. */
  title: string;
  /** Put the car's name into the title (LEA-001). */
  isTitledByCar: boolean;
  text: string;
  spec: LeadFormSpec;
  carId: number | null;
}

type EnquiryRequest = Extract<ModalRequest, { kind: 'enquiry' }>['payload'];
type TestDriveRequest = Extract<ModalRequest, { kind: 'test-drive' }>['payload'];

/** Where a lead from an offer goes, unless its request says otherwise. */
const offerCategory = 'Sales Enquiry';

/** Without a car the payload's category is the choice at first; with one it replaces the car's own. */
function enquirySpec(payload: EnquiryRequest, site: Site, offer: LeadOffer | null): LeadFormSpec {
  const isAboutCar = payload.car_id !== undefined || payload.variant === 'quick';
  const question = offer && !isAboutCar ? offerQuestion(offer) : undefined;
  const message = payload.message ?? question;
  const rest = {
    subcategory: payload.subcategory ?? null,
    ...(message === undefined ? {} : { message }),
    location: payload.location_slug ?? '',
    fixed: offerValues(payload.offer_id, offer),
  };
  if (isAboutCar) {
    return carEnquirySpec(payload.variant, site, {
      ...rest,
      ...(payload.category ? { category: payload.category } : {}),
    });
  }
  const fallback = offer && site.leads.categories.includes(offerCategory) ? offerCategory : '';
  return categorySpec(payload.category ?? fallback, rest);
}

const testDriveSpec = (payload: TestDriveRequest, offer: LeadOffer | null): LeadFormSpec =>
  formSpec('test-drive', {
    fixed: {
      ...(payload.model_slug === undefined ? {} : { 'Vehicle Model': payload.model_slug }),
      ...offerValues(payload.offer_id, offer),
      ...(payload.dealership_slug === undefined ? {} : { dealership_slug: payload.dealership_slug }),
    },
  });

/** Id of the offer that a request comes from. */
export const offerIdOf = ({ payload }: ModalRequest): number | undefined =>
  'offer_id' in payload ? payload.offer_id : undefined;

/**
 * The dialog that answers a request (CON-024, LEA-034, LEA-039).
 *
 * @param offer the offer that the request comes from, where it is known
 */
export function modalForm(request: ModalRequest, site: Site, offer: LeadOffer | null): ModalForm {
  switch (request.kind) {
    case 'enquiry':
      return {
        name: 'enquiry',
        title: request.payload.car_name ?? offer?.name ?? 'Ask us anything',
        isTitledByCar: request.payload.car_id !== undefined,
        text: 'Our team will get back to you by phone, text or email.',
        spec: enquirySpec(request.payload, site, offer),
        carId: request.payload.car_id ?? null,
      };
    case 'similar':
      return {
        name: 'similar',
        title: request.payload.car_name,
        isTitledByCar: true,
        text: 'This one is gone. Tell us what matters to you and we’ll look for another.',
        spec: similarSpec(request.payload.car_name),
        carId: request.payload.car_id,
      };
    case 'test-drive':
      return {
        name: 'test-drive',
        title: 'Book a test drive',
        isTitledByCar: false,
        text: 'Pick a time, or we’ll call to arrange one.',
        spec: testDriveSpec(request.payload, offer),
        carId: request.payload.car_id ?? null,
      };
    case 'photos':
      return {
        name: 'photos',
        title: 'Request photos',
        isTitledByCar: false,
        text: 'We’ll take more photos and send them to you.',
        spec: formSpec('photo-request', { fixed: { request_text: site.leads.photoRequest.presetText } }),
        carId: request.payload.car_id,
      };
  }
}
