import { useEffect, useState } from 'react';
import { afterCars } from '../rendering/paint';
import type { ResultsData } from './load-results';

/**
 * Results with the counts that came after them. Counts that cannot be had leave those of the search before, and say so.
 */
export function useCounted(data: ResultsData): ResultsData {
  const [arrived, setArrived] = useState({ of: data, whole: data });
  useEffect(() => {
    const { counts, ...known } = data;
    if (!counts) return undefined;
    let isWanted = true;
    const show = (whole: ResultsData): void => {
      if (isWanted) afterCars(() => setArrived({ of: data, whole }));
    };
    counts.then(
      (facets) => show({ ...known, result: { ...known.result, facets } }),
      () => show({ ...known, hasFailed: true }),
    );
    return () => {
      isWanted = false;
    };
  }, [data]);
  return arrived.of === data ? arrived.whole : data;
}
