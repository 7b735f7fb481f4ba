import type { FormType } from 'shared-contracts/entities/lead';

/** Under which a dealership finds an enquiry about finance. */
export const financeCategory = 'Finance Enquiry';

const forms: Readonly<Record<string, FormType>> = {
  'Careers Enquiry': 'careers',
  [financeCategory]: 'finance',
  'Service Enquiry': 'service',
  'Trade-In Valuation': 'trade-in',
};

/** Whether the category of a page has a form of its own. */
export const hasOwnForm = (category: string): boolean => Object.hasOwn(forms, category);

/** Form behind the category of a page: one of its own, or the enquiry. */
export const formOfCategory = (category: string): FormType => forms[category] ?? 'enquiry';
