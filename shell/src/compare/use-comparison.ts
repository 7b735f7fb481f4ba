import type { FavouriteEntry } from 'shared-contracts/entities/shopper';
import { hrefs } from 'shared-contracts/routes';
import { toFavouriteEntry } from 'shared-rules/save-controls';
import { useNavigate } from 'shared-routing';
import type { SharedComparison } from './load-comparison';
import { useCompared } from './use-compared';

/** The cars in view, and ways to change which they are. */
export interface Comparison {
  items: FavouriteEntry[];
  add: (entry: FavouriteEntry) => void;
  remove: (entry: FavouriteEntry) => void;
  /** Takes a car out of the shopper's own choice before another is looked for. */
  release: (entry: FavouriteEntry) => void;
}

/**
 * The shopper's own choice, or the one an address names: then the address follows every change, so that it can be passed
 * on, and the own choice follows where it has that car.
 */
export function useComparison(shared: SharedComparison | null): Comparison {
  const { items: own, toggle } = useCompared();
  const navigate = useNavigate();
  if (!shared) return { items: own, add: toggle, remove: toggle, release: toggle };
  const items = shared.cars.map(toFavouriteEntry);
  const isOwn = ({ id }: FavouriteEntry): boolean => own.some((item) => item.id === id);
  const show = (entries: readonly FavouriteEntry[]): void =>
    void navigate(hrefs.compare(entries.map(({ slug }) => slug)), {
      replace: true,
      preventScrollReset: true,
    });
  const release = (entry: FavouriteEntry): void => {
    if (isOwn(entry)) toggle(entry);
  };
  return {
    items,
    add(entry) {
      if (!isOwn(entry)) toggle(entry);
      show([...items, entry]);
    },
    remove(entry) {
      release(entry);
      show(items.filter(({ id }) => id !== entry.id));
    },
    release,
  };
}
