/**
 * Milliseconds until a part that is not there counts as failed (a second on the server, four in the
 * browser, of which the start of the page takes some).
 */
export const serverLimitMs = 1_000;
export const browserLimitMs = 3_500;

/**
 * Milliseconds until the data of a page that a visitor moves to counts as failed. It comes over the visitor's own line,
 * and the page in view can be used meanwhile: longer than any service's own limit (8 and 10 s), whose failure a page
 * may answer itself, as the results page does by keeping its cars (SRC-027).
 */
export const pageLimitMs = 12_000;
