import { isIP } from 'node:net';

/**
 * Host name of a Host header: lower case, without port, trailing dot and IPv6 brackets; null for anything that is
 * no host (DEL-001).
 */
export function parseHostName(header: string | undefined): string | null {
  const text = (header ?? '').trim().toLowerCase();
  const bracketed = /^\[([0-9a-f:.]+)\](?::\d{1,5})?$/.exec(text);
  if (bracketed?.[1]) return isIP(bracketed[1]) === 6 ? bracketed[1] : null;
  const plain = /^([a-z0-9](?:[a-z0-9.-]{0,251}[a-z0-9])?)\.?(?::\d{1,5})?$/.exec(text);
  return plain?.[1] ?? null;
}

/** Whether a host names this very machine: there QA may swap a remote without a signed link. */
export const isLocalHost = (host: string): boolean =>
  host === 'localhost' || host.endsWith('.localhost') || host === '::1' || /^127(?:\.\d{1,3}){3}$/.test(host);
