import { act } from '@testing-library/react';

/** Runs a test in which time passes only by hand. */
export async function byHand(run: (pass: (ms: number) => Promise<void>) => Promise<void>): Promise<void> {
  jest.useFakeTimers();
  try {
    await run((ms) => act(() => jest.advanceTimersByTimeAsync(ms)));
  } finally {
    jest.useRealTimers();
  }
}
