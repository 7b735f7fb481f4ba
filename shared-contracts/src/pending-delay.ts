/**
 * How long the next page or its data may be on the way before the page in view renders for that, in milliseconds. Most
 * answers come sooner, and that rendering would hold them up.
 */
export const pendingDelayMs = 100;
