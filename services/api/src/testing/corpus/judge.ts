import type { SearchState } from 'shared-contracts/entities/search';
import type { CorpusCar, CorpusQuery } from './corpus-rules';

/** What became of a query. */
export type Outcome = 'right' | 'partly' | 'wrong' | 'misleading';

/** What a query found. */
export interface Answer {
  cars: readonly CorpusCar[];
  state: SearchState;
  ignored: readonly string[];
}

export interface Result {
  query: string;
  outcome: Outcome;
  found: number;
  /** Share of what was found that may be shown, and of what must be there that was found. */
  precision: number;
  recall: number;
  state: SearchState;
}

/** Least share of either kind for a query to count as right. */
const right = 0.9;
/** Below this share of cars that may be shown, and without a word about it, a page misleads. */
const misleading = 0.5;

const share = (part: number, whole: number): number => (whole === 0 ? 1 : part / whole);

/** What a query found against what its rule says. */
export function judge(
  { query, finds, core = finds, order, says = [] }: CorpusQuery,
  { cars, state, ignored }: Answer,
  stock: readonly CorpusCar[],
): Result {
  const wanted = stock.filter(core).length;
  const precision = share(cars.filter(finds).length, cars.length);
  const recall = share(cars.filter(core).length, wanted);
  const isOrdered = order === undefined || state.sortBy === order;
  const isStated = says.every((word) => ignored.join(' ').includes(word));
  const isRight = precision >= right && recall >= right && isOrdered && isStated;
  const isMisleading = !isRight && cars.length > 0 && precision < misleading && ignored.length === 0;
  const isPartly = cars.length > 0 && precision >= right;
  const outcome = isRight ? 'right' : isMisleading ? 'misleading' : isPartly ? 'partly' : 'wrong';
  return { query, outcome, found: cars.length, precision, recall, state };
}
