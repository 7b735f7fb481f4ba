import { useEffect, useEffectEvent, useLayoutEffect, useMemo, useState } from 'react';
import { analyticsIds } from 'shared-contracts/analytics';
import type { ApiInput } from 'shared-contracts/api/endpoints';
import type { Valuation } from 'shared-contracts/entities/trade-in';
import { usePlatform, usePublish } from 'shared-contracts/react';
import { useLocation } from 'shared-routing';
import { sender } from '../../sender';
import type { Answers } from '../car-form';
import type { TradeInData } from '../load-trade-in';
import { usePhotos, type Photos } from '../photos/use-photos';
import { resultOf, saveValuation, type ValuationResult } from '../valuation-calls';
import { keptAnswers } from './kept-answers';
import { resumedStep, stepOfHash, type Step } from './steps';
import { useRestoredValuation, type Restored } from './use-restored-valuation';
import { useStepFocus, useStepLinks, type StepLinks } from './use-steps';

/** State and actions of the trade-in page, over all of its steps. */
export interface TradeIn extends StepLinks {
  data: TradeInData;
  step: Step;
  valuation: Valuation | null;
  /** The offer that the tab kept is being fetched, or could not be. */
  restored: Restored;
  answers: Answers;
  /** What the browser kept has been read; before, the page is the server's. */
  isKnown: boolean;
  /** Keeps what was typed over a reload and the way back. */
  keep: (answers: Answers) => void;
  /** Values a car for the first time (FIN-048). */
  value: (body: NonNullable<ApiInput<'valueTradeIn'>['body']>) => Promise<ValuationResult>;
  /** Values it again with the answers about its condition (FIN-049). */
  adjust: (adjustmentAnswers: Record<string, string>) => Promise<ValuationResult>;
  /** Takes the offer (FIN-050). */
  accept: () => Promise<ValuationResult>;
  /** The shopper's photos of the car. */
  photos: Photos;
  /** The lead of the valuation has the shopper's details. */
  detailsSent: () => void;
}

/** The trade-in of one visit: what was typed, the valuation, and where the shopper is. */
export function useTradeIn(data: TradeInData): TradeIn {
  const { site, api } = usePlatform();
  const publish = usePublish(sender);
  const storage = useMemo(() => keptAnswers(site.site.slug), [site]);
  const { hash } = useLocation();
  // The first render is the server's, which knows neither the tab's storage nor the address's `#`. The storage is read
  // before anything can be typed: that would be kept in its place.
  const [{ answers, isKnown }, setKept] = useState<{ answers: Answers; isKnown: boolean }>({
    answers: {},
    isKnown: false,
  });
  useLayoutEffect(() => setKept({ answers: storage.read(), isKnown: true }), [storage]);
  const { valuation, setValuation, restored } = useRestoredValuation(data.valuation);
  const photos = usePhotos(valuation, (id, sent) =>
    setValuation((current) => (current?.id === id ? { ...current, photos: [...sent] } : current)),
  );

  const keep = (typed: Answers): void => {
    const next = { ...answers, ...typed };
    setKept({ answers: next, isKnown: true });
    storage.write(next);
  };
  const step = isKnown ? stepOfHash(hash, valuation) : resumedStep(valuation);
  const links = useStepLinks(step);
  const isAccepted = typeof valuation?.acceptedAt === 'string';
  useStepFocus(step, isAccepted, isKnown && restored.kind !== 'loading');

  const publishValued = ({ id, offer_price, rego, regoState, lead_id, ...rest }: Valuation): void => {
    const { adjustmentAnswers, validUntil } = rest;
    publish('trade-in:valued', { id, offer_price, rego, regoState, lead_id, adjustmentAnswers, validUntil });
  };
  // A valuation that the address brought along becomes the offer of this visit.
  const publishServed = useEffectEvent(() => data.valuation && publishValued(data.valuation));
  useEffect(() => {
    publishServed();
  }, [data.valuation]);

  const take = async (call: Promise<Valuation>): Promise<ValuationResult> => {
    const result = await resultOf(call);
    if (result.kind !== 'valued') return result;
    setValuation(result.valuation);
    publishValued(result.valuation);
    if (site.site.flags.saveValuation) void saveValuation(api, result.valuation);
    return result;
  };

  const accept = async (): Promise<ValuationResult> => {
    const { id = '', lead_id: leadId = null, offer_price: price = null } = valuation ?? {};
    if (leadId === null || price === null) throw new Error('Only an offer that has a lead can be accepted.');
    const body = {
      lead_id: leadId,
      form_completed: true,
      offer_accepted: true,
      subcategory: '3. Offer Accepted',
    } as const;
    const result = await resultOf(api('acceptValuation', { params: { id }, body }));
    if (result.kind !== 'valued') return result;
    setValuation(result.valuation);
    publish('trade-in:offer-accepted', { id, lead_id: leadId, offer_price: price });
    publish('analytics:tracked', { eventId: analyticsIds.offerAccepted, params: { lead_id: leadId } });
    return result;
  };

  return {
    ...links,
    data,
    step,
    valuation,
    restored,
    answers,
    isKnown,
    keep,
    value: (body) =>
      take(api('valueTradeIn', { body: { ...body, ...(data.car ? { car_id: data.car.id } : {}) } })),
    adjust: (adjustmentAnswers) => {
      const id = valuation?.id ?? '';
      return take(api('adjustValuation', { params: { id }, body: { id, adjustmentAnswers } }));
    },
    accept,
    photos,
    detailsSent: () => valuation && setValuation({ ...valuation, hasContact: true }),
  };
}
