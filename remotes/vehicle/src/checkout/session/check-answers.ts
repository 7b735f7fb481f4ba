import type { ReservationContact } from 'shared-contracts/entities/reservation';
import type { PublicTenantConfig } from 'shared-contracts/site-config';
import { deliveryPostcodeError } from 'shared-rules/delivery-postcode';
import { validateLead, type LeadErrors, type LeadField } from 'shared-rules/lead-validation';
import type { Step } from './steps';

/** What was answered in the steps, as the fields of a form carry it. */
export type Answers = Partial<Record<string, string>>;

/** What is wrong, by field. */
export type Errors = Partial<Record<string, string>>;

/** Fields of the contact, in their order. */
export const contactFields = ['name', 'last_name', 'postcode', 'phone', 'email'] as const;

/** The contact as the rules and the API know it. */
export const contactOf = (answers: Answers): ReservationContact => ({
  name: (answers['name'] ?? '').trim(),
  last_name: (answers['last_name'] ?? '').trim(),
  postcode: (answers['postcode'] ?? '').trim(),
  phone: (answers['phone'] ?? '').trim(),
  email: (answers['email'] ?? '').trim(),
});

/** The rules of every lead form (D-27, D-28), with terms that have to be accepted whatever the site asks elsewhere. */
function leadErrors(answers: Answers, { leads }: Pick<PublicTenantConfig, 'leads'>): LeadErrors {
  const site = {
    site: { flags: { enquiryMessageOptional: true } },
    leads: {
      ...leads,
      showLocation: false,
      showDealership: false,
      terms: { ...leads.terms, mode: 'required' as const },
    },
  };
  const values = { ...contactOf(answers), terms_conditions: answers['terms_conditions'] === 'on' };
  return validateLead('enquiry', values, site, { car: true });
}

const pick = (errors: LeadErrors, fields: readonly LeadField[]): Errors =>
  Object.fromEntries(fields.flatMap((field) => (errors[field] ? [[field, errors[field]]] : [])));

const chosen = (answers: Answers, field: string, words: string): Errors =>
  answers[field] ? {} : { [field]: words };

/** What a delivery still lacks: where the car goes. */
function deliveryErrors(answers: Answers): Errors {
  const address = answers['delivery_address']?.trim() ? null : 'Delivery address is required.';
  const postcode = deliveryPostcodeError(answers['delivery_postcode'] ?? '');
  return {
    ...(address === null ? {} : { delivery_address: address }),
    ...(postcode === null ? {} : { delivery_postcode: postcode }),
  };
}

/** What a step still lacks; empty when the shopper may go on. */
export function stepErrors(step: Step, answers: Answers, site: Pick<PublicTenantConfig, 'leads'>): Errors {
  switch (step) {
    case 'details':
      return pick(leadErrors(answers, site), contactFields);
    case 'terms':
    case 'review':
      return pick(leadErrors(answers, site), ['terms_conditions']);
    case 'trade-in':
      if (answers['trade_in'] === 'yes' && !answers['trade_in_car']?.trim()) {
        return { trade_in_car: 'Your car is required.' };
      }
      return chosen(answers, 'trade_in', 'Please choose whether you have a trade-in.');
    case 'funding':
      return chosen(answers, 'funding', 'Please choose finance or cash.');
    case 'handover':
      if (answers['handover'] === 'delivery') return deliveryErrors(answers);
      return chosen(answers, 'handover', 'Please choose delivery or pick-up.');
    case 'vehicle':
    case 'payment':
    case 'confirmation':
      return {};
  }
}
