import type { CallApi } from 'shared-contracts/api/endpoints';
import { toCarCard, type CarCard } from 'shared-contracts/entities/car-card';

/** Listed cars as cards, in the order of their ids; one that is listed no longer is left out. */
export async function carsById(
  api: CallApi,
  ids: readonly number[],
  signal: AbortSignal,
): Promise<CarCard[]> {
  if (ids.length === 0) return [];
  const query = { filter: `id IN [${ids.join(', ')}]`, limit: ids.length };
  const cars = await api('listCars', { query }, { signal });
  return ids.flatMap((id) => cars.filter((car) => car.id === id)).map(toCarCard);
}
