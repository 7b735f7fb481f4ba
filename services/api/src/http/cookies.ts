import type { FastifyReply, FastifyRequest } from 'fastify';
import { cookieName, type cookies } from 'shared-contracts/cookies';
import type { Visitor } from './visitor';

/** What the browser is to keep from now on. */
export interface NewCookies {
  /** For the visitor cookie. */
  visitor?: string;
  /** For the sign-in cookie; null takes it away. */
  session?: string | null;
  /** For the cookie by which a browser is known that signed in before. */
  knownBrowser?: string;
}

/** Seconds that a browser keeps its session, which ends at the same time here. */
export const sessionMaxAgeS = 30 * 24 * 60 * 60;

/** Seconds that a browser is known after it signed in; its proofs end at the same time here. */
export const knownBrowserMaxAgeS = 365 * 24 * 60 * 60;

const isHttps = (request: FastifyRequest): boolean => request.protocol === 'https';

function cookieValue(request: FastifyRequest, key: keyof typeof cookies): string | null {
  const wanted = cookieName(key, isHttps(request));
  for (const part of (request.headers.cookie ?? '').split(';')) {
    const [name, value] = part.trim().split('=');
    if (name === wanted && value) return value;
  }
  return null;
}

/** The visitor of a call over HTTP; the form of the cookies is checked where they are used. */
export const visitorOf = (request: FastifyRequest): Visitor => ({
  browser: cookieValue(request, 'visitor'),
  session: cookieValue(request, 'session'),
  knownBrowser: cookieValue(request, 'knownBrowser'),
  ip: request.ip,
  userAgent: (request.headers['user-agent'] ?? '').slice(0, 512),
});

/** Puts what an answer wants the browser to keep into cookies of this host only. */
export function setCookies(
  request: FastifyRequest,
  reply: FastifyReply,
  wanted: NewCookies | undefined,
): void {
  const set = (key: keyof typeof cookies, value: string, maxAge: string) => {
    const secure = isHttps(request) ? '; Secure' : '';
    void reply.header(
      'set-cookie',
      `${cookieName(key, isHttps(request))}=${value}; Path=/${maxAge}; HttpOnly; SameSite=Lax${secure}`,
    );
  };
  if (wanted?.visitor) set('visitor', wanted.visitor, '');
  if (wanted?.session === null) set('session', '', '; Max-Age=0');
  else if (wanted?.session) set('session', wanted.session, `; Max-Age=${sessionMaxAgeS}`);
  if (wanted?.knownBrowser) set('knownBrowser', wanted.knownBrowser, `; Max-Age=${knownBrowserMaxAgeS}`);
}
