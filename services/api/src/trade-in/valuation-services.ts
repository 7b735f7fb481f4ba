import { ApiFailure } from 'shared-contracts/errors';
import { hasRunOut } from 'shared-rules/trade-in';
import { dateInZone, formatDate } from 'shared-rules/zoned-time';
import { signedInUser, type SessionServices } from '../auth/session';
import type { IpHash } from '../http/ip-hash';
import type { CallContext, Services } from '../http/operation';
import { countCall, type callLimit } from '../http/rate-limit';
import type { ValuationProvider } from './valuation-provider';
import type { ValuationRow } from './valuation-rows';

export interface ValuationServices extends Services, SessionServices {
  valuations: ValuationProvider;
  ipHash: IpHash;
  /** Called after something for a dealer was committed, so that its delivery starts at once. */
  onLead: () => void;
}

/** Category under which a dealership finds the leads of valuations. */
export const valuationCategory = 'Trade-In Valuation';

/** Counts a call, on sites that take trade-ins. Throws `not_found` on others, and `too_many_requests`. */
export async function countTradeInCall(
  { db, now, ipHash }: ValuationServices,
  { site, config, visitor }: CallContext,
  limit: ReturnType<typeof callLimit>,
): Promise<void> {
  if (!config.tradeIn.enabled) throw new ApiFailure('not_found', 'This site takes no trade-ins.');
  await countCall(db, limit, { site: site.slug, ipHash: ipHash(visitor.ip), now: now() });
}

/** Phone of the visitor who is signed in, in whose garage a valuation belongs; null for an anonymous one. */
export const visitorPhone = async (
  services: ValuationServices,
  context: CallContext,
): Promise<string | null> => (await signedInUser(services, context))?.phone ?? null;

/** Throws `conflict` for an offer that ran out. */
export function requireValid(offer: ValuationRow, { config }: CallContext, now: Date): void {
  if (!hasRunOut(offer, now)) return;
  const { date } = dateInZone(new Date(offer.validUntil), config.site.timezone);
  throw new ApiFailure(
    'conflict',
    `This offer was valid until ${formatDate(date)}. Please value your car again for a current one.`,
  );
}
