import type { FilterName, Near } from 'shared-contracts/entities/search';
import { formatRange, type Range } from 'shared-contracts/search/url-state';

/** What was understood of a shopper's words. */
export interface Reading {
  filters: Partial<Record<FilterName, string[]>>;
  sortBy: string | null;
  near: Near | null;
  /** Words that were not understood; they are searched as text. */
  rest: string;
}

/** A reading under way: `text` is what is still to be read, with `|` where something has been taken out. */
export interface Draft {
  text: string;
  reading: Reading;
}

export const newDraft = (text: string): Draft => ({
  text,
  reading: { filters: {}, sortBy: null, near: null, rest: '' },
});

/** Adds alternatives to a filter. */
export function addValues({ filters }: Reading, name: FilterName, values: readonly string[]): void {
  filters[name] = [...new Set([...(filters[name] ?? []), ...values])];
}

/** Sets a range; a second one of the same filter has no meaning and is refused. */
export function setRange({ filters }: Reading, name: FilterName, range: Range): boolean {
  if (filters[name]) return false;
  filters[name] = [formatRange(range)];
  return true;
}

/** Whether anything at all was understood. */
export const isUnderstood = ({ filters, sortBy, near }: Reading): boolean =>
  Object.keys(filters).length > 0 || sortBy !== null || near !== null;

/** One thing the grammar knows how to say: where it may stand, and what it means there. */
export interface Phrase {
  pattern: RegExp;
  /** Takes the match into the reading; false leaves the words for whoever comes next. */
  read: (groups: string[], reading: Reading) => boolean;
}

/** Takes every place where a phrase is understood out of the text. */
export function readPhrases(draft: Draft, phrases: readonly Phrase[]): void {
  for (const { pattern, read } of phrases) {
    draft.text = draft.text.replace(pattern, (whole, ...rest: unknown[]) => {
      const groups = rest.filter((part): part is string | undefined => typeof part !== 'number').slice(0, -1);
      return read(
        groups.map((group) => group ?? ''),
        draft.reading,
      )
        ? ' | '
        : whole;
    });
  }
}
