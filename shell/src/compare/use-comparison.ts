import type { FavouriteEntry } from 'shared-contracts/entities/shopper';
import { hrefs } from 'shared-contracts/routes';
import { toFavouriteEntry } from 'shared-rules/save-controls';
import { useNavigate } from 'shared-routing';
import { COMPARE_LIMIT } from '../store/compare';
import type { SharedComparison } from './load-comparison';
import { useCompared } from './use-compared';

/** The cars in view, and ways to change which they are. */
export interface Comparison {
  items: FavouriteEntry[];
  add: (entry: FavouriteEntry) => void;
  remove: (entry: FavouriteEntry) => void;
  /**
   * Makes the cars in view the shopper's own choice before another is looked for, without the one it is to replace; cars
   * the shopper chose before stay where a place is left beside the new one.
   */
  adopt: (replaced?: FavouriteEntry) => void;
}

/**
 * The shopper's own choice, or the one an address names: then the address follows every change, so that it can be passed
 * on, and the own choice follows where it has that car.
 */
export function useComparison(shared: SharedComparison | null): Comparison {
  const { items: own, toggle, replace } = useCompared();
  const navigate = useNavigate();
  if (!shared) {
    const adopt: Comparison['adopt'] = (replaced) => replaced && toggle(replaced);
    return { items: own, add: toggle, remove: toggle, adopt };
  }
  const items = shared.cars.map(toFavouriteEntry);
  const isOwn = ({ id }: FavouriteEntry): boolean => own.some((item) => item.id === id);
  const show = (entries: readonly FavouriteEntry[]): void =>
    void navigate(hrefs.compare(entries.map(({ slug }) => slug)), {
      replace: true,
      preventScrollReset: true,
    });
  return {
    items,
    add(entry) {
      if (!isOwn(entry)) toggle(entry);
      show([...items, entry]);
    },
    remove(entry) {
      if (isOwn(entry)) toggle(entry);
      show(items.filter(({ id }) => id !== entry.id));
    },
    adopt(replaced) {
      const isInView = ({ id }: FavouriteEntry): boolean => items.some((item) => item.id === id);
      const chosen = [...items, ...own.filter((entry) => !isInView(entry))];
      replace(chosen.filter(({ id }) => id !== replaced?.id).slice(0, COMPARE_LIMIT - 1));
    },
  };
}
