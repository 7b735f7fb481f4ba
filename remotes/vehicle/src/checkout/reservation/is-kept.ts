import type { CallApi } from 'shared-contracts/api/endpoints';
import { keepsCar } from 'shared-contracts/entities/shopper';
import { ApiFailure } from 'shared-contracts/errors';

/**
 * Whether a reservation still keeps a car for its shopper: the dealer may have given the car to somebody else meanwhile.
 * Rejects with `ApiFailure` where the server does not say.
 */
export async function isKept(
  api: CallApi,
  carId: number,
  reference: string,
  signal: AbortSignal,
): Promise<boolean> {
  try {
    const { car_id, state } = await api('getReservation', { params: { reference } }, { signal });
    return car_id === carId && keepsCar(state);
  } catch (error) {
    if (error instanceof ApiFailure && error.code === 'not_found') return false;
    throw error;
  }
}
