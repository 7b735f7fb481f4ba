/** Values a control may take: from `min` on in steps, up to `max`. */
export interface StepGrid {
  readonly min: number;
  readonly max: number;
  readonly step: number;
}

/** Takes away what adding decimal steps in binary leaves behind: 9.95 + 0.5 is 10.45. */
const exact = (value: number): number => Math.round(value * 1e6) / 1e6;

const stepsFrom = (value: number, { min, step }: StepGrid): number => exact((value - min) / step);

const within = (value: number, { min, max }: StepGrid): number => Math.min(max, Math.max(min, exact(value)));

/** Whether a native control would leave the value as it is. */
export const isOnGrid = (value: number, grid: StepGrid): boolean => Number.isInteger(stepsFrom(value, grid));

/** The value of the grid that lies next to any value. */
export const nearestOnGrid = (value: number, grid: StepGrid): number =>
  within(grid.min + Math.round(stepsFrom(value, grid)) * grid.step, grid);

/** One step up or down. From a value between two steps the first leads to the next of them. */
export function nextOnGrid(value: number, direction: 'up' | 'down', grid: StepGrid): number {
  const steps = stepsFrom(value, grid);
  const next = direction === 'up' ? Math.floor(steps) + 1 : Math.ceil(steps) - 1;
  return within(grid.min + next * grid.step, grid);
}

/** What an arrow key asks of a control with a number; undefined for any other key. */
export const directionOfKey = (key: string): 'up' | 'down' | undefined =>
  (({ ArrowUp: 'up', ArrowRight: 'up', ArrowDown: 'down', ArrowLeft: 'down' }) as const)[key];
