import { createHmac, timingSafeEqual } from 'node:crypto';
import { isLocalHost } from '../edge/host-name';
import type { ReleaseName } from 'shared-contracts/remote/composition';
import { isReleaseName, versionPattern } from 'shared-contracts/remote/manifest';

/** Query parameters of an override. */
const overrideParameter = 'fc-override';
const overrideExpiresParameter = 'fc-expires';
const overrideSignatureParameter = 'fc-signature';
/** Longest life of an override in a browser. */
export const overrideMaxAgeS = 24 * 60 * 60;

/** Some releases swapped for one browser. */
export interface Override {
  versions: Record<ReleaseName, string>;
  /** Addresses of development servers by remote; each ends in a slash. Only on a developer's own machine. */
  dev?: Record<ReleaseName, string>;
  /** What the cookie holds. */
  text: string;
}

const devAddress = /^http:\/\/(?:localhost|127\.0\.0\.1):\d{2,5}\/?$/;

/** Reads `search@1.5.0-rc.1,leads@2.0.0`, or `search@http://localhost:4101/` for a development server. */
export function parseOverride(text: string): Omit<Override, 'text'> | null {
  const versions: Override['versions'] = {};
  const dev: NonNullable<Override['dev']> = {};
  for (const part of text.split(',')) {
    const at = part.indexOf('@');
    const name = part.slice(0, at).trim();
    const value = part.slice(at + 1).trim();
    if (at < 1 || !isReleaseName(name)) return null;
    if (versionPattern.test(value)) versions[name] = value;
    else if (devAddress.test(value) && name !== 'shell')
      dev[name] = value.endsWith('/') ? value : `${value}/`;
    else return null;
  }
  return { versions, dev };
}

const signatureOf = (secret: string, host: string, text: string, expiresS: number): string =>
  createHmac('sha256', secret).update(`${host}\n${text}\n${expiresS}`).digest('base64url');

/** Query string of a link that swaps releases on one host until `expiresS` (Unix seconds). */
export const signOverride = (secret: string, host: string, text: string, expiresS: number): string =>
  new URLSearchParams({
    [overrideParameter]: text,
    [overrideExpiresParameter]: String(expiresS),
    [overrideSignatureParameter]: signatureOf(secret, host, text, expiresS),
  }).toString();

function isSigned(
  secret: string,
  host: string,
  text: string,
  expires: string,
  signature: string,
  nowS: number,
): boolean {
  const expiresS = Number(expires);
  if (!Number.isInteger(expiresS) || expiresS <= nowS) return false;
  const expected = Buffer.from(signatureOf(secret, host, text, expiresS));
  const given = Buffer.from(signature);
  return expected.length === given.length && timingSafeEqual(expected, given);
}

/** What a request asks for: an override, its end (`clear`), or nothing. */
export type OverrideRequest =
  { kind: 'none' } | { kind: 'clear' } | { kind: 'override'; override: Override; isNew: boolean };

/**
 * The override of a request, from its query string or its cookie. On localhost, a platform for development takes any;
 * everywhere else only a signed one is taken that has not run out. One that makes no sense is ignored.
 */
export function overrideOf(
  query: URLSearchParams,
  cookie: string | undefined,
  context: { host: string; secret: string; now: Date; isDevelopment: boolean },
): OverrideRequest {
  const requested = query.get(overrideParameter);
  if (requested === '') return { kind: 'clear' };
  const isNew = requested !== null;
  const [text = '', expires = '', signature = ''] = isNew
    ? [requested, query.get(overrideExpiresParameter) ?? '', query.get(overrideSignatureParameter) ?? '']
    : (cookie ?? '').split('|');
  if (text === '') return { kind: 'none' };
  const nowS = Math.floor(context.now.getTime() / 1000);
  const isLocal = context.isDevelopment && isLocalHost(context.host);
  if (!isLocal && !isSigned(context.secret, context.host, text, expires, signature, nowS))
    return { kind: 'none' };
  const parsed = parseOverride(text);
  if (!parsed || (!isLocal && Object.keys(parsed.dev ?? {}).length > 0)) return { kind: 'none' };
  return {
    kind: 'override',
    isNew,
    override: { ...parsed, text: isLocal ? text : [text, expires, signature].join('|') },
  };
}
