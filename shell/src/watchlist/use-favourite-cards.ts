import { useEffect, useState } from 'react';
import { useSelector } from 'react-redux';
import type { CarCard } from 'shared-contracts/entities/car-card';
import { useDeferred, usePlatform } from 'shared-contracts/react';
import type { ShopperState } from '../store/store';
import { carsById } from './cars-by-id';

/** Favourites beyond these stay in the header's menu. */
const mostFavourites = 40;

/**
 * Cards of the favourites that this browser keeps and a list of saved cars lacks. Only the browser knows them, so they
 * come after the page; once there they stay, also when they are no favourites any more.
 *
 * @param known ids that the list has
 */
export function useFavouriteCards(known: readonly number[]): CarCard[] {
  const { api } = usePlatform();
  const favourites = useSelector((state: ShopperState) => state.favourites);
  const [ids, setIds] = useState<readonly number[]>([]);
  useEffect(() => {
    const added = favourites.map(({ id }) => id).filter((id) => !known.includes(id) && !ids.includes(id));
    if (added.length > 0) setIds([...ids, ...added].slice(0, mostFavourites));
  }, [favourites, known, ids]);
  const cards = useDeferred(ids.join(), (signal) => carsById(api, ids, signal));
  // A list that cannot be had costs its own cards.
  return cards.kind === 'ready' ? cards.value : [];
}
