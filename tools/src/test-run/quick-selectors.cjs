const selectors = require('jsdom/lib/jsdom/living/helpers/selectors.js');

/**
 * Lets jsdom skip rules that cannot match. Every query by role asks for computed styles, for which jsdom tries each rule
 * of the page on each element: two fifths of a page's test. A rule whose last part names a class or an element that this
 * one is not is answered without the selector engine; all others are answered by it. Must be loaded before jsdom.
 */

/** What an element must be for a selector to match: an element and classes; null when the text does not say it. */
function requirementOf(selector) {
  const plain = selector
    .replace(/\[[^\]"'\\]*(?:"[^"\\]*"|'[^'\\]*')?[^\]"'\\]*\]/g, '')
    .replace(/\([^()]*\)/g, '');
  if (/[()[\]"'\\|]/.test(plain)) return null;
  return plain.split(',').map((part) => {
    const last =
      part
        .trim()
        .split(/[\s>+~]+/)
        .at(-1) ?? '';
    return {
      name: /^[a-z][\w-]*/i.exec(last)?.[0].toLowerCase() ?? null,
      classes: last.match(/\.[a-z_-][\w-]*/gi)?.map((name) => ` ${name.slice(1)} `) ?? [],
    };
  });
}

const known = new Map();
function requirement(selector) {
  let found = known.get(selector);
  if (found === undefined) {
    found = requirementOf(selector);
    known.set(selector, found);
  }
  return found;
}

/** Whether an element can match at all. `element` is jsdom's own object for it. */
function canMatch(element, selector) {
  if (typeof selector !== 'string') return true; // no rule for elements, such as key frames
  const parts = requirement(selector);
  // Without a document type, classes are compared in any case.
  if (parts === null || element._ownerDocument._mode !== 'no-quirks') return true;
  const name = element._localName.toLowerCase();
  const classes = ` ${(element.getAttributeNS(null, 'class') ?? '').replace(/\s/g, ' ')} `;
  return parts.some(
    (part) =>
      (part.name === null || part.name === name) && part.classes.every((wanted) => classes.includes(wanted)),
  );
}

const { matchesDontThrow } = selectors;
selectors.matchesDontThrow = (element, selector) =>
  canMatch(element, selector) && matchesDontThrow(element, selector);
