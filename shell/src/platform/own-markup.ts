import { markupPolicy } from './script-policies';

/** What a browser with Trusted Types makes of text that may be markup or script; React and the DOM take it as the text. */
type Trusted = string;

interface MarkupPolicy {
  createHTML: (html: string) => Trusted;
  createScript: (text: string) => Trusted;
}

declare const trustedTypes: { createPolicy: (name: string, rules: MarkupPolicy) => MarkupPolicy } | undefined;

const asItIs = { createHTML: (html: string) => html, createScript: (text: string) => text };

let policy: MarkupPolicy | undefined;

/** The only policy of a page that passes markup: a browser lets each name be taken once. */
const ownPolicy = (): MarkupPolicy =>
  (policy ??= typeof trustedTypes === 'undefined' ? asItIs : trustedTypes.createPolicy(markupPolicy, asItIs));

/** Markup that the server wrote into this page, for the page to take once more. */
export const serverMarkup = (html: string): Trusted => ownPolicy().createHTML(html);

/** The text of a script element that holds data and never runs. */
export const dataText = (data: unknown): Trusted => ownPolicy().createScript(JSON.stringify(data));
