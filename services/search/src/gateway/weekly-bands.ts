import type { FinanceTerms } from 'shared-contracts/entities/finance-terms';
import type { FilterName } from 'shared-contracts/entities/search';
import { parseFilterExpression, type FilterNode } from 'shared-contracts/search/filter-expression';
import { filterText } from 'shared-contracts/search/filter-text';
import type { TenantConfig } from 'shared-contracts/site-config';
import { pricesForPayment, type DollarRange } from 'shared-rules/finance/price-for-payment';
import { financeConditions } from 'shared-rules/finance/shown-finance';
import { weeklyRanges } from '../car-document/bands';
import type { MeiliQuery } from './meili-query';

/** The filter and the count of weekly payments, as a visitor names them. */
export const WEEKLY = 'weekly_price_range' satisfies FilterName;

/** Where the weekly payments of a site's cards stand in the index. */
interface WeeklyBands {
  lender: string;
  attribute: string;
  /** Expressions that all hold for a car that shows its payment. */
  shownWhen: string[];
}

type Condition = Exclude<FilterNode, { kind: 'or' | 'and' | 'not' }>;

/**
 * Weekly payments as the cards of a site show them: those of its provider's lender, on the cars that pass the provider's
 * rule. Null where cards show none; a payment by the month is in no weekly band.
 */
function weeklyBands(site: TenantConfig, now: Date): WeeklyBands | null {
  const conditions = financeConditions(site, now);
  if (!conditions || conditions.statedPayment === 'paymentMonth') return null;
  const { lender, inStockStatuses, priceAbove, yearFrom, statedPayment } = conditions;
  return {
    lender,
    attribute: `${WEEKLY}.${lender}`,
    shownWhen: [
      `status IN [${inStockStatuses.map(filterText).join(', ')}]`,
      ...(priceAbove === null ? [] : [`price > ${priceAbove}`]),
      ...(yearFrom === null ? [] : [`year >= ${yearFrom}`]),
      ...(statedPayment === null ? [] : [`weekly_lenders = ${filterText(lender)}`]),
    ],
  };
}

/** The weekly payments of a site's cards. */
export interface WeeklyPayments {
  site: TenantConfig;
  /** Null where cards show none. */
  bands: WeeklyBands | null;
  /** Rates at which the site's lender lends, per cent a year, as far as a query goes by them. */
  rates: readonly number[];
}

export const weeklyPayments = (site: TenantConfig, now: Date): WeeklyPayments => ({
  site,
  bands: weeklyBands(site, now),
  rates: [],
});

const listText = (values: readonly string[]): string => `[${values.map(filterText).join(', ')}]`;

function conditionText(attribute: string, node: Condition): string {
  switch (node.kind) {
    case 'comparison':
      return `${attribute} ${node.operator} ${filterText(node.value)}`;
    case 'list':
      return `${attribute} IN ${listText(node.values)}`;
    case 'range':
      return `${attribute} ${filterText(node.from)} TO ${filterText(node.to)}`;
    case 'exists':
      return `${attribute} EXISTS`;
    case 'null':
      return `${attribute} IS NULL`;
    case 'empty':
      return `${attribute} IS EMPTY`;
  }
}

/** The weekly dollars that a condition asks for; null for one that bands do not answer. */
function rangesOf(node: Condition): DollarRange[] | null {
  if (node.kind === 'exists') return [{ from: 0, below: null }];
  const isEqual = node.kind === 'comparison' && node.operator === '=';
  const labels = node.kind === 'list' ? node.values : isEqual ? [node.value] : null;
  return labels && labels.flatMap((label) => weeklyRanges.get(label) ?? []);
}

/** The cars whose payment by a shopper's own terms is in a range: those of certain prices, at each rate of the lender. */
function priceTexts(
  range: DollarRange,
  terms: FinanceTerms,
  { site, rates }: WeeklyPayments,
  { lender }: WeeklyBands,
): string[] {
  const lenderRate = filterText(`lender_rates.${lender}`);
  return (terms.rate === null ? rates : [terms.rate]).flatMap((rate) => {
    const prices = pricesForPayment(range, terms, site, rate);
    if (!prices) return [];
    const parts = [
      terms.rate === null ? `${lenderRate} = ${rate}` : `${lenderRate} EXISTS`,
      `payable_price >= ${prices.from}`,
      ...(prices.below === null ? [] : [`payable_price < ${prices.below}`]),
    ];
    return [`(${parts.join(' AND ')})`];
  });
}

/** A condition on the weekly payment as one on what the site's cards show. */
function shownText(node: Condition, weekly: WeeklyPayments, terms: FinanceTerms | undefined): string {
  if (node.kind === 'comparison' && node.operator === '!=') {
    return `NOT ${shownText({ ...node, operator: '=' }, weekly, terms)}`;
  }
  if (node.kind === 'null') return `NOT ${shownText({ ...node, kind: 'exists' }, weekly, terms)}`;
  const { bands } = weekly;
  // No car shows a weekly payment, so none is found by it.
  if (!bands) return 'id IN []';
  const ofLender = `(${[conditionText(filterText(bands.attribute), node), ...bands.shownWhen].join(' AND ')})`;
  const ranges = terms ? rangesOf(node) : null;
  if (!terms || !ranges) return ofLender;
  const byTerms = ranges.flatMap((range) => priceTexts(range, terms, weekly, bands));
  const priced = [`(${['id IN []', ...byTerms].join(' OR ')})`, ...bands.shownWhen].join(' AND ');
  // The card of a car without a price shows the lender's payment, whatever the terms are.
  return `((${priced}) OR (payable_price IS NULL AND ${ofLender}))`;
}

function nodeText(node: FilterNode, weekly: WeeklyPayments, terms: FinanceTerms | undefined): string {
  switch (node.kind) {
    case 'or':
    case 'and': {
      const sign = node.kind === 'or' ? ' OR ' : ' AND ';
      return `(${node.parts.map((part) => nodeText(part, weekly, terms)).join(sign)})`;
    }
    case 'not':
      return `NOT (${nodeText(node.part, weekly, terms)})`;
    default:
      return node.attribute === WEEKLY ? shownText(node, weekly, terms) : conditionText(node.attribute, node);
  }
}

/** A filter that has been checked, its weekly payments replaced by those that the site's cards show. */
export function withShownPayments(
  filter: MeiliQuery['filter'],
  weekly: WeeklyPayments,
  terms: FinanceTerms | undefined,
): MeiliQuery['filter'] {
  const rewrite = (expression: string): string =>
    expression.includes(WEEKLY) ? nodeText(parseFilterExpression(expression), weekly, terms) : expression;
  return filter.map((part) => (typeof part === 'string' ? rewrite(part) : part.map(rewrite)));
}
