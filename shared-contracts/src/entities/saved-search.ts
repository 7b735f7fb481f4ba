/* The plain part of saved searches, without schemas, so that a page that never parses carries no schema library. */

/** How a shopper is notified of a saved search. */
export const alertChannels = ['email', 'text'] as const;
export type AlertChannel = (typeof alertChannels)[number];

/** When a shopper is notified: as soon as something changes, or once a day. */
export const alertFrequencies = ['now', 'daily'] as const;
export type AlertFrequency = (typeof alertFrequencies)[number];

/**
 * What a shopper agrees to by saving a search. The form shows the text and sends its version; the server keeps both
 * as evidence of the consent (Spam Act 2003, schedule 2). A changed text is a new version.
 */
export const alertConsent = {
  version: '2026-11-24',
  text: (siteName: string, nouns: string): string =>
    `By saving this search you agree that ${siteName} sends you messages about ${nouns} that match it, until you stop them. Every message has a link to stop.`,
} as const;

/** Characters of the longest query string that is saved. */
export const longestSavedQuery = 2000;

/** Where mail programs stop the alerts of a saved search (RFC 8058). It takes a form, and so is no endpoint of the table. */
export const unsubscribePath = '/api/saved-searches/:token/unsubscribe';
