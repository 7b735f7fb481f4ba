/** Whole numbers as people type them: with thousands separators and a fixed text around them. */
export interface NumberAffixes {
  readonly prefix: string;
  readonly suffix: string;
}

/** Longest number accepted; more digits would lose exactness and mean nothing as money or distance. */
const MOST_DIGITS = 9;

/** The number in a typed text, or null when it holds no digit. */
export function parseGroupedNumber(text: string): number | null {
  const digits = text.replace(/\D/g, '').slice(0, MOST_DIGITS);
  return digits === '' ? null : Number(digits);
}

/** `$12,500` or `45,000 kms`; empty for null. */
export function formatGroupedNumber(value: number | null, { prefix, suffix }: NumberAffixes): string {
  // `Intl` costs a first view more than the whole field.
  return value === null ? '' : `${prefix}${String(value).replace(/\B(?=(\d{3})+$)/g, ',')}${suffix}`;
}

/** Digits before a position of the text. */
export function digitsBefore(text: string, position: number): number {
  return text.slice(0, position).replace(/\D/g, '').length;
}

/** The position behind the n-th digit, never inside prefix or suffix. */
export function positionAfterDigits(text: string, count: number, { prefix, suffix }: NumberAffixes): number {
  if (text === '') return 0;
  const end = text.length - suffix.length;
  let seen = 0;
  for (let index = prefix.length; index < end; index += 1) {
    if (seen === count) return index;
    if (/\d/.test(text[index] ?? '')) seen += 1;
  }
  return end;
}
