import type { Car } from 'shared-contracts/entities/car';
import type { LoadContext } from 'shared-contracts/remote/remote-module';
import { filterText } from 'shared-contracts/search/filter-text';
import { COMPARE_LIMIT } from '../store/compare';

/** A comparison that an address names, from any visitor. */
export interface SharedComparison {
  /** In the order of the address. */
  cars: Car[];
  /** Cars of the address that are not listed. */
  goneCount: number;
}

/** Loads the cars that `?cars=` names by their slugs, each once and four at most (D-44). Rejects with `ApiFailure`. */
export async function loadComparison({ api, url, signal }: LoadContext): Promise<SharedComparison> {
  const named = (url.searchParams.get('cars') ?? '').split(',').map((slug) => slug.trim());
  const slugs = [...new Set(named)].filter((slug) => slug !== '').slice(0, COMPARE_LIMIT);
  if (slugs.length === 0) return { cars: [], goneCount: 0 };
  const filter = `slug IN [${slugs.map(filterText).join(', ')}]`;
  const found = await api('listCars', { query: { filter, limit: COMPARE_LIMIT } }, { signal });
  const cars = slugs.flatMap((slug) => found.filter((car) => car.slug === slug));
  return { cars, goneCount: slugs.length - cars.length };
}
