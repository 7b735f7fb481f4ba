import { useMemo } from 'react';
import { useSelector } from 'react-redux';
import type { CarCard } from 'shared-contracts/entities/car-card';
import type { FavouriteEntry } from 'shared-contracts/entities/shopper';
import type { CardNote } from 'shared-contracts/slots';
import { isGoodChange, savedCarChanges, savedCarChangeText } from 'shared-rules/saved-car-changes';
import { isSold } from 'shared-rules/status';
import type { ShopperState } from '../store/store';
import type { WatchlistData } from './load-watchlist';
import { useFavouriteCards } from './use-favourite-cards';

/** The saved cars as a page shows them. */
export interface SavedCarsView {
  /** The latest first, sold ones last; those that were taken out just now are still among them. */
  cards: CarCard[];
  removedIds: number[];
  /** What has changed about a car, by its id. */
  notes: Record<number, CardNote>;
  /** Sold ones that are still saved. */
  sold: CarCard[];
  unlisted: FavouriteEntry[];
  /** Cars that are still saved, those that are listed no longer included. */
  count: number;
}

/** What to say on each card about its changes. */
function notesOf({ cars, saved }: WatchlistData): Record<number, CardNote> {
  const byId = new Map(saved.map((was) => [was.id, was]));
  return Object.fromEntries(
    cars.flatMap((car) => {
      const was = byId.get(car.id);
      const changes = was ? savedCarChanges(was, car) : [];
      if (changes.length === 0) return [];
      const tone = changes.every(isGoodChange) ? 'good' : 'plain';
      return [[car.id, { text: changes.map(savedCarChangeText).join(' · '), tone } satisfies CardNote]];
    }),
  );
}

/** Joins what the server gave with the changes of this visit (SHL-066) and the favourites of this browser. */
export function useSavedCars(data: WatchlistData): SavedCarsView {
  const states = useSelector(({ watchlist }: ShopperState) => watchlist.states);
  const favourites = useSelector((state: ShopperState) => state.favourites);
  const known = useMemo(() => data.saved.map(({ id }) => id), [data]);
  const notes = useMemo(() => notesOf(data), [data]);
  const kept = useFavouriteCards(known).filter(
    ({ id }) => !known.includes(id) && (id in states || favourites.some((entry) => entry.id === id)),
  );
  const isSaved = ({ id }: { id: number }): boolean => (states[id] ?? 'saved') === 'saved';
  const all = [...data.cars, ...kept];
  const unlisted = data.unlisted.filter(isSaved);
  const cards = [...all.filter((car) => !isSold(car)), ...all.filter(isSold)];
  const saved = cards.filter(isSaved);
  return {
    cards,
    removedIds: cards.flatMap((car) => (isSaved(car) ? [] : [car.id])),
    notes,
    sold: saved.filter(isSold),
    unlisted,
    count: saved.length + unlisted.length,
  };
}
