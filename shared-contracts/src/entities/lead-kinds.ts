/** The plain part of `lead.ts`: names and types without schemas, for pages that parse no lead. */

/** Kinds of lead form that `POST /api/forms` accepts. */
export const formTypes = [
  'enquiry',
  'quick-enquiry',
  'test-drive',
  'photo-request',
  'finance',
  'trade-in',
  'service',
  'careers',
  'offers-subscription',
] as const;
export type FormType = (typeof formTypes)[number];

/** Subcategory of a subscription to offers, by which its form and its lead are known (D-42). */
export const offersSubscription = 'Offers Subscription';

/** Categories of leads that the server makes of what it knows happened; no form may send them (API-024). */
export const serverCategories = {
  reservation: 'Reservation',
  payment: 'Online Payment',
  spin: 'Spin To Win',
} as const;

/** What the browser stores after a lead was accepted (D-54). */
export const successCategories = [
  'enquiry',
  'test-drive',
  'photo-request',
  'finance',
  'trade-in',
  'service',
  'careers',
  'reservation',
] as const;
export type SuccessCategory = (typeof successCategories)[number];
