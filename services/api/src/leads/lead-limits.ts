import { callLimit, type RateLimit } from '../http/rate-limit';

/** Leads, and forms, of one address in 10 minutes (API-040, D-29). */
const limit = {
  count: 10,
  windowS: 600,
  refusal: 'Many enquiries came from your internet connection in the last few minutes. Please send yours',
} as const;

export const LEAD_RATE_LIMIT: RateLimit = { table: 'leads', ...limit };
/** Of forms, with whatever was quarantined. */
export const FORM_RATE_LIMIT = callLimit('submitForm', limit);
