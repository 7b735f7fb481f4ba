import { useDeferred, usePlatform } from 'shared-contracts/react';
import type { Offer } from 'shared-contracts/entities/content';

/** Milliseconds that a form waits for the offer it was opened from. */
const offerTimeoutMs = 4_000;

/** What a lead says about the offer it was opened from (LEA-037). */
export type LeadOffer = Pick<Offer, 'id' | 'name' | 'model'>;

/**
 * The offer of a request, which carries no more than its id; undefined while it is on its way. One that cannot be had
 * goes along by its id.
 */
export function useOffer(offerId: number | undefined): LeadOffer | null | undefined {
  const { api } = usePlatform();
  const offer = useDeferred(`offer:${offerId ?? ''}`, async (signal): Promise<LeadOffer | null> => {
    if (offerId === undefined) return null;
    const offers = await api('listOffers', {}, { signal, timeoutMs: offerTimeoutMs });
    return offers.find(({ id }) => id === offerId) ?? null;
  });
  if (offerId === undefined || offer.kind === 'failed') return null;
  return offer.kind === 'ready' ? offer.value : undefined;
}
