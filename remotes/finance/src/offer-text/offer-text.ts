import type { TradedVehicle, TradeInOffer, Valuation } from 'shared-contracts/entities/trade-in';
import type { PublicTenantConfig } from 'shared-contracts/site-config';
import { formatCount } from 'shared-rules/money';
import { dateInZone, formatDate } from 'shared-rules/zoned-time';

/** "2021 Toyota RAV4 GX". */
export const vehicleName = ({
  year,
  make,
  model,
  badge,
}: Omit<TradedVehicle, 'kms' | 'kmsAssumed'>): string => [year, make, model, badge].filter(Boolean).join(' ');

/** "Toyota RAV4", or the plate of a car that nothing else is known of. */
export const shortVehicleName = (
  vehicle: Pick<TradedVehicle, 'make' | 'model'> | null,
  { rego }: Pick<TradeInOffer, 'rego'>,
): string => (vehicle ? `${vehicle.make} ${vehicle.model}` : (rego ?? 'car'));

/** Day of a moment in the site's zone: "30 Nov 2026". */
export const dayOf = (moment: string, { site }: Pick<PublicTenantConfig, 'site'>): string =>
  formatDate(dateInZone(new Date(moment), site.timezone).date);

/** "1 photo", "3 photos". */
export const photoCountText = (count: number): string => (count === 1 ? '1 photo' : `${count} photos`);

/** Why there is no price online, as the catalogue words it, and what happens instead (FIN-053). */
export function noPriceText(
  { reason }: Pick<Valuation, 'reason'>,
  { valuation: { maxAgeYears, maxKm } }: PublicTenantConfig['tradeIn'],
): string {
  const next = 'Leave your details and our team will value yours today.';
  return reason === 'over_limit'
    ? `Online estimates are generally not given for cars over ${maxAgeYears} years old or over ${formatCount(maxKm)} km. ${next}`
    : `We haven’t sold enough cars like yours to price it online. ${next}`;
}
