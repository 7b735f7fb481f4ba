import { leadFormKey } from 'shared-contracts/site-config/lead-form-key';
import type { PublicTenantConfig } from 'shared-contracts/site-config';
import type { FormType, LeadFormValues } from 'shared-contracts/entities/lead';
import { isAustralianPhone } from './phone';

/** Fields that can be wrong, in the order a form shows them. */
export const leadFieldLabels = {
  budget: 'Budget',
  name: 'First Name',
  last_name: 'Last Name',
  postcode: 'Postcode',
  phone: 'Mobile Number',
  email: 'Email Address',
  category: 'Category',
  location: 'Location',
  dealership_slug: 'Dealership',
  message: 'Comments',
  terms_conditions: 'Terms',
} as const;
/** A field that can be wrong. */
export type LeadField = keyof typeof leadFieldLabels;
/** What is wrong, by field, as the shopper reads it; empty when all is well. */
export type LeadErrors = Partial<Record<LeadField, string>>;

/** The part of a site's config that lead forms depend on. */
export interface LeadSite {
  site: { flags: Pick<PublicTenantConfig['site']['flags'], 'enquiryMessageOptional'> };
  leads: Pick<PublicTenantConfig['leads'], 'forms' | 'terms' | 'showLocation' | 'showDealership'>;
}

const invalidPostcode = 'Invalid postcode. Please enter a 4-digit number.';
const termsTexts = {
  long: '* You must agree to the terms of use before submitting the form.',
  short: '*You must agree to the terms of use before submitting.',
} as const;

const longestName = 80;
const longestEmail = 254;
const longestMessage = 2000;
/** No loan for a vehicle is larger, in dollars; more is a slip. */
const largestBudget = 10_000_000;

/** Words between single dots, without what separates, quotes or comments on addresses, and without invisible marks. */
const mailbox = String.raw`[^\s\p{C}@.,;:<>()[\]\\"]+(?:\.[^\s\p{C}@.,;:<>()[\]\\"]+)*`;
/** A part of a host's name; letters of any script, as browsers take them. */
const hostPart = String.raw`[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}-]*[\p{L}\p{M}\p{N}])?`;
/** The last part: at least two characters, the first a letter. */
const topLevel = String.raw`\p{L}[\p{L}\p{M}\p{N}-]*[\p{L}\p{M}\p{N}]`;
const emailForm = new RegExp(`^${mailbox}@(?:${hostPart}\\.)+${topLevel}$`, 'u');

/** Whether a text has the form of an email address. */
export const isEmail = (text: string): boolean => text.length <= longestEmail && emailForm.test(text);

/** Whether a form asks for Comments (LEA-009). */
export const messageRequired = (form: FormType, site: LeadSite): boolean =>
  !site.site.flags.enquiryMessageOptional && !site.leads.forms[leadFormKey(form)].messageOptional;

/**
 * Which optional selects a form shows. A general enquiry is one without a car; a service booking always says where
 * (LEA-038).
 */
export function shownSelects(form: FormType, about: { car: boolean }, site: LeadSite) {
  return {
    category: form === 'enquiry' && !about.car,
    location: site.leads.showLocation || form === 'service',
    dealership: site.leads.showDealership,
  };
}

/**
 * Every rule a lead form applies for a site, for the browser and the server alike (LEA-009, LEA-020, LEA-021,
 * API-025, D-27, D-28). Gives one message per wrong field, in the form's order; empty when all is well.
 *
 * @param about whether the form is about a car
 */
export function validateLead(
  form: FormType,
  values: Partial<LeadFormValues>,
  site: LeadSite,
  about: { car: boolean },
): LeadErrors {
  const errors: LeadErrors = {};
  const text = (
    field:
      | 'name'
      | 'last_name'
      | 'postcode'
      | 'phone'
      | 'email'
      | 'message'
      | 'category'
      | 'location'
      | 'dealership_slug',
  ) => (values[field] ?? '').trim();
  const fail = (field: LeadField, message: string) => {
    errors[field] ??= message;
  };
  const requireField = (field: Exclude<LeadField, 'budget' | 'terms_conditions'>) => {
    if (!text(field)) fail(field, `${leadFieldLabels[field]} is required.`);
  };

  const { budget } = values;
  if (budget !== undefined && !(budget > 0 && budget <= largestBudget)) {
    fail('budget', 'Please enter your budget in dollars, such as $30,000.');
  }
  for (const field of ['name', 'last_name'] as const) {
    requireField(field);
    if (text(field).length > longestName) {
      fail(field, `${leadFieldLabels[field]} can have at most ${longestName} characters.`);
    }
  }
  requireField('postcode');
  if (!/^\d{4}$/.test(text('postcode'))) fail('postcode', invalidPostcode);
  requireField('phone');
  if (!isAustralianPhone(text('phone'))) fail('phone', 'Please enter a valid phone number.');
  requireField('email');
  if (!isEmail(text('email'))) fail('email', 'Please enter a valid email address.');

  const selects = shownSelects(form, about, site);
  if (selects.category) requireField('category');
  if (selects.location) requireField('location');
  if (selects.dealership) requireField('dealership_slug');
  if (messageRequired(form, site)) requireField('message');
  if (text('message').length > longestMessage) {
    fail('message', `Comments can have at most ${longestMessage.toLocaleString('en-AU')} characters.`);
  }
  if (site.leads.terms.mode === 'required' && values.terms_conditions !== true) {
    fail('terms_conditions', termsTexts[site.leads.terms.errorVariant]);
  }
  return errors;
}
