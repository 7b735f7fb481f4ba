import type { ApiInput, ApiOutput, CallOptions } from 'shared-contracts/api/endpoints';
import type { Car } from 'shared-contracts/entities/car';
import { photoLimits, type TradedVehicle, type Valuation } from 'shared-contracts/entities/trade-in';
import { ApiFailure } from 'shared-contracts/errors';
import type { PublicTenantConfig } from 'shared-contracts/site-config';
import { repayment } from 'shared-rules/finance/repayment';
import { payablePrice } from 'shared-rules/price';
import { isOverLimit } from 'shared-rules/trade-in';
import { answerErrors, answeredKms, answerSteps } from 'shared-rules/trade-in-questions';

/** Rates of the fake's provider, in per cent a year. */
const advertisedRate = 8.4;
const comparisonRate = 9.1;

/** The one rego that the fake's register does not know. */
export const unknownRego = 'UNKNOWN1';
/** The car of every other rego; its kilometres are not known. */
const knownVehicle: TradedVehicle = {
  make: 'Toyota',
  model: 'RAV4',
  badge: 'GXL',
  year: 2021,
  kms: 65_000,
  kmsAssumed: true,
};
/** The year it is in the fake. */
const thisYear = 2026;
/** What a new car is worth in the fake, and what a year and a kilometre take off, in dollars. */
const [newPrice, perYear, perKm, leastPrice] = [36_000, 2_000, 0.1, 1_000];
const spread = 0.08;
const mostComparables = 4;
/** Valuations make leads of their own, apart from those of the forms. */
const firstLeadId = 1000;

const refused = (field: string, message: string): ApiFailure =>
  new ApiFailure('invalid_fields', message, { fields: { [field]: message } });

const marketPrice = ({ year, kms }: TradedVehicle): number =>
  Math.max(leastPrice, Math.round(newPrice - (thisYear - year) * perYear - kms * perKm));

type Offer = Pick<Valuation, 'offer_price' | 'reason' | 'range' | 'steps'>;

const noOffer = (reason: Valuation['reason']): Offer => ({
  offer_price: null,
  reason,
  range: null,
  steps: [],
});

/**
 * What the finance and trade-in pages ask, in memory: a lender's text, a quote, and valuations of one visitor.
 *
 * @param cars cars that are shown, which also stand for the market
 * @param leadOf id of a lead that is sent with contact details, once per key
 */
export function fakeFinanceCalls(
  cars: readonly Car[],
  { site, finance, tradeIn }: PublicTenantConfig,
  leadOf: (call: CallOptions, values: unknown) => number,
) {
  const lender = site.finance_provider && finance.providers[site.finance_provider]?.lender;
  const made = new Map<string, Valuation>();
  let photosMade = 0;

  const valuationOf = (id: string | undefined): Valuation => {
    const found = made.get(id ?? '');
    if (!found) throw new ApiFailure('not_found', 'There is no such valuation.');
    return found;
  };
  const keep = (valuation: Valuation): Valuation => {
    made.set(valuation.id, valuation);
    return valuation;
  };
  const comparables = () =>
    cars.flatMap((car) => {
      const price = payablePrice(car);
      if (price === null || car.km === null) return [];
      return [{ title: car.name, year: car.year, kms: car.km, price, slug: car.slug }];
    });

  function offerFor(vehicle: TradedVehicle | null, answers: Record<string, string>): Offer {
    if (!vehicle) return noOffer('unknown_rego');
    if (isOverLimit(vehicle, tradeIn, thisYear)) return noOffer('over_limit');
    const market = marketPrice(vehicle);
    const steps = [{ label: 'Usual price of this car', amount: market }, ...answerSteps(market, answers)];
    const offer = steps.reduce((sum, { amount }) => sum + amount, 0);
    const range = { low: Math.round(offer * (1 - spread)), high: Math.round(offer * (1 + spread)) };
    return { offer_price: offer, reason: null, range, steps };
  }

  return {
    financeDisclaimer({ params }: ApiInput<'financeDisclaimer'>): ApiOutput<'financeDisclaimer'> {
      const car = cars.find(({ id, slug }) => [slug, String(id)].includes(params?.slug ?? ''));
      if (!car) throw new ApiFailure('not_found', 'This vehicle is no longer listed.');
      const entry = lender ? car.finance_lenders?.[lender] : undefined;
      return { disclaimer: entry?.disclaimer ?? finance.disclaimer.text };
    },
    quoteFinance({ body }: ApiInput<'quoteFinance'>): ApiOutput<'quoteFinance'> {
      if (!site.flags.youxQuote) throw new ApiFailure('not_found', 'This site takes no quotes.');
      const weeklyRepaymentAmount = repayment({
        amount: body?.purchasePrice ?? 0,
        residual: 0,
        annualRatePercent: advertisedRate,
        years: body?.loanTerm ?? 1,
        frequency: 'weekly',
      });
      return { weeklyRepaymentAmount, comparisonRate, advertisedRate };
    },
    valueTradeIn({ body = {} }: ApiInput<'valueTradeIn'>): ApiOutput<'valueTradeIn'> {
      const rego = body.rego?.replace(/\s/g, '').toUpperCase() || null;
      if (rego && !body.regoState) throw refused('regoState', 'Choose the state of registration.');
      if (!rego && !body.vehicle) throw refused('rego', 'Enter a registration, or describe the car.');
      const described = body.vehicle
        ? { ...body.vehicle, badge: body.vehicle.badge ?? null, kmsAssumed: false }
        : null;
      const vehicle = described ?? (rego === unknownRego ? null : knownVehicle);
      const near = comparables();
      return keep({
        ...offerFor(vehicle, {}),
        id: `fake-valuation-${made.size + 1}`,
        adjustmentAnswers: null,
        rego,
        regoState: body.regoState ?? null,
        lead_id: firstLeadId + made.size,
        vehicle,
        comparables: vehicle ? near.slice(0, mostComparables) : [],
        sampleSize: vehicle ? near.length : 0,
        hasContact: false,
        validUntil: '2099-01-01T00:00:00Z',
        acceptedAt: null,
        car_id: body.car_id ?? null,
        photos: [],
      });
    },
    getValuation: ({ params }: ApiInput<'getValuation'>): ApiOutput<'getValuation'> =>
      valuationOf(params?.id),
    adjustValuation({ params, body }: ApiInput<'adjustValuation'>): ApiOutput<'adjustValuation'> {
      const known = valuationOf(params?.id);
      const answers = body?.adjustmentAnswers ?? {};
      const [wrong] = Object.entries(answerErrors(answers));
      if (wrong) throw refused(...wrong);
      const kms = answeredKms(answers);
      const vehicle =
        known.vehicle && kms !== null ? { ...known.vehicle, kms, kmsAssumed: false } : known.vehicle;
      return keep({ ...known, ...offerFor(vehicle, answers), vehicle, adjustmentAnswers: answers });
    },
    addTradeInPhoto({ params }: ApiInput<'addTradeInPhoto'>): ApiOutput<'addTradeInPhoto'> {
      const known = valuationOf(params?.id);
      if (known.photos.length >= photoLimits.count)
        throw new ApiFailure('conflict', 'There are enough photos.');
      photosMade += 1;
      return keep({ ...known, photos: [...known.photos, `fake-photo-${photosMade}`] });
    },
    removeTradeInPhoto({ params }: ApiInput<'removeTradeInPhoto'>): ApiOutput<'removeTradeInPhoto'> {
      const known = valuationOf(params?.id);
      return keep({ ...known, photos: known.photos.filter((photo) => photo !== params?.photo) });
    },
    completeValuation(
      { params, body }: ApiInput<'completeValuation'>,
      call: CallOptions,
    ): ApiOutput<'completeValuation'> {
      const known = valuationOf(params?.id);
      leadOf(call, body?.values);
      keep({ ...known, hasContact: true });
      return { lead_id: known.lead_id, error: null };
    },
    acceptValuation({ params, body }: ApiInput<'acceptValuation'>): ApiOutput<'acceptValuation'> {
      const known = valuationOf(params?.id);
      if (known.lead_id !== body?.lead_id) throw new ApiFailure('not_found', 'There is no such enquiry.');
      if (!known.hasContact) throw refused('lead_id', 'Please enter your contact details first.');
      return keep({ ...known, acceptedAt: '2026-12-02T02:00:00Z' });
    },
    saveMiscellaneous(): ApiOutput<'saveMiscellaneous'> {
      if (!site.flags.saveValuation) throw new ApiFailure('not_found', 'This site keeps no valuations.');
      return { saved: true };
    },
    /** The valuations of the visitor, the latest first. */
    valuations: (): Valuation[] => [...made.values()].reverse(),
  };
}
