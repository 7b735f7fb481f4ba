import type { Spread } from '../statistics';

export type Unit = 'ms' | 's' | 'kB' | 'MB' | 'x' | '%' | '';

/** One measured number beside what it may be. */
export interface Figure {
  /** Page or part it belongs to, such as "Search page". */
  section: string;
  name: string;
  unit: Unit;
  measured: number;
  /** Smallest and largest of the runs, when there were several. */
  range?: { min: number; max: number };
  budget?: number;
  aim?: number;
  /** How it came about, when the number alone could mislead. */
  note?: string;
}

/** A figure of several runs. */
export const ofRuns = (spread: Spread): Pick<Figure, 'measured' | 'range'> => ({
  measured: spread.median,
  range: { min: spread.min, max: spread.max },
});
