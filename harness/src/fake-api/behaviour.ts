import { ApiFailure } from 'shared-contracts/errors';

/** How a fake service answers. Read at each call, so that changing it works at once. */
export interface FakeBehaviour {
  /** Milliseconds before each answer; none when left out. */
  latencyMs?: number;
  /** `fail`: every call is refused as unavailable; `hang`: no call is ever answered. */
  fault?: 'fail' | 'hang' | null;
}

const waitFor = (ms: number, signal: AbortSignal | undefined): Promise<void> =>
  new Promise((resolve, reject) => {
    const onAbort = (): void => {
      clearTimeout(timer);
      reject(signal?.reason as Error); // an abort's reason is an error unless the caller chose another one
    };
    const timer = setTimeout(() => {
      signal?.removeEventListener('abort', onAbort);
      resolve();
    }, ms);
    signal?.addEventListener('abort', onAbort, { once: true });
  });

const never = (signal: AbortSignal | undefined): Promise<never> =>
  new Promise((_resolve, reject) => {
    signal?.addEventListener('abort', () => reject(signal.reason as Error), { once: true }); // as above
  });

/** Waits, fails or hangs before a fake answers. Rejects with the signal's reason when the caller gives up. */
export async function behave(
  what: string,
  { latencyMs = 0, fault = null }: FakeBehaviour,
  signal: AbortSignal | undefined,
): Promise<void> {
  signal?.throwIfAborted();
  if (fault === 'hang') await never(signal);
  if (latencyMs > 0) await waitFor(latencyMs, signal);
  if (fault === 'fail')
    throw new ApiFailure('unavailable', `The fake service refuses ${what}, as its behaviour says.`);
}
