import type { SearchState } from 'shared-contracts/entities/search';
import { bodyTypeLabels } from 'shared-contracts/search/index-document';
import { withMake } from 'shared-rules/model-range';
import { compareText } from 'shared-rules/text-order';
import { isBodyType, typeLabel } from 'shared-rules/body-type-label';
import type { Lexicon } from '../plain-language/lexicon';
import { slipsBetween, squeeze, wordsOf } from '../plain-language/spelling';
import type { Vocabulary } from '../plain-language/vocabulary';

export type ValueKind = 'make' | 'model' | 'body' | 'item_type' | 'location_name';

/** A value of the stock that a shopper may mean. */
export interface StockValue {
  kind: ValueKind;
  label: string;
  count: number;
  filters: Partial<SearchState['filters']>;
}

/** Every make, model, body, type and location of a stock. */
export function stockValues({ values, models }: Vocabulary): StockValue[] {
  const entries = (kind: Exclude<ValueKind, 'model'>): [string, number][] =>
    Object.entries(values[kind] ?? {});
  return [
    ...entries('make').map(([make, count]): StockValue => ({
      kind: 'make',
      label: make,
      count,
      filters: { make: [make] },
    })),
    ...models.map(({ make, model, count }): StockValue => ({
      kind: 'model',
      label: withMake(make, model),
      count,
      filters: { make: [make], model: [model] },
    })),
    ...entries('body').flatMap(([body, count]): StockValue[] =>
      isBodyType(body)
        ? [{ kind: 'body', label: bodyTypeLabels[body], count, filters: { body: [body] } }]
        : [],
    ),
    ...entries('item_type').map(([item, count]): StockValue => ({
      kind: 'item_type',
      label: typeLabel(item),
      count,
      filters: { item_type: [item] },
    })),
    ...entries('location_name').map(([name, count]): StockValue => ({
      kind: 'location_name',
      label: name,
      count,
      filters: { location_name: [name] },
    })),
  ];
}

/** Letters a beginning of this length may be wrong in while it is typed. */
const allowedSlips = (length: number): number => (length >= 7 ? 2 : length >= 4 ? 1 : 0);

/** How far typed letters are from the beginning of a name; null when they begin another one. */
function startSlips(typed: string, name: string): number | null {
  if (name.startsWith(typed)) return 0;
  const limit = allowedSlips(typed.length);
  if (limit === 0 || typed[0] !== name[0] || /\d/.test(typed)) return null;
  const found = Math.min(
    ...[-1, 0, 1].map((more) => slipsBetween(typed, name.slice(0, typed.length + more), limit)),
  );
  return found > limit ? null : found;
}

/** Lower is nearer: the name itself, its beginning, the beginning of one of its words, then with slips. */
function distanceOf(typed: string, { label, kind, filters }: StockValue): number | null {
  const whole = squeeze(label);
  if (whole === typed) return 0;
  // A model is named with or without its make.
  const names = [whole, ...(kind === 'model' ? [squeeze(filters.model?.[0] ?? '')] : [])];
  if (names.includes(typed)) return 1;
  const starts = names.flatMap((name) => startSlips(typed, name) ?? []);
  if (starts.includes(0)) return 2;
  if (typed.length >= 2 && wordsOf(label).some((word) => word.startsWith(typed))) return 3;
  return starts.length === 0 ? null : 3 + Math.min(...starts);
}

const isNamed = (value: StockValue, filters: StockValue['filters']): boolean =>
  JSON.stringify(value.filters) === JSON.stringify(filters);

/**
 * Values that typed letters may be the beginning of, nearest first and then by number of cars: "toyta" finds Toyota,
 * "cx5" and "rav 4" their models, "vw" what it is short for.
 */
export function matchValues(
  typed: string,
  values: readonly StockValue[],
  lexicon: Lexicon,
  limit: number,
): StockValue[] {
  const key = squeeze(typed);
  if (!key) return [];
  const meant = lexicon.get(key) ?? [];
  return values
    .flatMap((value) => {
      const isMeant = meant.some(({ filters }) => isNamed(value, filters));
      const distance = isMeant ? 0 : distanceOf(key, value);
      return distance === null ? [] : [{ value, distance }];
    })
    .sort(
      (a, b) =>
        a.distance - b.distance || b.value.count - a.value.count || compareText(a.value.label, b.value.label),
    )
    .slice(0, limit)
    .map(({ value }) => value);
}
