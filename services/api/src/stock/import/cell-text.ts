import { plainWords } from 'shared-rules/plain-words';
import type { MappedField } from './mapping';

/** What sources write where they know nothing. */
const nothing = /^(?:[-–—/\s.]*|n\/?a|nan|null|none|poa|tba|tbc|unknown)$/i;

export const columnsOf = ({ column }: Pick<MappedField, 'column'>): readonly string[] =>
  typeof column === 'string' ? [column] : column;

/** One line of visible text; cells of listings hold line breaks and runs of spaces. */
export const tidy = (text: string): string => text.replace(/\s+/g, ' ').trim();

/** Text of a cell; null when it says nothing. */
export function cellText(field: MappedField, cell: unknown): string | null {
  if (typeof cell !== 'string' && typeof cell !== 'number' && typeof cell !== 'boolean') return null;
  const text = field.as === 'words' ? plainWords(String(cell)) : tidy(String(cell));
  if (nothing.test(text) || field.missing?.some((word) => word.toLowerCase() === text.toLowerCase()))
    return null;
  if (field.pattern === undefined) return text;
  const found = new RegExp(field.pattern, 'i').exec(text)?.[1]?.trim();
  return found ? found : null;
}
