import type { CarType } from 'shared-contracts/entities/scalars';
import type { PublicTenantConfig } from 'shared-contracts/site-config';
import { formatCount } from 'shared-rules/money';
import { carTypeLabels } from 'shared-rules/search/filter-labels';
import { sentenceCase, stockNoun } from 'shared-rules/stock-noun';

/** What the widget looks for, as a heading writes it: "Car", "Used Car", "Vehicle". */
export function thing(site: Pick<PublicTenantConfig, 'home' | 'stock'>, carType: CarType | null): string {
  const noun = sentenceCase(stockNoun(site));
  return carType ? `${carTypeLabels[carType]} ${noun}` : noun;
}

const counted = (count: number, noun: string): string =>
  `${formatCount(count)} ${noun}${count === 1 ? '' : 's'}`;

/** Heading of the widget, also at zero (SRC-071). */
export const foundLabel = (count: number, noun: string): string => `${counted(count, noun)} Found`;

/** Words of its button (SRC-071). */
export const buttonLabel = (count: number, noun: string): string =>
  count === 0 ? `No ${noun}s found for this budget` : `See ${counted(count, noun)}`;
