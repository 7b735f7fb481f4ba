import { cookieName, type cookies } from 'shared-contracts/cookies';

type CookieKey = keyof typeof cookies;

/** One cookie of a request; undefined when it is not there or not decodable. */
export function readCookie(
  header: string | undefined,
  key: CookieKey,
  isSecure: boolean,
): string | undefined {
  const name = cookieName(key, isSecure);
  for (const part of (header ?? '').split(';')) {
    const at = part.indexOf('=');
    if (at < 0 || part.slice(0, at).trim() !== name) continue;
    try {
      return decodeURIComponent(part.slice(at + 1).trim());
    } catch {
      return undefined;
    }
  }
  return undefined;
}

/** A Set-Cookie value of this host only, which scripts cannot read and foreign pages do not send. */
export function setCookie(
  key: CookieKey,
  value: string,
  options: { isSecure: boolean; maxAgeS: number },
): string {
  const parts = [
    `${cookieName(key, options.isSecure)}=${encodeURIComponent(value)}`,
    'Path=/',
    `Max-Age=${options.maxAgeS}`,
    'HttpOnly',
    'SameSite=Lax',
  ];
  if (options.isSecure) parts.push('Secure');
  return parts.join('; ');
}
