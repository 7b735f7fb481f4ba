import { useState } from 'react';

/** The largest number so far, so that what a search takes away leaves its space and nothing below moves. */
export function useMost(count: number): number {
  const [most, setMost] = useState(count);
  if (count > most) setMost(count);
  return Math.max(most, count);
}
