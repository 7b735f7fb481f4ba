import type { FilterName, Near } from 'shared-contracts/entities/search';
import { formatRange, type Range } from 'shared-contracts/search/url-state';

/** Cars named by make and model, beside the exact words that would find them by their titles. */
export interface NamedCars {
  hasModel: boolean;
  exact: string[];
}

/** What a car is for, as filters; a filter that other words set stays as they set it. */
export type WishFilters = Partial<Record<FilterName, readonly string[]>>;

/** Filters that some words imply. */
export interface Wish {
  filters: WishFilters;
  words: string;
}

/** What was understood of a shopper's words. */
export interface Reading {
  filters: Partial<Record<FilterName, string[]>>;
  sortBy: string | null;
  near: Near | null;
  /** Words a car's title, engine or equipment has to have. */
  exact: string[];
  /** Words it must not have. */
  refused: string[];
  /** The one car that is named; null for none and for several. */
  named: NamedCars | null;
  /** Words that were not understood, by runs of neighbours; the stock may know them. */
  runs: string[][];
  /** Runs of such words that are refused: "not n line". */
  refusedRuns: string[][];
  /** Cabs of utes; applied when body and model are read. */
  cabs: Wish[];
  /** What the car is for; applied when everything else is read. */
  wishes: Wish[];
  /** Words that no listing can answer. */
  ignored: string[];
  /** The words of `runs`, or the text as it was typed where nothing was understood. */
  rest: string;
}

/** A reading of which nothing is understood yet. */
export const emptyReading = (): Reading => ({
  filters: {},
  sortBy: null,
  near: null,
  exact: [],
  refused: [],
  named: null,
  runs: [],
  refusedRuns: [],
  cabs: [],
  wishes: [],
  ignored: [],
  rest: '',
});

/** A reading under way: `text` is what is still to be read, with `|` where something has been taken out. */
export interface Draft {
  text: string;
  reading: Reading;
}

/** A text of which all is still to be read. */
export const newDraft = (text: string): Draft => ({ text, reading: emptyReading() });

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
export const isUnderstood = ({
  filters,
  sortBy,
  near,
  exact,
  refused,
  refusedRuns,
  wishes,
}: Reading): boolean =>
  Object.keys(filters).length > 0 ||
  sortBy !== null ||
  near !== null ||
  exact.length + refused.length + refusedRuns.length + wishes.length > 0;

/** A refusal with its space; its group holds the words that refuse. */
export const refusing =
  "(no|not|non|without|minus|except|no more|anything but|(?:do not|don't|dont) (?:want|like|need|have))[ -](?:an? |the |any )?";
/** A refusal that may stand before a phrase. */
export const refusal = `(?:${refusing})?`;

/** One thing the grammar knows how to say: where it may stand, and what it means there. */
export interface Phrase {
  pattern: RegExp;
  /** Takes the match into the reading; false leaves the words to the phrases after it. */
  read: (groups: string[], reading: Reading, whole: string) => boolean;
}

/** Takes every place where a phrase is understood out of the text. */
export function readPhrases(draft: Draft, phrases: readonly Phrase[]): void {
  for (const { pattern, read } of phrases) {
    draft.text = draft.text.replace(pattern, (whole: string, ...rest: unknown[]) => {
      const groups = rest.filter((part): part is string | undefined => typeof part !== 'number').slice(0, -1);
      const isRead = read(
        groups.map((group) => group ?? ''),
        draft.reading,
        whole,
      );
      return isRead ? ' | ' : whole;
    });
  }
}
