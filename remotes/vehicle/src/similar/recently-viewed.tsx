import { useRef, type ReactNode } from 'react';
import type { Car } from 'shared-contracts/entities/car';
import { toCarCard, type CarCard } from 'shared-contracts/entities/car-card';
import { Slot, useDeferred, useLastEvent, usePlatform } from 'shared-contracts/react';
import { RailPlaceholder } from './rail-placeholder';
import { useNearViewport } from './use-near-viewport';

/** Cars of the list that are shown. */
const shownLimit = 8;
const title = 'Recently viewed';

function ViewedRail({ ids }: { ids: readonly number[] }): ReactNode {
  const { api } = usePlatform();
  const cards = useDeferred(`viewed:${ids.join()}`, async (signal): Promise<CarCard[]> => {
    const filter = `id IN [${ids.join(', ')}]`;
    const cars = await api('listCars', { query: { filter, limit: shownLimit } }, { signal });
    return ids.flatMap((id) => cars.filter((car) => car.id === id)).map(toCarCard);
  });
  if (cards.kind === 'loading') return <RailPlaceholder title={title} />;
  // A list that cannot be had, or whose cars have all gone, costs its own section.
  if (cards.kind === 'failed' || cards.value.length === 0) return null;
  return (
    <Slot
      name="search.cards"
      placement="viewed"
      cards={cards.value}
      remove="none"
      headingLevel={3}
      rail={title}
      fallback={<RailPlaceholder title={title} />}
    />
  );
}

/** The cars viewed before this one, the last one first; only the browser knows them (SHL-073). */
export function RecentlyViewed({ car }: { car: Car }): ReactNode {
  const viewed = useLastEvent('viewed:changed');
  const reserved = useRef<HTMLDivElement>(null);
  const isNearViewport = useNearViewport(reserved);
  const others = (viewed?.items ?? []).map(({ id }) => id).filter((id) => id !== car.id);
  const ids = others.slice(0, shownLimit);
  const placeholder = ids.length > 0 ? <RailPlaceholder title={title} /> : null;
  return (
    <div ref={reserved}>{isNearViewport && ids.length > 0 ? <ViewedRail ids={ids} /> : placeholder}</div>
  );
}
