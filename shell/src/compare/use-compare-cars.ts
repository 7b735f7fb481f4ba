import { useEffect, useState } from 'react';
import type { Car } from 'shared-contracts/entities/car';
import { usePlatform } from 'shared-contracts/react';

export interface CompareCars {
  state: 'loading' | 'ready' | 'failed';
  /** Cars that were requested and are listed. */
  known: ReadonlyMap<number, Car>;
  retry: () => void;
}

/**
 * Loads the cars of a comparison, each once: taking one out or putting one in asks for nothing that is known.
 *
 * @param given cars that came with the page
 */
export function useCompareCars(ids: readonly number[], given: readonly Car[] = []): CompareCars {
  const { api } = usePlatform();
  const [requested, setRequested] = useState<ReadonlyMap<number, Car | null>>(new Map());
  const [hasFailed, setFailed] = useState(false);
  const missing = ids.filter((id) => !requested.has(id) && given.every((car) => car.id !== id)).join(', ');
  useEffect(() => {
    if (!missing || hasFailed) return;
    const controller = new AbortController();
    const { signal } = controller;
    api('listCars', { query: { filter: `id IN [${missing}]`, limit: ids.length } }, { signal }).then(
      (cars) => {
        if (signal.aborted) return;
        const found = new Map(cars.map((car) => [car.id, car]));
        const answers = missing.split(', ').map((id) => [Number(id), found.get(Number(id)) ?? null] as const);
        setRequested((before) => new Map([...before, ...answers]));
      },
      () => signal.aborted || setFailed(true),
    );
    return () => controller.abort();
  }, [api, missing, ids.length, hasFailed]);
  const listed = [...given, ...[...requested.values()].filter((car) => car !== null)];
  const known = new Map(listed.map((car) => [car.id, car]));
  return {
    state: missing === '' ? 'ready' : hasFailed ? 'failed' : 'loading',
    known,
    retry: () => setFailed(false),
  };
}
