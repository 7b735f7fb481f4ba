/** What sources write where they know nothing. As a facet value such words only confuse. */
const NOTHING = /^(?:[-–—/\s.]*|n\/?a|nan|none|null|nil|unknown|undefined|other|tba|tbc|poa|not specified)$/i;

/** Text without surrounding and repeated spaces, or null when it says nothing. */
export function cleanText(value: string | null | undefined): string | null {
  const text = (value ?? '').replace(/\s+/g, ' ').trim();
  return text === '' || NOTHING.test(text) ? null : text;
}

/** Picks the value of the first row whose pattern matches one of the texts; earlier texts win. */
export function firstMatch<Value>(
  rows: readonly (readonly [RegExp, Value])[],
  ...texts: (string | null | undefined)[]
): Value | null {
  for (const text of texts) {
    const clean = cleanText(text);
    if (clean === null) continue;
    const row = rows.find(([pattern]) => pattern.test(clean));
    if (row) return row[1];
  }
  return null;
}
