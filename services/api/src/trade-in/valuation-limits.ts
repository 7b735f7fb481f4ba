import { callLimit } from '../http/rate-limit';

/** Days that an offer stands. */
export const OFFER_DAYS = 7;
/** Days that photos of a valuation's car are kept, and that the dealer's links to them open. */
export const PHOTO_DAYS = 30;

const windowS = 600;
const manyCalls =
  'Many requests about trade-ins came from your internet connection in the last few minutes. Please try';

/** Calls of one address in 10 minutes (API-040): a shopper values a car or two, and changes answers often. */
export const VALUATION_LIMITS = {
  value: callLimit('valueTradeIn', { count: 20, windowS, refusal: manyCalls }),
  adjust: callLimit('adjustValuation', { count: 100, windowS, refusal: manyCalls }),
  addPhoto: callLimit('addTradeInPhoto', { count: 40, windowS, refusal: manyCalls }),
  removePhoto: callLimit('removeTradeInPhoto', { count: 100, windowS, refusal: manyCalls }),
  accept: callLimit('acceptValuation', { count: 20, windowS, refusal: manyCalls }),
  save: callLimit('saveMiscellaneous', { count: 100, windowS, refusal: manyCalls }),
} as const;
