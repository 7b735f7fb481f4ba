import { useEffect, useState, type Dispatch, type SetStateAction } from 'react';
import type { TradeInOffer, Valuation } from 'shared-contracts/entities/trade-in';
import { ApiFailure } from 'shared-contracts/errors';
import { useLastEvent, usePlatform } from 'shared-contracts/react';

/** How the offer that the tab has kept comes back. */
export type Restored =
  | { kind: 'done' }
  | { kind: 'loading'; offer: TradeInOffer }
  /** `offer` is what the tab kept of it. */
  | { kind: 'failed'; offer: TradeInOffer; retry: () => void };

/**
 * The valuation in view: one that the address or a call brought, else the one of the offer that the tab kept, fetched
 * again (FIN-054).
 */
export function useRestoredValuation(served: Valuation | null): {
  valuation: Valuation | null;
  setValuation: Dispatch<SetStateAction<Valuation | null>>;
  restored: Restored;
} {
  const { api } = usePlatform();
  const offer = useLastEvent('trade-in:changed')?.offer ?? null;
  const [valuation, setValuation] = useState(served);
  const [outcome, setOutcome] = useState<'none' | 'gone' | 'failed'>('none');
  const [tries, setTries] = useState(0);
  const id = valuation ? null : (offer?.id ?? null);

  useEffect(() => {
    if (id === null) return;
    const controller = new AbortController();
    setOutcome('none');
    const { signal } = controller;
    api('getValuation', { params: { id } }, { signal }).then(
      (found) => signal.aborted || setValuation(found),
      (error: unknown) => {
        if (signal.aborted) return;
        setOutcome(error instanceof ApiFailure && error.code === 'not_found' ? 'gone' : 'failed');
      },
    );
    return () => controller.abort();
  }, [api, id, tries]);

  const restoredState = (): Restored => {
    if (valuation || !offer || outcome === 'gone') return { kind: 'done' };
    if (outcome === 'none') return { kind: 'loading', offer };
    return { kind: 'failed', offer, retry: () => setTries(tries + 1) };
  };
  return { valuation, setValuation, restored: restoredState() };
}
