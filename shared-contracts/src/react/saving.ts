import { analyticsIds } from '../analytics';
import type { FavouriteEntry } from '../entities/shopper';
import type { EventPayload } from '../events/schemas';
import { useHolds, usePublish } from './events';

/** A car that a shopper may keep, and what changes that. */
interface Keeping {
  isKept: boolean;
  toggle: () => void;
}

/** Keeping a car as a favourite. Only adding one is reported to analytics (SRC-078, VEH-040). */
export function useFavourite(
  sender: string,
  source: EventPayload<'favourites:toggled'>['source'],
  entry: FavouriteEntry,
): Keeping {
  const publish = usePublish(sender);
  const isKept = useHolds('favourites:changed', ({ items }) => items.some(({ id }) => id === entry.id));
  return {
    isKept,
    toggle: () => {
      publish('favourites:toggled', { entry, source });
      if (!isKept) publish('analytics:tracked', { eventId: analyticsIds.save, params: { car_id: entry.id } });
    },
  };
}

/** Putting a car beside others (SHL-072). */
export function useCompared(sender: string, entry: FavouriteEntry): Keeping {
  const publish = usePublish(sender);
  const isKept = useHolds('compare:changed', ({ items }) => items.some(({ id }) => id === entry.id));
  return { isKept, toggle: () => publish('compare:toggled', { entry }) };
}

/** Keeping a car in the visitor's watchlist. The shell asks for sign-in where needed, and reports what was saved. */
export function useWatched(
  sender: string,
  { id, name, slug }: Pick<FavouriteEntry, 'id' | 'name' | 'slug'>,
): Keeping {
  const publish = usePublish(sender);
  const isKept = useHolds('watchlist:changed', ({ states }) => states[id] === 'saved');
  const request = isKept ? 'watchlist:remove-requested' : 'watchlist:save-requested';
  return { isKept, toggle: () => publish(request, { car_id: id, car_name: name, slug }) };
}
