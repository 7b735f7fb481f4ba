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

/** Takes everything out of HTML but plain mark-up. The only place that makes `SanitisedHtml`. */
export const sanitiseHtml = (html: string): SanitisedHtml =>
  sanitisedHtmlSchema.parse(sanitize(html, options));
