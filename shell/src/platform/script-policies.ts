/** Name of the policy that passes the server's own markup and data: see `own-markup.ts`. */
export const markupPolicy = 'server-markup';

/** The browser's own name for the policy through which text goes that none has passed: see `start-script.ts`. */
const ownScriptsPolicy = 'default';

/** Trusted Types policies of every document of this shell (design §6a). */
export const scriptPolicies: readonly string[] = [ownScriptsPolicy, markupPolicy];
