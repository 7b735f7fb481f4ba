import type { TradedVehicle, Valuation } from 'shared-contracts/entities/trade-in';
import { isOverLimit } from 'shared-rules/trade-in';
import { answeredKms, answerSteps } from 'shared-rules/trade-in-questions';
import type { CallContext } from '../http/operation';
import type { ValuationProvider } from './valuation-provider';

/** The part of a valuation that is reckoned. `vehicle` has the kilometres of the answers. */
export type Figures = Pick<
  Valuation,
  'offer_price' | 'reason' | 'vehicle' | 'range' | 'comparables' | 'sampleSize' | 'steps'
>;
export type Answers = Readonly<Record<string, string>>;

const withoutPrice = (reason: NonNullable<Valuation['reason']>, vehicle: TradedVehicle | null): Figures => ({
  offer_price: null,
  reason,
  vehicle,
  range: null,
  comparables: [],
  sampleSize: 0,
  steps: [],
});

/** A car with the kilometres of the answers; assumed ones are never more than those that the site still gives a price for. */
function withKms(found: TradedVehicle, kms: number | null, mostKms: number): TradedVehicle {
  if (kms !== null) return { ...found, kms, kmsAssumed: false };
  return found.kmsAssumed ? { ...found, kms: Math.min(found.kms, mostKms) } : found;
}

/**
 * What a site offers for a car (API-026, API-027): the provider's price for a good one, changed by the answers. No
 * price beyond the site's limits (FIN-053), for an unknown car, and where its worth is unknown.
 *
 * @param found null where the register does not know it and the shopper has not described it
 * @param year the year it is at the site
 */
export async function priceVehicle(
  provider: ValuationProvider,
  { found, answers, year, context }: {
    found: TradedVehicle | null; answers: Answers; year: number; context: CallContext;
  }, // prettier-ignore
): Promise<Figures> {
  if (!found) return withoutPrice('unknown_rego', null);
  const { tradeIn } = context.config;
  const vehicle = withKms(found, answeredKms(answers), tradeIn.valuation.maxKm);
  if (isOverLimit(vehicle, tradeIn, year)) return withoutPrice('over_limit', vehicle);
  const market = await provider.value(vehicle, { site: context.site.slug, year, signal: context.signal });
  if (!market) return withoutPrice('no_comparables', vehicle);
  const { price, low, high, comparables, sampleSize } = market;
  const steps = [...market.steps, ...answerSteps(price, answers)];
  const offer = steps.reduce((sum, { amount }) => sum + amount, 0);
  const share = offer / price;
  return {
    offer_price: offer,
    reason: null,
    vehicle,
    range: { low: Math.round(low * share), high: Math.round(high * share) },
    comparables,
    sampleSize,
    steps,
  };
}
