import { parseFilterExpression, type FilterNode } from 'shared-contracts/search/filter-expression';
import { FilterProblem } from 'shared-contracts/search/filter-tokens';
import { FILTERABLE } from '../index/attributes';

/** Longest expression and most conditions of one request; no page comes near. */
const MAX_CHARACTERS = 8_192;
const MAX_CONDITIONS = 500;

/** Conditions in a part of an expression. */
function countConditions(node: FilterNode): number {
  switch (node.kind) {
    case 'or':
    case 'and':
      return node.parts.reduce((count, part) => count + countConditions(part), 0);
    case 'not':
      return countConditions(node.part);
    default:
      return 1;
  }
}

/** An expression as a tree. Throws `FilterProblem`. */
function parseLimited(expression: string, attributes: ReadonlySet<string>): FilterNode {
  if (expression.length > MAX_CHARACTERS) {
    throw new FilterProblem(`it is longer than ${MAX_CHARACTERS} characters`);
  }
  return parseFilterExpression(expression, attributes);
}

/**
 * Checks filter expressions before they are sent: syntax, attributes, size. Each is checked by itself, so that no
 * bracket of one can close a bracket of another.
 *
 * @returns what is wrong, fit for showing, or null
 */
export function checkFilters(
  expressions: readonly string[],
  attributes: ReadonlySet<string> = FILTERABLE,
): string | null {
  let conditions = 0;
  for (const expression of expressions) {
    try {
      conditions += countConditions(parseLimited(expression, attributes));
    } catch (error) {
      if (!(error instanceof FilterProblem)) throw error;
      return `The filter ${JSON.stringify(expression.slice(0, 120))} cannot be read: ${error.message}.`;
    }
  }
  return conditions > MAX_CONDITIONS
    ? `A request may hold at most ${MAX_CONDITIONS} filter conditions.`
    : null;
}

/** What is wrong with one expression, such as a site's `stock.baseFilter`; null when it is sound. */
export const checkFilter = (expression: string): string | null => checkFilters([expression]);
