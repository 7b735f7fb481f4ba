import { createHash } from 'node:crypto';
import { formTypes, type FormType, type LeadFormValues } from 'shared-contracts/entities/lead';
import { carTypeSchema } from 'shared-contracts/entities/scalars';
import { plainFormFields } from 'shared-contracts/plain-form';

/** A posted form: every field as typed, lists joined by line breaks. */
export type TypedValues = Record<string, string>;

const longestField = 20_000;
const mostFields = 80;

/** Fields of an urlencoded body. */
export function readForm(body: string): TypedValues {
  const values = new Map<string, string>();
  for (const [name, value] of new URLSearchParams(body)) {
    const before = values.get(name);
    if (before === undefined && values.size >= mostFields) continue;
    const text = value.slice(0, longestField).replace(/\r\n/g, '\n');
    values.set(name, before === undefined ? text : `${before}\n${text}`);
  }
  return Object.fromEntries(values);
}

const isChecked = (text: string): boolean => !['', 'false', '0', 'off', 'no'].includes(text.toLowerCase());

const toNumber = (text: string): number | undefined =>
  /^\d{1,12}$/.test(text.trim()) ? Number(text) : undefined;

/** The form as the API takes it. Empty optional fields are left out; what is wrong with them, the API says. */
export function toLeadValues(typed: TypedValues): LeadFormValues {
  const text = (name: string): string | undefined => typed[name]?.trim() || undefined;
  const carType = carTypeSchema.safeParse(typed['car_type']);
  const optional = {
    dealership_slug: text('dealership_slug'),
    manufacturer_slug: text('manufacturer_slug'),
    stock_number: text('stock_number'),
    'Vehicle Make': text('Vehicle Make'),
    'Vehicle Model': text('Vehicle Model'),
    car_type: carType.success ? carType.data : undefined,
    car_id: toNumber(typed['car_id'] ?? ''),
    vehicle_status: text('vehicle_status'),
    opt_in: 'opt_in' in typed ? isChecked(typed['opt_in'] ?? '') : undefined,
    message: text('message'),
    subcategory: text('subcategory'),
    category: text('category'),
    location: text('location'),
    Rego: text('Rego'),
    terms_conditions: 'terms_conditions' in typed ? isChecked(typed['terms_conditions'] ?? '') : undefined,
    additional_services: text('additional_services')?.split('\n'),
    page_id: text('page_id'),
    appointment_at: text('appointment_at'),
    request_text: text('request_text'),
    budget: toNumber(typed['budget'] ?? ''),
    offer_id: toNumber(typed['offer_id'] ?? ''),
    offer_name: text('offer_name'),
    tracking: text('tracking'),
  };
  const given = Object.fromEntries(Object.entries(optional).filter(([, value]) => value !== undefined));
  return {
    ...(given as typeof optional as Partial<LeadFormValues>), // undefined ones are gone
    name: typed['name']?.trim() ?? '',
    last_name: typed['last_name']?.trim() ?? '',
    postcode: typed['postcode']?.trim() ?? '',
    phone: typed['phone']?.trim() ?? '',
    email: typed['email']?.trim() ?? '',
  };
}

export function formTypeOf(typed: TypedValues): FormType {
  const asked = typed[plainFormFields.formType];
  return formTypes.find((type) => type === asked) ?? 'enquiry';
}

/**
 * The key of a post: its hidden field. A form without one gets a key made from what it says, so that posting it
 * twice on a day is still one lead.
 */
export function keyOf(typed: TypedValues, site: string, now: Date): string {
  const given = typed[plainFormFields.key]?.trim();
  if (given && /^[\w-]{8,128}$/.test(given)) return given;
  const day = now.toISOString().slice(0, 10);
  return createHash('sha256')
    .update(JSON.stringify([site, day, typed]))
    .digest('hex')
    .slice(0, 40);
}
