import type { Frequency } from 'shared-rules/finance-display';
import { formatCents, formatPrice } from 'shared-rules/money';

/** "1 year", "5.5 years". */
export const formatYears = (years: number): string => `${years} ${years === 1 ? 'year' : 'years'}`;

/** Cents only where there are any: "$100.50", but "$30,000". */
export const formatDollars = (dollars: number): string =>
  Number.isInteger(dollars) ? formatPrice(dollars) : formatCents(dollars);

/** A rate as it was chosen: "10%", "7.99%". */
export const formatRate = (percent: number): string => `${percent}%`;

export const frequencyWords: readonly { value: Frequency; label: string }[] = [
  { value: 'weekly', label: 'Weekly' },
  { value: 'fortnightly', label: 'Fortnightly' },
  { value: 'monthly', label: 'Monthly' },
];
