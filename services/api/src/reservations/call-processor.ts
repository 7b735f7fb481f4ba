import { RESERVATION_LIMITS } from './reservation-limits';

/**
 * Asks a payment processor, and gives up after its time even when it does not heed the signal. Rejects with what the
 * processor rejects with, or a `TimeoutError`.
 */
export function callProcessor<T>(ask: (signal: AbortSignal) => Promise<T>): Promise<T> {
  const signal = AbortSignal.timeout(RESERVATION_LIMITS.processorS * 1000);
  const gaveUp = new Promise<never>((_resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true }); // a timeout's reason is an error
  });
  return Promise.race([ask(signal), gaveUp]);
}
