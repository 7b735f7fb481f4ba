/** Where something begins whose content is not for readers: an element by its name, or a comment. */
const unreadStart = /<(script|style|template|noscript|iframe|object|svg)\b[^<>]*>|<!--/gi;

/**
 * Takes out scripts, styles, comments and the like with what they hold. One that never ends takes nothing with it. Each
 * end is looked for once, so that a text full of beginnings costs no more than its length.
 */
function withoutUnread(text: string): string {
  const lower = text.toLowerCase();
  const endless = new Set<string>();
  let kept = '';
  let from = 0;
  for (const { 0: start, 1: name, index } of text.matchAll(unreadStart)) {
    const end = name === undefined ? '-->' : `</${name.toLowerCase()}`;
    if (index < from || endless.has(end)) continue;
    const endAt = lower.indexOf(end, index + start.length);
    const closedAt = endAt < 0 ? -1 : lower.indexOf('>', endAt + end.length - 1);
    if (closedAt < 0) {
      endless.add(end);
      continue;
    }
    kept += `${text.slice(from, index)} `;
    from = closedAt + 1;
  }
  return kept + text.slice(from);
}

/** One tag: a "<" that a letter, "/" or "!" follows, so that "price < 10" stays. No quantifier can match in two ways. */
const tag = /<[/!]?[a-z](?:"[^"]*"|'[^']*'|[^'"<>])*>/gi;
const lineEnds = /<br\b[^<>]*>|<\/(?:div|li|tr|h[1-6]|ul|ol|table|section)\s*>/gi;
const paragraphEnds = /<\/(?:p|blockquote)\s*>/gi;
const listItem = /<li\b[^<>]*>/gi;

/** Named characters that listings use; any other name stays as it was written. */
const named: Readonly<Record<string, string>> = {
  amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ', bull: '•', middot: '·', hellip: '…', ndash: '–',
  mdash: '—', lsquo: '‘', rsquo: '’', ldquo: '“', rdquo: '”', times: '×', deg: '°', eacute: 'é', trade: '™',
  reg: '®', copy: '©', frac12: '½',
}; // prettier-ignore

/**
 * Invisible characters that do harm: controls, halves of characters, marks of byte order, and the overrides of
 * writing direction that would turn around whatever stands after them. Joiners and direction marks stay: emoji and
 * Arabic need them.
 */
const harmful = /(?![\t\r\n])\p{Cc}|[\u202A-\u202E\u2066-\u2069\uFEFF\uFFFE\uFFFF]|\p{Surrogate}/gu;

/** Text without invisible characters that do harm, which a database or a page would not take. */
export const visibleText = (text: string): string => text.replace(harmful, '');

function fromCode(code: number): string {
  return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : '';
}

const decode = (text: string): string =>
  text.replace(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z]+\d*));/gi, (whole, decimal, hex, name) => {
    if (decimal) return fromCode(Number(decimal));
    if (hex) return fromCode(Number.parseInt(String(hex), 16));
    return named[String(name).toLowerCase()] ?? whole;
  });

const withoutTags = (text: string): string =>
  withoutUnread(text)
    .replace(listItem, '\n• ')
    .replace(lineEnds, '\n')
    .replace(paragraphEnds, '\n\n')
    .replace(tag, '');

/**
 * What a dealer wrote about a car, as plain words in lines: mark-up becomes lines and list points, scripts and styles
 * go with what they hold, entities become characters, and characters that do harm are left out. Texts that were
 * escaped once or twice on their way come out the same. The outcome is text, not HTML: it must be escaped where it is shown.
 */
export function plainWords(written: string): string {
  let text = written;
  for (let round = 0; round < 3; round += 1) {
    const before = text;
    text = withoutTags(decode(text));
    if (text === before) break;
  }
  return (
    text
      .replace(/\r\n?/g, '\n')
      .replace(harmful, '')
      .replace(/[^\S\n]+/g, ' ')
      .replace(/ ?\n ?/g, '\n')
      .replace(/\n{3,}/g, '\n\n')
      // Points of one list stand together.
      .replace(/(?<=^• .*)\n\n(?=• )/gm, '\n')
      .trim()
  );
}
