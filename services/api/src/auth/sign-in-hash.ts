import { createHmac, timingSafeEqual } from 'node:crypto';

/** Hashes with the installation's key; `what` keeps a hash of one kind from standing for another. */
export type SignInHash = (
  what: 'phone' | 'address' | 'browser' | 'known-browser' | 'proof' | 'challenge' | 'code' | 'session',
  value: string,
) => string;

/** @param key the installation's key for sign-in */
export const createSignInHash =
  (key: string): SignInHash =>
  (what, value) =>
    createHmac('sha256', key).update(`${what}\n${value}`).digest('hex');

/** Compares two hashes in a time that does not show how much of them is equal. */
export function isSameHash(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)];
  return a.length === b.length && timingSafeEqual(a, b);
}
