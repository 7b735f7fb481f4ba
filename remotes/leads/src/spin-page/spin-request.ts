import type { SpinRequest } from 'shared-contracts/entities/spin';
import type { LeadFields } from 'shared-rules/lead-request';

const isTicked = (fields: LeadFields, name: string): boolean => fields[name] === 'on';

/** What a shopper typed, as the server takes it. */
export const toSpinRequest = (fields: LeadFields): SpinRequest => ({
  name: fields['name']?.trim() ?? '',
  last_name: fields['last_name']?.trim() ?? '',
  postcode: fields['postcode']?.trim() ?? '',
  email: fields['email']?.trim() ?? '',
  terms_accepted: isTicked(fields, 'terms_accepted'),
  opt_in: isTicked(fields, 'opt_in'),
});
