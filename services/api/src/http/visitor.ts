/** The visitor of a call. In-process callers pass on what they know of the visitor. */
export interface Visitor {
  /** Value of the visitor cookie, which distinguishes browsers; null before the first. */
  browser: string | null;
  /** Value of the sign-in cookie; null for an anonymous visitor. */
  session: string | null;
  /** Value of the cookie with which a browser proves that it signed in before; null without it. */
  knownBrowser: string | null;
  /** Address of the client, after trusted proxies. */
  ip: string;
  userAgent: string;
}

const anonymous: Visitor = {
  browser: null,
  session: null,
  knownBrowser: null,
  ip: '127.0.0.1',
  userAgent: '',
};

/** Ours are random UUIDs, and tokens of 32 bytes; anything else in a cookie counts as none. */
const browserForm = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const sessionForm = /^[\w-]{43}$/;

/** The visitor of a call, as far as the values have the form we give out. */
export function knownVisitor(given: Partial<Visitor>): Visitor {
  const visitor = { ...anonymous, ...given };
  const { browser, session } = visitor;
  return {
    ...visitor,
    browser: browser !== null && browserForm.test(browser) ? browser : null,
    session: session !== null && sessionForm.test(session) ? session : null,
  };
}
