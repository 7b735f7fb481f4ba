import type { PublicTenantConfig } from 'shared-contracts/site-config';
import type { ModalRequest } from 'shared-contracts/slots';
import {
  carEnquirySpec,
  categorySpec,
  formSpec,
  similarSpec,
  type LeadFormSpec,
} from '../form-spec/form-spec';

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

/** Without a car the payload's category is the choice at first; with one it replaces the car's own. */
function enquirySpec(payload: EnquiryRequest): LeadFormSpec {
  const rest = {
    subcategory: payload.subcategory ?? null,
    message: payload.message ?? '',
    location: payload.location_slug ?? '',
    fixed: payload.offer_id === undefined ? {} : { offer_id: payload.offer_id },
  };
  if (payload.car_id !== undefined || payload.variant === 'quick') {
    return carEnquirySpec(payload.variant, {
      ...rest,
      ...(payload.category ? { category: payload.category } : {}),
    });
  }
  return categorySpec(payload.category ?? '', rest);
}

/** The dialog that answers a request (CON-024, LEA-034, LEA-039). */
export function modalForm(request: ModalRequest, { leads }: Pick<PublicTenantConfig, 'leads'>): ModalForm {
  switch (request.kind) {
    case 'enquiry':
      return {
        name: 'enquiry',
        title: request.payload.car_name ?? 'Ask us anything',
        isTitledByCar: request.payload.car_id !== undefined,
        text:
          request.payload.car_id === undefined
            ? 'A person reads it.'
            : 'Ask about this vehicle. A person reads it.',
        spec: enquirySpec(request.payload),
        carId: request.payload.car_id ?? null,
      };
    case 'similar':
      return {
        name: 'similar',
        title: request.payload.car_name,
        isTitledByCar: true,
        text: 'This one is gone. Tell us what matters to you and we look for another.',
        spec: similarSpec(request.payload.car_name),
        carId: request.payload.car_id,
      };
    case 'test-drive': {
      const {
        car_id: carId,
        model_slug: model,
        dealership_slug: dealership,
        offer_id: offerId,
      } = request.payload;
      return {
        name: 'test-drive',
        title: 'Book a test drive',
        isTitledByCar: false,
        text: 'Leave your details and pick a time, or we agree on one that suits you.',
        spec: formSpec('test-drive', {
          fixed: {
            ...(offerId === undefined ? {} : { offer_id: offerId }),
            ...(model === undefined ? {} : { 'Vehicle Model': model }),
            ...(dealership === undefined ? {} : { dealership_slug: dealership }),
          },
        }),
        carId: carId ?? null,
      };
    }
    case 'photos':
      return {
        name: 'photos',
        title: 'Request photos',
        isTitledByCar: false,
        text: 'We take more photos of this car and send them to you.',
        spec: formSpec('photo-request', { fixed: { request_text: leads.photoRequest.presetText } }),
        carId: request.payload.car_id,
      };
  }
}
