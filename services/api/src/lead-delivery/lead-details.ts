import { formatPrice } from 'shared-rules/money';
import { estimateLines } from './estimate-lines';
import type { LeadRecord } from './lead-record';
import { tradeInLines } from './trade-in-record';

/** Labelled lines without those that say nothing. */
export const filledLines = (
  lines: readonly (readonly [label: string, value: unknown])[],
): [string, string][] =>
  lines
    .filter(([, value]) => value !== undefined && value !== null && value !== '')
    .map(([label, value]) => [label, String(value)]);

const yesOrNo = (value: boolean | undefined): string | undefined =>
  value === undefined ? undefined : value ? 'yes' : 'no';

/**
 * What a shopper requested beyond message, car and time, in lines that a person can read.
 *
 * @param timezone whose dates the lines give; null for ISO 8601, which programs read
 */
export const leadDetails = (
  { values, facts, tradeIn, location }: LeadRecord,
  timezone: string | null,
): [string, string][] =>
  filledLines([
    ['Request', values.request_text],
    ['Registration', values.Rego],
    ...(tradeIn ? tradeInLines(tradeIn, timezone) : []),
    ['Location', location],
    ['Page', values.page_id],
    ['Additional services', values.additional_services?.join(', ')],
    ['Budget', values.budget === undefined ? undefined : formatPrice(values.budget)],
    ...(facts.finance ? estimateLines(facts.finance) : []),
    ['Offer', values.offer_name],
    ['Opted in to news', yesOrNo(values.opt_in)],
  ]);
