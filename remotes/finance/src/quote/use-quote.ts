import { useDeferred, usePlatform, usePublish, type Deferred } from 'shared-contracts/react';
import type { QuoteRequest } from 'shared-contracts/entities/quote';
import { sender } from '../sender';
import type { ShownQuote } from './quote-request';

/**
 * The provider's quote for a car, requested once the page is there, and published to it. A failure is logged (FIN-018).
 */
export function useQuote(carId: number, request: QuoteRequest): Deferred<ShownQuote> {
  const { api } = usePlatform();
  const publish = usePublish(sender);
  return useDeferred(`${carId} ${request.purchasePrice}`, async (signal) => {
    try {
      const quote = await api('quoteFinance', { body: request }, { signal });
      publish('finance:quote-received', { car_id: carId, ...quote });
      return quote;
    } catch (error) {
      if (!signal.aborted) console.error(`The finance quote of car ${carId} is left out.`, error); // oxlint-disable-line eslint/no-console -- FIN-018 asks for it
      throw error;
    }
  });
}
