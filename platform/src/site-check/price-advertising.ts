import { awayPrice } from 'shared-rules/price-text';
import { findingAt, type Finding } from './finding';
import type { Passage } from './passages';

/** Costs that a buyer cannot leave out, named as coming on top of a price. */
const CHARGES_ON_TOP =
  /(?:\bplus|\+|\bexcl(?:\.|udes?|uding)?|\bnot including)\s*(?:all |any |other |GST and )*(?:government |statutory |govt |stamp duty|on[- ]?roads?\b|ORCs?\b|dealer delivery|delivery charges)/i;
/** Words that belong to a price wherever it stands. */
const ON_ROADS_ON_TOP =
  /(?:\bplus|\+|\bexcl(?:\.|udes?|uding)?|\bnot including)\s*(?:all |the )?(?:on[- ]?roads?\b|ORCs?\b)/i;
/** A promise that a price is all there is to pay. */
const NO_MORE =
  /\bno(?:thing)? (?:more|extra|else) to pay\b|\b(?:drive|ride|tow)[- ]?away,?\s(?:and )?no(?:thing)? (?:more|extra)(?=\s*(?:[!.,*]|$))|\bnot a (?:cent|dollar) more\b|\bno hidden (?:charges|costs|fees)\b/i;
/** What such a promise cannot stand beside. */
const FURTHER_COSTS =
  /\b(?:fees?|charges?|costs?) (?:may |will |also )*(?:apply|be added|are extra)\b|\b(?:dealer delivery|delivery|stamp duty|rego|registration|CTP) (?:is |are )?(?:extra|not included)\b/i;
const GST_ON_TOP = /(?:\bplus|\+|\bexcl(?:\.|udes?|uding)?|\bex\.?|\bnot including)\s*GST\b/i;
/** Prices to businesses alone may leave GST out. */
const FOR_BUSINESS = /\bbusiness(?:es)?\b|\bABN\b/i;

const STARRED_PRICE = /\$\s?\d[\d,]*(?:\.\d\d)?\s?\*/;
/** What is dearer is a vehicle; a service from $299 is a total price. */
const VEHICLE_PRICE = 5000;
const FROM_PRICE = /\bfrom\s+\$\s?(\d[\d,]*)(?!\s*(?:to|[-–])\s*\$)/gi;
const OF_CREDIT = /\b(?:loans?|financ\w+|borrow\w*|lend\w*)\b/i;

const RATE =
  /\d(?:\.\d+)?\s?%\s*(?:p\.?\s?a\b|per annum|interest|fixed|finance|rate\b)|\b(?:interest|finance|rates?)\s+(?:of|from|at)\s+\d+(?:\.\d+)?\s?%/i;
const REPAYMENT =
  /\$\s?\d[\d,]*(?:\.\d+)?\*?\s*(?:(?:an?|per|each|every|\/)\s*(?:week|fortnight|month|wk|mth)\b|p\.?\s?[wm]\b)/i;
/** Regular payments that are no credit. */
const NO_CREDIT = /\b(?:subscri\w+|rent\w*|hire|storage)\b/i;
const COMPARISON_RATE =
  /\d(?:\.\d+)?\s?%[^.]{0,40}comparison rate|comparison rate[^.]{0,40}?\d+(?:\.\d+)?\s?%/i;

const hasVehiclePriceFrom = (text: string): boolean =>
  [...text.matchAll(FROM_PRICE)].some(([, price = '']) => Number(price.replaceAll(',', '')) >= VEHICLE_PRICE);

function problemsOf(text: string, whole: string): string[] {
  const problems: string[] = [];
  const isPriced = /\$\s?\d|\bprices?\b|\bPOA\b/i.test(whole);
  if (ON_ROADS_ON_TOP.test(text) || (isPriced && CHARGES_ON_TOP.test(text)))
    problems.push(
      'names charges on top of a price; give the one total price a buyer pays, such as "$31,990 drive away"',
    );
  if (isPriced && GST_ON_TOP.test(text) && !FOR_BUSINESS.test(whole))
    problems.push('leaves GST out of a price; include it, or say that the price is for business buyers only');
  if (FURTHER_COSTS.test(text) && (NO_MORE.test(whole) || (awayPrice.test(whole) && isPriced)))
    problems.push(
      'names further costs beside a price that has none; include them in the price or drop the claim',
    );
  if (NO_MORE.test(text) && !(awayPrice.test(whole) && /\$\s?\d/.test(whole)))
    problems.push(
      'promises no more to pay without the total price; put it beside, such as "$31,990 drive away"',
    );
  if (!awayPrice.test(whole)) {
    if (STARRED_PRICE.test(text))
      problems.push('has a price with an asterisk; give the total price with "drive away", without one');
    else if (hasVehiclePriceFrom(text) && !OF_CREDIT.test(text))
      problems.push('has a price "from" that may not be all a buyer pays; give the total with "drive away"');
  }
  if (COMPARISON_RATE.test(whole)) return problems;
  if (RATE.test(text))
    problems.push('names an interest rate without its comparison rate; put "…% comparison rate" beside it');
  else if (REPAYMENT.test(text) && !NO_CREDIT.test(whole))
    problems.push('names a repayment without a comparison rate; put "…% comparison rate" beside it');
  return problems;
}

/**
 * Advertising rules for prices and credit: one total price (Australian Consumer Law, section 48), and a comparison
 * rate beside every rate or repayment (National Credit Code, part 10).
 */
export const checkPrices = (passages: readonly Passage[]): Finding[] =>
  passages
    .filter(({ isLegal }) => !isLegal)
    .flatMap(({ texts, whole }) =>
      texts.flatMap((text) =>
        problemsOf(text.value, whole).map((message) => findingAt('error', text, message)),
      ),
    );
