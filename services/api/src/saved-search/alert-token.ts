import { createHash, createHmac } from 'node:crypto';

/** Characters of a token: 132 bits, and short enough for a text message. */
const tokenLength = 22;

/**
 * Tokens of saved searches. Every message carries its search's token, so it is made from the id with a key of the
 * installation instead of being kept; the table holds its hash only.
 */
export interface AlertTokens {
  tokenOf(searchId: string): string;
  hashOf(token: string): string;
}

/** @param key the installation's key for saved searches */
export const createAlertTokens = (key: string): AlertTokens => ({
  tokenOf: (searchId) => createHmac('sha256', key).update(searchId).digest('base64url').slice(0, tokenLength),
  hashOf: (token) => createHash('sha256').update(token).digest('hex'),
});
