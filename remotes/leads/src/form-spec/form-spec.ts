import type { FormType, LeadFormValues, SuccessCategory } from 'shared-contracts/entities/lead';
import { offersSubscription } from 'shared-contracts/entities/lead-kinds';
import type { PublicTenantConfig } from 'shared-contracts/site-config';
import { messageRequired, shownSelects } from 'shared-rules/lead-validation';
import { carHeading } from 'shared-rules/car-title';
import { isInStock } from 'shared-rules/status';
import { financeCategory, formOfCategory, hasOwnForm } from '../lead-subject/form-of-category';
import type { LeadCar } from '../lead-subject/lead-car';

/** One lead form: which of the shared fields it shows, and what it sends beside them. */
export interface LeadFormSpec {
  formType: FormType;
  /** Category of the lead where the form has no category select, and the choice at first where it has one. */
  category: string;
  subcategory: string | null;
  /** Comments at first. */
  message: string;
  /** Questions the shopper can choose from; empty where the form offers none. */
  questions: readonly string[];
  /** Slug of the location at first. */
  location: string;
  /** Dollars at first, in a form that asks for a budget; null where nothing is known. */
  budget: number | null;
  /** Values the shopper does not see. */
  fixed: Partial<
    Pick<
      LeadFormValues,
      'offer_id' | 'offer_name' | 'page_id' | 'request_text' | 'Vehicle Model' | 'dealership_slug'
    >
  >;
  /** Names of the models to choose from; empty for a form that asks for none. */
  models: readonly string[];
  /** The valuation whose lead the form completes (D-23); null for a form that makes a lead of its own. */
  valuationId: string | null;
  submitLabel: string;
  /** The question was written before and stands above the form, which sends it unseen. */
  hasQuestion: boolean;
  /** The thanks take the form's place, whatever the site does after a lead. */
  staysInPlace: boolean;
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
  questions: [],
  location: '',
  budget: null,
  fixed: {},
  models: [],
  valuationId: null,
  submitLabel: submitLabels[formType],
  hasQuestion: false,
  staysInPlace: false,
  ...rest,
});

type QuestionSite = Pick<PublicTenantConfig, 'leads'>;

/**
 * An enquiry about a car: the short form of a card, or the full one (LEA-039). It comes with a question that is ready to
 * be sent, unless it is given a message; an empty one leaves the choice of the question to the shopper.
 */
export const carEnquirySpec = (
  variant: 'full' | 'quick',
  { leads: { questions } }: QuestionSite,
  rest: Partial<LeadFormSpec> = {},
): LeadFormSpec =>
  formSpec(variant === 'quick' ? 'quick-enquiry' : 'enquiry', {
    ...rest,
    category: rest.category || ownCategories['quick-enquiry'],
    message: rest.message ?? questions[0] ?? '',
    questions: rest.message ? [] : questions,
  });

/** Request for something like a car that was sold (LEA-034). */
export const similarSpec = (carName: string): LeadFormSpec =>
  formSpec('enquiry', {
    category: ownCategories['quick-enquiry'],
    subcategory: 'Find me something similar',
    message: `I am interested in something similar to the ${carName}. Please let me know what you have.`,
  });

/** The form of a page about a car: a question, or something similar once it is not in stock (VEH-023, VEH-091). */
const carPageSpec = (
  car: LeadCar,
  site: QuestionSite & Pick<PublicTenantConfig, 'stock'>,
  rest: Partial<LeadFormSpec> = {},
): LeadFormSpec =>
  isInStock(car, site.stock.inStockStatuses)
    ? carEnquirySpec('full', site, rest)
    : similarSpec(carHeading(car));

/** The shopper of a chat, whose question has been written already (decision 0013). */
export const chatSpec = (question: string, hasCar: boolean): LeadFormSpec =>
  formSpec('quick-enquiry', {
    category: hasCar ? ownCategories['quick-enquiry'] : 'General Enquiry',
    message: question,
    hasQuestion: true,
    staysInPlace: true,
    submitLabel: 'Send message',
  });

export const categorySpec = (category: string, rest: Partial<LeadFormSpec> = {}): LeadFormSpec =>
  formSpec(formOfCategory(category), { ...rest, category });

/**
 * The form of a page: the subscription to offers, that of its category where it has one of its own, else one about the
 * car, or a general one.
 */
export const pageSpec = (
  category: string,
  car: LeadCar | null,
  site: QuestionSite & Pick<PublicTenantConfig, 'stock'>,
  rest: Partial<LeadFormSpec> = {},
): LeadFormSpec => {
  if (rest.subcategory === offersSubscription) return formSpec('offers-subscription', { ...rest, category });
  return car && !hasOwnForm(category)
    ? carPageSpec(car, site, { ...rest, category })
    : categorySpec(category, rest);
};

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
  model: boolean;
  category: boolean;
  location: boolean;
  /** Undefined where it is not shown. */
  dealership: 'required' | 'optional' | undefined;
  rego: boolean;
  services: boolean;
  message: 'required' | 'optional';
  optIn: boolean;
  terms: 'hidden' | 'optional' | 'required';
}

/**
 * The fields of one form. A short form, and an enquiry about a car, take the location from the car: it stands at one
 * location, so there is nothing to choose. Where the car has none, they ask, because the site requires it.
 */
export function shownFields(
  { formType, fixed, models }: LeadFormSpec,
  site: PublicTenantConfig,
  about: { carId: number | null; car: LeadCar | null; isSettled: boolean },
): ShownFields {
  const hasCar = about.carId !== null;
  const selects = shownSelects(formType, { car: hasCar }, site);
  const isShort = shortForms.includes(formType);
  const takesFromCar = isShort || (hasCar && formType === 'enquiry');
  const asks = (wanted: boolean, isKnown: boolean) =>
    wanted && !(takesFromCar && (isKnown || (hasCar && !about.isSettled)));
  const knowsDealership = about.car !== null || fixed.dealership_slug !== undefined;
  // A test drive without a car asks whose times to offer; without an answer it is agreed on later.
  const asksForTimes = formType === 'test-drive' && !hasCar && !knowsDealership;
  return {
    budget: formType === 'finance',
    model: models.length > 0,
    category: selects.category,
    location: asks(selects.location, about.car?.location !== null && about.car !== null),
    dealership: asks(selects.dealership, knowsDealership)
      ? 'required'
      : asksForTimes
        ? 'optional'
        : undefined,
    // The shopper's own car: of no use in a question about one of the dealer's (LEA-038).
    rego: formType === 'service' || (site.leads.showRego && formType === 'enquiry' && !hasCar),
    services: formType === 'service' && site.leads.serviceOptions.length > 0,
    message: messageRequired(formType, site) ? 'required' : 'optional',
    optIn: site.leads.showOptIn && !isShort,
    terms: site.leads.terms.mode,
  };
}
