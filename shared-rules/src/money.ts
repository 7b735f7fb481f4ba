const wholeDollars = new Intl.NumberFormat('en-AU', { maximumFractionDigits: 0 });
const centsFormat = new Intl.NumberFormat('en-AU', { minimumFractionDigits: 2, maximumFractionDigits: 2 });

/** Rounds half away from zero to whole dollars, so that 1234.5 becomes 1235 (D-03). */
export const roundDollars = (dollars: number): number => Math.sign(dollars) * Math.round(Math.abs(dollars));

/** Dollars with `$` and thousands separators, no decimals (CON-030). */
export function formatPrice(dollars: number): string {
  const rounded = roundDollars(dollars);
  return `${rounded < 0 ? '-' : ''}$${wholeDollars.format(Math.abs(rounded))}`;
}

/** Dollars with cents, for fuel costs and documented fees (D-03). */
export const formatCents = (dollars: number): string =>
  `${dollars < 0 ? '-' : ''}$${centsFormat.format(Math.abs(dollars))}`;

/** Kilometres with thousands separators: "45,000 kms". */
export const formatKms = (km: number): string => `${wholeDollars.format(km)} kms`;
