import type { Car } from 'shared-contracts/entities/car';
import { ApiFailure } from 'shared-contracts/errors';
import type { LoadContext } from 'shared-contracts/remote/remote-module';

/** Ids that a car can have; what is longer is none. */
const idForm = /^\d{1,15}$/;

/** The car that a link names by its id, or by its slug; null when it is not listed. */
export async function findCar(
  { api, signal }: Pick<LoadContext, 'api' | 'signal'>,
  idOrSlug: string,
): Promise<Car | null> {
  if (idOrSlug === '') return null;
  if (idForm.test(idOrSlug)) {
    const query = { filter: `id = ${idOrSlug}`, limit: 1 };
    const [car] = await api('listCars', { query }, { signal });
    return car ?? null;
  }
  try {
    return await api('getCar', { params: { slug: idOrSlug } }, { signal });
  } catch (error) {
    if (error instanceof ApiFailure && error.code === 'not_found') return null;
    throw error;
  }
}
