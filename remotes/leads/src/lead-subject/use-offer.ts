import { useDeferred, usePlatform } from 'shared-contracts/react';
import { findOffer, type LeadOffer } from './lead-offer';

/**
 * The offer of a request, which carries no more than its id; undefined while it is on its way. One that cannot be had
 * goes along by its id.
 */
export function useOffer(offerId: number | undefined): LeadOffer | null | undefined {
  const { api } = usePlatform();
  const offer = useDeferred(`offer:${offerId ?? ''}`, (signal) =>
    offerId === undefined ? Promise.resolve(null) : findOffer({ api, signal }, offerId),
  );
  if (offerId === undefined || offer.kind === 'failed') return null;
  return offer.kind === 'ready' ? offer.value : undefined;
}
