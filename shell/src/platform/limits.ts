/**
 * Milliseconds until a part that is not there counts as failed (design §4: a second on the server, four in the
 * browser, of which the start of the page takes some).
 */
export const serverLimitMs = 1_000;
export const browserLimitMs = 3_500;
