import sanitize from 'sanitize-html';
import { sanitisedHtmlSchema, type SanitisedHtml } from 'shared-contracts/sanitised-html';

/** What a dealer may write: paragraphs, headings below the page's own, lists, links and emphasis. */
const allowedTags = ['p', 'br', 'h3', 'h4', 'ul', 'ol', 'li', 'blockquote', 'a', 'strong', 'b', 'em', 'i'];

/** Elements that go with what they hold: their content is code or another document, not words. */
const nonTextTags = [
  'script', 'style', 'template', 'noscript', 'iframe', 'noframes', 'noembed', 'object', 'svg', 'math', 'title',
  'textarea', 'select', 'option', 'xmp', 'plaintext',
]; // prettier-ignore

const options: sanitize.IOptions = {
  allowedTags,
  nonTextTags,
  allowedAttributes: { a: ['href'] },
  // The kinds of links that config keys may hold.
  allowedSchemes: ['https', 'mailto', 'tel'],
  allowProtocolRelative: false,
};

/** Whether a link of this address survives. */
const isKeptLink = (href: string): boolean => {
  const quoted = href.replaceAll('&', '&amp;').replaceAll('"', '&quot;');
  return sanitize(`<a href="${quoted}">x</a>`, options).includes('href');
};

/** The tag in the middle of which a text ends, as it is when it was cut off on its way here; null for a whole text. */
export const cutOffTag = (html: string): string | null => /<\/?[a-z][^<>]*$/i.exec(html)?.[0] ?? null;

/** What `sanitiseHtml` leaves out of a text, each once: `<div>`, `class of <p>`, `the link "javascript:…"`. */
export function removedFrom(html: string): string[] {
  const removed = new Set<string>();
  sanitize(html, {
    allowedTags: false,
    allowedAttributes: false,
    // Its output is thrown away.
    allowVulnerableTags: true,
    transformTags: {
      '*': (tag, attributes) => {
        if (!allowedTags.includes(tag)) removed.add(`<${tag}>`);
        else
          for (const [name, value] of Object.entries(attributes)) {
            if (tag !== 'a' || name !== 'href') removed.add(`${name} of <${tag}>`);
            else if (!isKeptLink(value)) removed.add(`the link "${value}"`);
          }
        return { tagName: tag, attribs: attributes };
      },
    },
  });
  return [...removed];
}

/** Takes everything out of HTML but plain mark-up. The only place that makes `SanitisedHtml`. */
export const sanitiseHtml = (html: string): SanitisedHtml =>
  sanitisedHtmlSchema.parse(sanitize(html, options));
