import { useEffect, useState } from 'react';
import type { Facet } from 'shared-contracts/entities/search';
import { afterCars } from '../rendering/paint';

/** Where the values of a list are that did not come with the page. */
export type RestOfList = 'here' | 'left-out' | 'loading' | 'failed';

/** Values of a list as they are known. */
export interface WholeList {
  facet: Facet | undefined;
  rest: RestOfList;
  /** Fetches the values that are missing; again for every later search, until the list leaves the page. */
  load: () => void;
}

/**
 * A list that begins with its most frequent values and is fetched whole when the shopper looks for another one.
 *
 * @param facet the values that came with the page
 * @param loadAll counts all of them
 */
export function useWholeList(facet: Facet | undefined, loadAll: () => Promise<Facet>): WholeList {
  const [isWanted, setWanted] = useState(false);
  const [loaded, setLoaded] = useState<{ of: Facet; whole: Facet | null } | null>(null);
  const missing = facet?.isPartial ? facet : null;
  useEffect(() => {
    if (!isWanted || !missing) return undefined;
    let isCurrent = true;
    const show = (whole: Facet | null): void => {
      if (!isCurrent) return;
      afterCars(() => setLoaded({ of: missing, whole }));
      // The next thing typed asks again.
      if (!whole) setWanted(false);
    };
    loadAll().then(show, () => show(null));
    return () => {
      isCurrent = false;
    };
    // oxlint-disable-next-line react/exhaustive-deps -- `loadAll` counts for the search on screen, as `missing` does
  }, [isWanted, missing]);
  const answer = loaded && loaded.of === missing ? loaded.whole : undefined;
  const load = (): void => setWanted(true);
  if (!missing) return { facet, rest: 'here', load };
  if (answer) return { facet: answer, rest: 'here', load };
  return { facet, rest: isWanted ? 'loading' : answer === null ? 'failed' : 'left-out', load };
}
