import type { ReactNode } from 'react';
import { useSelector } from 'react-redux';
import { Slot, useDeferred, usePlatform } from 'shared-contracts/react';
import type { ShopperState } from '../store/store';
import { carsById } from '../watchlist/cars-by-id';

/** Cars of the list that are shown. */
const SHOWN_LIMIT = 6;

/** The cars viewed last, most recent first; only the browser knows them, so they come after the page (SHL-073). */
export function ViewedCars(): ReactNode {
  const { api } = usePlatform();
  const viewed = useSelector((state: ShopperState) => state.viewed);
  const ids = viewed.slice(0, SHOWN_LIMIT).map(({ id }) => id);
  const cards = useDeferred(ids.join(), (signal) => carsById(api, ids, signal));
  // A list that cannot be had costs its own section.
  if (cards.kind !== 'ready' || cards.value.length === 0) return null;
  return (
    <section aria-labelledby="garage-viewed">
      <h2 id="garage-viewed">Recently viewed</h2>
      <Slot name="search.cards" placement="viewed" cards={cards.value} remove="none" headingLevel={3} />
    </section>
  );
}
