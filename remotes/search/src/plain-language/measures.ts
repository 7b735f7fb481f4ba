import type { Phrase, Reading } from './reading';
import type { Vocabulary } from './vocabulary';

/** What of the stock has measures of caravans and motorhomes, which shoppers search by. */
export const hasCaravans = ({ values }: Vocabulary): boolean =>
  values.body?.motorhome !== undefined || Object.keys(values.item_type ?? {}).length > 0;

/** Exact words where the stock can answer them; where it cannot, what was typed is ignored. */
export const exactOr = (reading: Reading, words: string | null, whole: string): boolean =>
  (words === null ? reading.ignored.push(whole.trim()) : reading.exact.push(words)) > 0;

const berths = 'Sleeps';

/** "Sleeps 4", "tandem axle", "20 foot": caravans and motorhomes; of a berth as many or more. */
export function measurePhrases(vocabulary: Vocabulary): Phrase[] {
  const isSold = hasCaravans(vocabulary);
  const exactly = (pattern: RegExp, words: (text: string) => string): Phrase => ({
    pattern,
    read: ([text = ''], reading, whole) => exactOr(reading, isSold ? words(text) : null, whole),
  });
  return [
    exactly(
      /\bsleep(?:s|ing)? (?:for |up to |at least )?(\d{1,2})(?: (?:people|persons|adults|kids|children))?\b/g,
      (count) => `${berths} ${Number(count)}`,
    ),
    exactly(/\b(\d{1,2})[ -]?berths?\b/g, (count) => `${berths} ${Number(count)}`),
    exactly(/\bsingle[ -]axles?\b/g, () => 'Single axle'),
    exactly(/\b(?:tandem|dual|twin|double)[ -]axles?\b/g, () => 'Tandem axle'),
    exactly(/(?<![\w$.,-])(\d{2})[ -]?(?:ft|foot|feet|footer)(?!\w)/g, (feet) => `${feet} ft`),
  ];
}

/** Berths narrow nothing where no vehicle of the kind that is named states them. */
export function dropUnstatedBerths(reading: Reading, { stated }: Vocabulary): void {
  const kinds = [...(reading.filters.body ?? []), ...(reading.filters.item_type ?? [])];
  if (kinds.length === 0 || kinds.some((kind) => stated.berths[kind] !== undefined)) return;
  const isBerths = (words: string): boolean => words.startsWith(`${berths} `);
  reading.ignored.push(...reading.exact.filter(isBerths));
  reading.exact = reading.exact.filter((words) => !isBerths(words));
}
