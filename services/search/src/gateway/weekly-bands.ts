import type { FilterName } from 'shared-contracts/entities/search';
import { parseFilterExpression, type FilterNode } from 'shared-contracts/search/filter-expression';
import { filterText } from 'shared-contracts/search/filter-text';
import type { SearchResponse } from 'shared-contracts/search/wire';
import type { TenantConfig } from 'shared-contracts/site-config';
import { financeConditions } from 'shared-rules/finance/shown-finance';
import type { MeiliQuery } from './meili-query';

/** The filter and the count of weekly payments, as a visitor names them. */
const WEEKLY = 'weekly_price_range' satisfies FilterName;

/** Where the weekly payments of a site's cards stand in the index. */
export interface WeeklyBands {
  attribute: string;
  /** Expressions that all hold for a car that shows its payment. */
  shownWhen: string[];
}

type Condition = Exclude<FilterNode, { kind: 'or' | 'and' | 'not' }>;

/**
 * Weekly payments as the cards of a site show them: those of its provider's lender, on the cars that pass the provider's
 * rule. Null where cards show none; a payment by the month is in no weekly band.
 */
export function weeklyBands(site: TenantConfig, now: Date): WeeklyBands | null {
  const conditions = financeConditions(site, now);
  if (!conditions || conditions.statedPayment === 'paymentMonth') return null;
  const { lender, inStockStatuses, priceAbove, yearFrom, statedPayment } = conditions;
  return {
    attribute: `${WEEKLY}.${lender}`,
    shownWhen: [
      `status IN [${inStockStatuses.map(filterText).join(', ')}]`,
      ...(priceAbove === null ? [] : [`price > ${priceAbove}`]),
      ...(yearFrom === null ? [] : [`year >= ${yearFrom}`]),
      ...(statedPayment === null ? [] : [`weekly_lenders = ${filterText(lender)}`]),
    ],
  };
}

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

/** A condition on the weekly payment as one on what the site's cards show. */
function shownText(node: Condition, bands: WeeklyBands | null): string {
  if (node.kind === 'comparison' && node.operator === '!=') {
    return `NOT ${shownText({ ...node, operator: '=' }, bands)}`;
  }
  if (node.kind === 'null') return `NOT ${shownText({ ...node, kind: 'exists' }, bands)}`;
  // No car shows a weekly payment, so none is found by it.
  if (!bands) return 'id IN []';
  return `(${[conditionText(filterText(bands.attribute), node), ...bands.shownWhen].join(' AND ')})`;
}

function nodeText(node: FilterNode, bands: WeeklyBands | null): string {
  switch (node.kind) {
    case 'or':
    case 'and': {
      const sign = node.kind === 'or' ? ' OR ' : ' AND ';
      return `(${node.parts.map((part) => nodeText(part, bands)).join(sign)})`;
    }
    case 'not':
      return `NOT (${nodeText(node.part, bands)})`;
    default:
      return node.attribute === WEEKLY ? shownText(node, bands) : conditionText(node.attribute, node);
  }
}

/** An expression that has been checked, with what it says of weekly payments said of those that the site's cards show. */
export const withShownBands = (expression: string, bands: WeeklyBands | null): string =>
  expression.includes(WEEKLY) ? nodeText(parseFilterExpression(expression), bands) : expression;

/** Whether a query counts weekly payments. */
export const countsBands = ({ facets }: { facets?: string[] | undefined }): boolean =>
  facets?.includes(WEEKLY) ?? false;

/**
 * A query as it is sent: one that counts weekly payments as two, because those of cars that do not show them are not counted.
 */
export function splitBands(query: MeiliQuery, bands: WeeklyBands | null): MeiliQuery[] {
  if (!countsBands(query)) return [query];
  const others = { ...query, facets: query.facets?.filter((name) => name !== WEEKLY) ?? [] };
  if (!bands) return [others];
  const { indexUid, q, filter, matchingStrategy } = query;
  const counting: MeiliQuery = {
    indexUid,
    ...(q === undefined ? {} : { q }),
    filter: [...filter, ...bands.shownWhen],
    facets: [bands.attribute],
    hitsPerPage: 0,
    attributesToRetrieve: [],
    matchingStrategy,
  };
  return [others, counting];
}

/** The answer to a query from those to its parts. */
export function joinBands(
  query: MeiliQuery,
  [whole, counted]: readonly SearchResponse<unknown>[],
  bands: WeeklyBands | null,
): SearchResponse<unknown> {
  const answer = whole ?? { hits: [], processingTimeMs: 0 };
  if (!countsBands(query)) return answer;
  const counts = (bands && counted?.facetDistribution?.[bands.attribute]) ?? {};
  return { ...answer, facetDistribution: { ...answer.facetDistribution, [WEEKLY]: counts } };
}
