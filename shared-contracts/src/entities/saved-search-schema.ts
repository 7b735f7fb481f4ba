import * as z from 'zod/mini';
import { alertChannels, alertFrequencies, longestSavedQuery } from './saved-search';

/** A saved search as its owner sees it. */
export const savedSearchSchema = z.object({
  /** Unguessable; leads to the page where the alert is confirmed, changed or stopped. */
  token: z.string(),
  /** Query string of the results page, in its shortest form. */
  query: z.string(),
  channel: z.enum(alertChannels),
  /** Where messages go, with most of it hidden: everybody with the message can open the page. */
  maskedAddress: z.string(),
  frequency: z.enum(alertFrequencies),
  /** `unconfirmed`: the owner of the address has not agreed yet, and gets no alerts. */
  state: z.enum(['unconfirmed', 'active', 'stopped']),
});
export type SavedSearch = z.infer<typeof savedSearchSchema>;

/** A search that a shopper wants to be notified about. */
export const saveSearchRequestSchema = z.object({
  /** Query string of a results page, with everything that narrows it. */
  query: z.string().check(z.maxLength(2 * longestSavedQuery)),
  channel: z.enum(alertChannels),
  /** Email address, or Australian mobile number. */
  address: z.string().check(z.maxLength(254)),
  frequency: z.enum(alertFrequencies),
  /** Version of the text that the form showed. */
  consent: z.string().check(z.maxLength(32)),
});
export type SaveSearchRequest = z.infer<typeof saveSearchRequestSchema>;
