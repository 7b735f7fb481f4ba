/**
 * A whole number with thousands separators: "45,000". By hand, because the first `Intl.NumberFormat` of a page takes a
 * slow phone as long as drawing several cards.
 */
export const formatCount = (value: number): string =>
  String(Math.round(value)).replace(/\B(?=(?:\d{3})+$)/g, ',');

/** Rounds half away from zero to whole dollars, so that 1234.5 becomes 1235 (D-03). */
export const roundDollars = (dollars: number): number => Math.sign(dollars) * Math.round(Math.abs(dollars));

/** Dollars with `$` and thousands separators, no decimals (CON-030). */
export function formatPrice(dollars: number): string {
  const rounded = roundDollars(dollars);
  return `${rounded < 0 ? '-' : ''}$${formatCount(Math.abs(rounded))}`;
}

/** Digits of an amount that mean something; those behind them are what binary fractions leave over. */
const exactDigits = 13;

/** Dollars with cents, for fuel costs and documented fees (D-03); half a cent is rounded away from zero. */
export function formatCents(dollars: number): string {
  const cents = Math.round(Number((Math.abs(dollars) * 100).toPrecision(exactDigits)));
  return `${dollars < 0 ? '-' : ''}$${formatCount(Math.floor(cents / 100))}.${String(cents % 100).padStart(2, '0')}`;
}

/** Kilometres with thousands separators: "45,000 kms". */
export const formatKms = (km: number): string => `${formatCount(km)} kms`;
