import type { Car } from 'shared-contracts/entities/car';
import { carTypes } from 'shared-contracts/entities/car-types';
import type { LeadFormValues, LeadRequest } from 'shared-contracts/entities/lead';
import type { Visit } from 'shared-contracts/remote/remote-module';
import { toSlug } from 'shared-contracts/routes';
import { parseDollars } from './parse-dollars';
import { normalisePhone } from './phone';

/** A lead form as a browser sends it: text by field name. A checked box is present; the items of a list stand in lines. */
export type LeadFields = Readonly<Partial<Record<string, string>>>;

/** Category and subcategory under which a dealership finds a lead (LEA-013, D-42). */
export interface LeadCategory {
  category: string;
  subcategory: string | null;
}

/** What a shopper chooses to apply for a job. */
export const careersCategory = 'Careers Enquiry';

/** "Careers Enquiry" goes to the dealership as a general enquiry of its own kind (LEA-013). */
export const sentCategory = ({ category, subcategory }: LeadCategory): LeadCategory =>
  category === careersCategory
    ? { category: 'General Enquiry', subcategory: 'Career Enquiry' }
    : { category, subcategory };

/** The car a lead is about. */
export type LeadSubjectCar = Pick<
  Car,
  'id' | 'dealership_slug' | 'make' | 'model' | 'stocknum' | 'car_type' | 'status'
>;

/** What a lead says about its car, under the specification's keys (LEA-007). */
export const carValues = (car: LeadSubjectCar) =>
  ({
    dealership_slug: car.dealership_slug,
    manufacturer_slug: toSlug(car.make),
    stock_number: car.stocknum ?? '',
    'Vehicle Make': car.make,
    'Vehicle Model': car.model,
    car_type: car.car_type,
    car_id: car.id,
    vehicle_status: car.status,
  }) satisfies Partial<LeadFormValues>;

const isChecked = (text: string): boolean => !['', 'false', '0', 'off', 'no'].includes(text.toLowerCase());

const toNumber = (text = ''): number | undefined =>
  /^\d{1,12}$/.test(text.trim()) ? Number(text) : undefined;

/** Whole dollars; what is no amount is 0, which `validateLead` refuses: it must not vanish without a word. */
const toBudget = (text: string | undefined): number | undefined =>
  text === undefined ? undefined : Math.max(0, Math.round(parseDollars(text) ?? 0));

/** The optional values that the fields say; undefined for those that are empty or unreadable. */
function optionalValues(fields: LeadFields) {
  const text = (name: string): string | undefined => fields[name]?.trim() || undefined;
  const box = (name: string): boolean | undefined => {
    const typed = fields[name];
    return typed === undefined ? undefined : isChecked(typed);
  };
  return {
    dealership_slug: text('dealership_slug'),
    manufacturer_slug: text('manufacturer_slug'),
    stock_number: text('stock_number'),
    'Vehicle Make': text('Vehicle Make'),
    'Vehicle Model': text('Vehicle Model'),
    car_type: carTypes.find((type) => type === fields['car_type']),
    car_id: toNumber(fields['car_id']),
    vehicle_status: text('vehicle_status'),
    opt_in: box('opt_in'),
    message: text('message'),
    subcategory: text('subcategory'),
    category: text('category'),
    location: text('location'),
    Rego: text('Rego'),
    terms_conditions: box('terms_conditions'),
    additional_services: text('additional_services')?.split('\n'),
    page_id: text('page_id'),
    appointment_at: text('appointment_at'),
    request_text: text('request_text'),
    budget: toBudget(text('budget')),
    offer_id: toNumber(fields['offer_id']),
    offer_name: text('offer_name'),
    tracking: text('tracking'),
  };
}

/** The values with the category under which the lead is sent. */
function withSentCategory(values: LeadFormValues): LeadFormValues {
  if (values.category !== careersCategory) return values;
  const { category, subcategory } = sentCategory({ category: values.category, subcategory: null });
  return { ...values, category, ...(subcategory ? { subcategory } : {}) };
}

/**
 * The values of a lead form as both lead calls carry them (LEA-007, LEA-008), whether a script or a plain post sends
 * them. Optional fields that are empty or unreadable are left out; what is wrong with the others, `validateLead` says.
 *
 * @param known what the form says by itself: about its car, or where a field stays empty
 */
export function toLeadValues(fields: LeadFields, known: Partial<LeadFormValues> = {}): LeadFormValues {
  const typed = (name: string): string => fields[name]?.trim() ?? '';
  const given = Object.fromEntries(
    Object.entries(optionalValues(fields)).filter(([, value]) => value !== undefined),
  ) as Partial<LeadFormValues>; // undefined ones are gone
  return withSentCategory({
    ...known,
    ...given,
    name: typed('name'),
    last_name: typed('last_name'),
    postcode: typed('postcode'),
    phone: normalisePhone(typed('phone')),
    email: typed('email'),
  });
}

/** Where a lead was written, and what led there. */
export interface LeadPage {
  url: string;
  userAgent: string;
  visit: Visit;
}

/** The body of the lead call (LEA-029), all but the id of the form call. */
export function toLeadRequest(
  values: LeadFormValues,
  { carDealershipId, ...category }: LeadCategory & { carDealershipId: number | null },
  { url, userAgent, visit }: LeadPage,
): Omit<LeadRequest, 'form_submission_id'> {
  return {
    values,
    ...sentCategory(category),
    url,
    source: 'Website',
    user_agent: userAgent,
    car_id: values.car_id ?? null,
    car_dealership_id: carDealershipId,
    lead_attributes: {
      visited_pages: visit.visitedPages,
      linked_query_params: visit.linkedQueryParams,
    },
  };
}
