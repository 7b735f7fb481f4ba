import { createHash } from 'node:crypto';
import { plainFormFields } from 'shared-contracts/plain-form';

/** A posted form: every field as typed, lists joined by line breaks. */
export type PostedFields = Record<string, string>;

const longestField = 20_000;
const mostFields = 80;

/** Fields of an urlencoded body. */
export function readForm(body: string): PostedFields {
  const values = new Map<string, string>();
  for (const [name, value] of new URLSearchParams(body)) {
    const before = values.get(name);
    if (before === undefined && values.size >= mostFields) continue;
    const text = value.slice(0, longestField).replace(/\r\n/g, '\n');
    values.set(name, before === undefined ? text : `${before}\n${text}`);
  }
  return Object.fromEntries(values);
}

/**
 * The key of a post: its hidden field. A form without one gets a key made from what it says, so that posting it
 * twice on a day is still one lead.
 */
export function keyOf(fields: PostedFields, site: string, now: Date): string {
  const given = fields[plainFormFields.key]?.trim();
  if (given && /^[\w-]{8,128}$/.test(given)) return given;
  const day = now.toISOString().slice(0, 10);
  return createHash('sha256')
    .update(JSON.stringify([site, day, fields]))
    .digest('hex')
    .slice(0, 40);
}
