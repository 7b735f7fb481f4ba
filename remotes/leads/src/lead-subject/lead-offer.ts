import type { Offer } from 'shared-contracts/entities/content';
import type { LeadFormValues } from 'shared-contracts/entities/lead';
import type { LoadContext } from 'shared-contracts/remote/remote-module';

/** Milliseconds that a form waits for the offer it was opened from. */
const offerTimeoutMs = 4_000;

/** Facts of an offer that its leads carry (LEA-037). */
export type LeadOffer = Pick<Offer, 'id' | 'name' | 'model'>;

/** The site's offer of an id; null for one that it does not have. */
export async function findOffer(
  { api, signal }: Pick<LoadContext, 'api' | 'signal'>,
  offerId: number,
): Promise<LeadOffer | null> {
  const offers = await api('listOffers', {}, { signal, timeoutMs: offerTimeoutMs });
  const offer = offers.find(({ id }) => id === offerId);
  return offer ? { id: offer.id, name: offer.name, model: offer.model } : null;
}

type OfferValues = Partial<Pick<LeadFormValues, 'offer_id' | 'offer_name' | 'Vehicle Model'>>;

/** Fixed values of a lead that was opened from an offer; its id alone where nothing else is known. */
export const offerValues = (offerId: number | undefined, offer: LeadOffer | null): OfferValues => ({
  ...(offerId === undefined ? {} : { offer_id: offerId }),
  ...(offer ? { offer_name: offer.name } : {}),
  ...(offer?.model ? { 'Vehicle Model': offer.model.name } : {}),
});

/** Comments of an enquiry about an offer at first. */
export const offerQuestion = (offer: LeadOffer): string => `I’d like to know more about “${offer.name}”.`;

/** The offer that the address of a page names. One that cannot be looked up, or has ended, goes along by its id. */
export interface AddressedOffer {
  id: number;
  offer: LeadOffer | null;
}

/** The offer of a page's address (`offer_id`); null without one. */
export async function offerOfAddress(
  context: Pick<LoadContext, 'api' | 'signal' | 'url'>,
): Promise<AddressedOffer | null> {
  const text = context.url.searchParams.get('offer_id') ?? '';
  if (!/^\d{1,9}$/.test(text)) return null;
  const id = Number(text);
  // The question matters more than the offer's name.
  return { id, offer: await findOffer(context, id).catch(() => null) };
}
