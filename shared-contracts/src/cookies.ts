/**
 * Cookies of a site, all HttpOnly and of its own host. Over HTTPS they carry the prefix `__Host-`, see
 * `cookieName`.
 */
export const cookies = {
  /** Random number of a visitor's session: one view of a car is counted per session (API-012). */
  visitor: 'fc_visitor',
  /** Cohort from 0 to 99, for releases that go to a share of visitors. */
  cohort: 'fc_cohort',
  /** Releases swapped in one browser by QA. */
  override: 'fc_override',
  /** Sign-in session; pages of a visitor who has one are never shared. */
  session: 'fc_session',
  /** Proof that somebody signed in with this browser before; it outlives the session and names no phone (D-12). */
  knownBrowser: 'fc_known',
} as const;

/** Name under which a cookie is sent. */
export const cookieName = (name: keyof typeof cookies, isHttps: boolean): string =>
  isHttps ? `__Host-${cookies[name]}` : cookies[name];
