import type { FormType, LeadFormValues, SuccessCategory } from 'shared-contracts/entities/lead';
import type { PublicTenantConfig } from 'shared-contracts/site-config';
import { messageRequired, shownSelects } from 'shared-rules/lead-validation';
import { carHeading } from 'shared-rules/car-title';
import { isInStock } from 'shared-rules/status';
import type { LeadCar } from '../lead-subject/lead-car';

/** One lead form: which of the shared fields it shows, and what it sends beside them. */
export interface LeadFormSpec {
  formType: FormType;
  /** Category of the lead where the form has no category select, and the choice at first where it has one. */
  category: string;
  subcategory: string | null;
  /** Comments at first. */
  message: string;
  /** Slug of the location at first. */
  location: string;
  /** Dollars at first, in a form that asks for a budget; null where nothing is known. */
  budget: number | null;
  /** Values the shopper does not see. */
  fixed: Partial<Pick<LeadFormValues, 'offer_id' | 'request_text' | 'Vehicle Model' | 'dealership_slug'>>;
  /** The valuation whose lead the form completes (D-23); null for a form that makes a lead of its own. */
  valuationId: string | null;
  submitLabel: string;
}

const submitLabels: Record<FormType, string> = {
  enquiry: 'Send enquiry',
  'quick-enquiry': 'Send enquiry',
  'test-drive': 'Request test drive',
  'photo-request': 'Request photos',
  finance: 'Send enquiry',
  'trade-in': 'Send my details',
  service: 'Request booking',
  careers: 'Send application',
  'offers-subscription': 'Subscribe',
};

/** Under which a dealership finds an enquiry about finance. */
export const financeCategory = 'Finance Enquiry';

/** Category of each form unless the caller or the shopper sets one; empty: the shopper has to choose (LEA-010). */
const ownCategories: Record<FormType, string> = {
  enquiry: '',
  'quick-enquiry': 'Sales Enquiry',
  'test-drive': 'Test Drive',
  'photo-request': 'Photo Request',
  finance: financeCategory,
  'trade-in': 'Trade-In Valuation',
  service: 'Service Enquiry',
  careers: 'Careers Enquiry',
  'offers-subscription': 'General Enquiry',
};

/** A form with everything left out that the caller does not say. */
export const formSpec = (
  formType: FormType,
  { category, ...rest }: Partial<Omit<LeadFormSpec, 'formType'>> = {},
): LeadFormSpec => ({
  formType,
  category: category || ownCategories[formType],
  subcategory: null,
  message: '',
  location: '',
  budget: null,
  fixed: {},
  valuationId: null,
  submitLabel: submitLabels[formType],
  ...rest,
});

/** An enquiry about a car: the short form of a card, or the full one (LEA-039). */
export const carEnquirySpec = (variant: 'full' | 'quick', rest: Partial<LeadFormSpec> = {}): LeadFormSpec =>
  formSpec(variant === 'quick' ? 'quick-enquiry' : 'enquiry', {
    ...rest,
    category: rest.category || ownCategories['quick-enquiry'],
  });

/** Request for something like a car that was sold (LEA-034). */
export const similarSpec = (carName: string): LeadFormSpec =>
  carEnquirySpec('full', {
    subcategory: 'Find me something similar',
    message: `I am interested in something similar to the ${carName}. Please let me know what you have.`,
  });

/** The form of a page about a car: a question, or something similar once it is not in stock (VEH-023, VEH-091). */
const carPageSpec = (
  car: LeadCar,
  { stock }: Pick<PublicTenantConfig, 'stock'>,
  rest: Partial<LeadFormSpec> = {},
): LeadFormSpec =>
  isInStock(car, stock.inStockStatuses) ? carEnquirySpec('full', rest) : similarSpec(carHeading(car));

/** Form behind a category of a content page. */
const formsByCategory: Record<string, FormType> = {
  'Careers Enquiry': 'careers',
  [financeCategory]: 'finance',
  'Service Enquiry': 'service',
  'Trade-In Valuation': 'trade-in',
};
export const categorySpec = (category: string, rest: Partial<LeadFormSpec> = {}): LeadFormSpec =>
  formSpec(formsByCategory[category] ?? 'enquiry', { ...rest, category });

/** The form of a page: that of its category where it has one of its own, else one about the car, or a general one. */
export const pageSpec = (
  category: string,
  car: LeadCar | null,
  site: Pick<PublicTenantConfig, 'stock'>,
  rest: Partial<LeadFormSpec> = {},
): LeadFormSpec =>
  car && !(category in formsByCategory)
    ? carPageSpec(car, site, { ...rest, category })
    : categorySpec(category, rest);

/** What the shopper reads after the form was sent (D-54). */
export const successCategoryOf: Record<FormType, SuccessCategory> = {
  enquiry: 'enquiry',
  'quick-enquiry': 'enquiry',
  'test-drive': 'test-drive',
  'photo-request': 'photo-request',
  finance: 'finance',
  'trade-in': 'trade-in',
  service: 'service',
  careers: 'careers',
  'offers-subscription': 'enquiry',
};

/** Short forms have the core fields and Comments only. */
const shortForms: readonly FormType[] = [
  'quick-enquiry',
  'test-drive',
  'photo-request',
  'trade-in',
  'offers-subscription',
];

/** Which of the optional fields a form shows, by form, site and car. */
export interface ShownFields {
  budget: boolean;
  category: boolean;
  location: boolean;
  dealership: boolean;
  rego: boolean;
  services: boolean;
  message: 'required' | 'optional';
  optIn: boolean;
  terms: 'hidden' | 'optional' | 'required';
}

/**
 * The fields of one form. A short form takes the location from the car it is about; where the car has none, it asks,
 * because the site requires it.
 */
export function shownFields(
  { formType, fixed }: LeadFormSpec,
  site: PublicTenantConfig,
  about: { carId: number | null; car: LeadCar | null; isSettled: boolean },
): ShownFields {
  const hasCar = about.carId !== null;
  const selects = shownSelects(formType, { car: hasCar }, site);
  const isShort = shortForms.includes(formType);
  const asks = (wanted: boolean, isKnown: boolean) =>
    wanted && !(isShort && (isKnown || (hasCar && !about.isSettled)));
  return {
    budget: formType === 'finance',
    category: selects.category,
    location: asks(selects.location, about.car?.location !== null && about.car !== null),
    dealership: asks(selects.dealership, about.car !== null || fixed.dealership_slug !== undefined),
    rego: site.leads.showRego && !isShort,
    services: formType === 'service' && site.leads.serviceOptions.length > 0,
    message: messageRequired(formType, site) ? 'required' : 'optional',
    optIn: site.leads.showOptIn && !isShort,
    terms: site.leads.terms.mode,
  };
}
