/** The platform's clock. */
export interface Clock {
  now: () => Date;
  /** Moves the clock to a moment, from which it goes on; null sets it right again. Only in tests. */
  set: (moment: Date | null) => void;
}

/** A clock that can be set. Outside tests nothing calls `set`. */
export function createClock(real: () => number = Date.now): Clock {
  let offsetMs = 0;
  return {
    now: () => new Date(real() + offsetMs),
    set: (moment) => {
      offsetMs = moment === null ? 0 : moment.getTime() - real();
    },
  };
}
