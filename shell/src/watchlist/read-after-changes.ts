import type { CallApi, EndpointName } from 'shared-contracts/api/endpoints';

const changes: readonly EndpointName[] = ['saveCar', 'removeCar'];
/** What lists the saved cars. */
const readings: readonly EndpointName[] = ['getWatchlist', 'getMyGarage'];

/**
 * The API, with one rule more: the watchlist is not read while a change of it is on its way. A shopper who saves a car and goes to
 * the list at once finds it there (SHL-032).
 */
export function readAfterChanges(api: CallApi): CallApi {
  const underWay = new Set<Promise<unknown>>();
  return async (name, input, options) => {
    if (readings.includes(name)) await Promise.allSettled(underWay);
    const call = api(name, input, options);
    if (changes.includes(name)) {
      underWay.add(call);
      call.catch(() => undefined).finally(() => underWay.delete(call));
    }
    return call;
  };
}
