import { createHmac, timingSafeEqual } from 'node:crypto';
import { isIPv6 } from 'node:net';

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

/** What counts as one address: a household has a whole /64 of IPv6 to choose from, and one IPv4. */
export function countedAddress(ip: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(ip)?.[1];
  if (mapped) return mapped;
  if (!isIPv6(ip)) return ip;
  const [head = '', tail] = ip.split('%')[0]?.split('::') ?? [];
  const groups = head === '' ? [] : head.split(':');
  const after = tail ? tail.split(':') : [];
  const zeros = tail === undefined ? 0 : 8 - groups.length - after.length;
  const all = [...groups, ...Array.from({ length: zeros }, () => '0'), ...after];
  return all
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':');
}
