import type { LeadFormValues } from 'shared-contracts/entities/lead';
import { carValues, sentCategory, toLeadValues, type LeadFields } from 'shared-rules/lead-request';
import type { LeadFormSpec, ShownFields } from '../form-spec/form-spec';
import type { LeadCar } from '../lead-subject/lead-car';

/** Reads a form as the browser would send it. */
export function readFields(form: HTMLFormElement): LeadFields {
  const fields: Record<string, string> = {};
  for (const [name, value] of new FormData(form)) {
    if (typeof value !== 'string') continue;
    const before = fields[name];
    fields[name] = before === undefined ? value : `${before}\n${value}`;
  }
  return fields;
}

/** Everything a form's values are made of. */
export interface LeadSource {
  fields: LeadFields;
  spec: LeadFormSpec;
  shown: ShownFields;
  carId: number | null;
  car: LeadCar | null;
}

/** The category that the shopper chose, or that the form has by itself. */
const categoryOf = ({ fields, spec, shown }: LeadSource): string =>
  shown.category ? (fields['category'] ?? '').trim() : spec.category;

/** Category and subcategory under which the lead is sent (LEA-013). */
export const categoryOfLead = (source: LeadSource) =>
  sentCategory({ category: categoryOf(source), subcategory: source.spec.subcategory });

/** What the form says by itself: about its car, and where a field that it shows stays empty. */
function knownValues(source: LeadSource): Partial<LeadFormValues> {
  const { spec, shown, carId, car } = source;
  const { subcategory } = categoryOfLead(source);
  return {
    ...(car ? carValues(car) : carId === null ? {} : { car_id: carId }),
    ...spec.fixed,
    ...(car?.location && !shown.location ? { location: car.location.slug } : {}),
    ...(subcategory ? { subcategory } : {}),
    ...(shown.dealership === 'required' ? { dealership_slug: '' } : {}),
    ...(shown.rego ? { Rego: '' } : {}),
    ...(shown.services ? { additional_services: [] } : {}),
    ...(shown.optIn ? { opt_in: false } : {}),
    ...(shown.terms === 'hidden' ? {} : { terms_conditions: false }),
  };
}

/** The fields that the shopper sees, and those that carry a choice or the bot's mark; hidden ones are not sent (LEA-008). */
const sentFields = ({ budget, model, category, dealership, rego, services, optIn, terms }: ShownFields): readonly string[] => [
  'name', 'last_name', 'postcode', 'phone', 'email', 'message', 'location', 'appointment_at', 'tracking',
  ...(budget ? ['budget'] : []),
  ...(model ? ['Vehicle Model'] : []),
  ...(category ? ['category'] : []),
  ...(dealership ? ['dealership_slug'] : []),
  ...(rego ? ['Rego'] : []),
  ...(services ? ['additional_services'] : []),
  ...(optIn ? ['opt_in'] : []),
  ...(terms === 'hidden' ? [] : ['terms_conditions']),
]; // prettier-ignore

/** The values of a form as both calls carry them; fields that are not shown are left out (LEA-008). */
export function valuesOf(source: LeadSource): LeadFormValues {
  const sent = sentFields(source.shown).map((name) => [name, source.fields[name]]);
  const fields = Object.fromEntries(sent.filter(([, value]) => value !== undefined)) as LeadFields; // undefined ones are gone
  return toLeadValues(fields, knownValues(source));
}
