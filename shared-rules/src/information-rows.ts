import { formatCount } from './money';

/** One labelled value. */
export interface InformationRow {
  label: string;
  value: string;
}

type Value = string | number | null | undefined;

/** The text when it says something: empty, blank and "null" do not (VEH-048). */
export function knownText(text: string | null | undefined): string | null {
  const stated = text?.trim() ?? '';
  return stated === '' || stated.toLowerCase() === 'null' ? null : stated;
}

/** A row for each value that says something (VEH-048). */
export function rows(entries: readonly (readonly [label: string, value: Value])[]): InformationRow[] {
  return entries.flatMap(([label, value]) => {
    const stated = typeof value === 'number' ? formatCount(value) : knownText(value);
    return stated === null ? [] : [{ label, value: stated }];
  });
}

/** From here on digits are grouped; data sheets print four of them without: "2200 kg". */
const groupedFrom = 10_000;

/** A measure with its unit; nothing for none or zero. */
export const measure = (value: number | null | undefined, unit: string): string | null =>
  value ? `${value < groupedFrom ? value : formatCount(value)} ${unit}` : null;
