import type { FormRequest, LeadFormValues, LeadRequest } from 'shared-contracts/entities/lead';
import type { Visit } from 'shared-contracts/remote/remote-module';
import { toSlug } from 'shared-contracts/routes';
import { normalisePhone } from 'shared-rules/phone';
import type { LeadFormSpec, ShownFields } from '../form-spec/form-spec';
import type { LeadCar } from '../lead-subject/lead-car';

/** A form as typed: text by field name; a checked box is present. */
export interface TypedFields {
  text: Partial<Record<string, string>>;
  services: string[];
}

/** Reads a form as the browser would send it. */
export function readFields(form: HTMLFormElement): TypedFields {
  const data = new FormData(form);
  const text: Partial<Record<string, string>> = {};
  for (const [name, value] of data) if (typeof value === 'string') text[name] = value;
  const services = data.getAll('additional_services').filter((value) => typeof value === 'string');
  return { text, services };
}

/** Everything a form's values are made of. */
export interface LeadSource {
  fields: TypedFields;
  spec: LeadFormSpec;
  shown: ShownFields;
  carId: number | null;
  car: LeadCar | null;
}

/** What a lead says about its car, under the specification's keys (LEA-007). */
const carValues = (car: LeadCar): Partial<LeadFormValues> => ({
  dealership_slug: car.dealership_slug,
  manufacturer_slug: toSlug(car.make),
  stock_number: car.stocknum ?? '',
  'Vehicle Make': car.make,
  'Vehicle Model': car.model,
  car_type: car.car_type,
  car_id: car.id,
  vehicle_status: car.status,
});

const careersCategory = 'Careers Enquiry';

/** "Careers Enquiry" goes out as a general enquiry of its own kind (LEA-013). */
const sentAs = (category: string, subcategory: string | null) =>
  category === careersCategory
    ? { category: 'General Enquiry', subcategory: 'Career Enquiry' }
    : { category, subcategory };

/** Whether the lead is an application for a job, by its form or by the chosen category. */
export const isCareers = ({ fields, spec, shown }: LeadSource): boolean =>
  (shown.category ? fields.text['category'] : spec.category) === careersCategory;

/** The values of a form as both calls carry them; fields that are not shown are left out (LEA-008). */
export function toLeadValues(source: LeadSource): LeadFormValues {
  const { fields, spec, shown, carId, car } = source;
  const typed = (name: string): string => (fields.text[name] ?? '').trim();
  const given = (name: 'message' | 'location' | 'appointment_at' | 'tracking', otherwise = '') => {
    const value = typed(name) || otherwise;
    return value ? { [name]: value } : {};
  };
  const chosen = shown.category ? sentAs(typed('category'), spec.subcategory) : null;
  const { subcategory } = chosen ?? sentAs(spec.category, spec.subcategory);
  return {
    ...spec.fixed,
    ...(car ? carValues(car) : carId === null ? {} : { car_id: carId }),
    ...given('location', shown.location ? '' : car?.location?.slug),
    ...(shown.dealership ? { dealership_slug: typed('dealership_slug') } : {}),
    ...given('message'),
    ...given('appointment_at'),
    ...given('tracking'),
    ...(chosen ? { category: chosen.category } : {}),
    ...(subcategory ? { subcategory } : {}),
    ...(shown.rego ? { Rego: typed('Rego') } : {}),
    ...(shown.services ? { additional_services: fields.services } : {}),
    ...(shown.optIn ? { opt_in: 'opt_in' in fields.text } : {}),
    ...(shown.terms === 'hidden' ? {} : { terms_conditions: 'terms_conditions' in fields.text }),
    name: typed('name'),
    last_name: typed('last_name'),
    postcode: typed('postcode'),
    phone: normalisePhone(typed('phone')),
    email: typed('email'),
  };
}

export const toFormRequest = (source: LeadSource, values: LeadFormValues): FormRequest => ({
  form_type: source.spec.formType,
  values,
});

/** The body of the lead call (LEA-029). */
export function toLeadRequest(
  source: LeadSource,
  values: LeadFormValues,
  page: { url: string; userAgent: string; visit: Visit },
): Omit<LeadRequest, 'form_submission_id'> {
  const { spec, shown, carId, car, fields } = source;
  const category = shown.category ? (fields.text['category'] ?? '').trim() : spec.category;
  return {
    values,
    ...sentAs(category, spec.subcategory),
    url: page.url,
    source: 'Website',
    user_agent: page.userAgent,
    car_id: carId,
    car_dealership_id: car?.dealership_id ?? null,
    lead_attributes: {
      visited_pages: page.visit.visitedPages,
      linked_query_params: page.visit.linkedQueryParams,
    },
  };
}
