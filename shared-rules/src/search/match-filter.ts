import { ApiFailure } from 'shared-contracts/errors';
import {
  parseFilterExpression,
  type FilterComparison,
  type FilterNode,
} from 'shared-contracts/search/filter-expression';
import { FilterProblem } from 'shared-contracts/search/filter-tokens';
import type { SearchFilter } from 'shared-contracts/search/wire';

/** A document as the filter sees it: scalars and lists of text. */
export type FilterRecord = Readonly<Record<string, unknown>>;
type FilterTest = (record: FilterRecord) => boolean;

const refuse = (filter: string, why: string): ApiFailure =>
  new ApiFailure('bad_request', `The filter \`${filter}\` cannot be read: ${why}.`);

const valuesOf = (record: FilterRecord, name: string): unknown[] => {
  const value = record[name];
  return Array.isArray(value) ? value : value === null || value === undefined ? [] : [value];
};

/** Meilisearch compares text without regard to case. */
const isSame = (value: unknown, text: string): boolean => String(value).toLowerCase() === text.toLowerCase();

const isEmpty = (value: unknown): boolean => value === '' || (Array.isArray(value) && value.length === 0);

function numberIn(filter: string, text: string): number {
  const limit = Number(text);
  if (Number.isNaN(limit)) throw refuse(filter, `it compares with "${text}", which is no number`);
  return limit;
}

const comparisons: Record<
  Exclude<FilterComparison, '=' | '!='>,
  (value: number, limit: number) => boolean
> = {
  '>': (value, limit) => value > limit,
  '>=': (value, limit) => value >= limit,
  '<': (value, limit) => value < limit,
  '<=': (value, limit) => value <= limit,
};

/** The test that a tree means. */
function testOf(node: FilterNode, filter: string): FilterTest {
  switch (node.kind) {
    case 'or':
    case 'and': {
      const parts = node.parts.map((part) => testOf(part, filter));
      return node.kind === 'or'
        ? (record) => parts.some((part) => part(record))
        : (record) => parts.every((part) => part(record));
    }
    case 'not': {
      const part = testOf(node.part, filter);
      return (record) => !part(record);
    }
    case 'comparison': {
      const { attribute, operator, value: text } = node;
      const holds: FilterTest = (record) => valuesOf(record, attribute).some((value) => isSame(value, text));
      if (operator === '=') return holds;
      if (operator === '!=') return (record) => !holds(record);
      const compare = comparisons[operator];
      const limit = numberIn(filter, text);
      return (record) =>
        valuesOf(record, attribute).some((value) => typeof value === 'number' && compare(value, limit));
    }
    case 'list':
      return (record) =>
        valuesOf(record, node.attribute).some((value) => node.values.some((text) => isSame(value, text)));
    case 'range': {
      const [from, to] = [numberIn(filter, node.from), numberIn(filter, node.to)];
      return (record) =>
        valuesOf(record, node.attribute).some(
          (value) => typeof value === 'number' && value >= from && value <= to,
        );
    }
    case 'exists':
      return (record) => record[node.attribute] !== undefined;
    case 'null':
      return (record) => record[node.attribute] === null;
    case 'empty':
      return (record) => isEmpty(record[node.attribute]);
  }
}

function testOfExpression(filter: string): FilterTest {
  try {
    return testOf(parseFilterExpression(filter), filter);
  } catch (error) {
    throw error instanceof FilterProblem ? refuse(filter, error.message) : error;
  }
}

/**
 * Test of a search filter: a text, or a list whose elements all hold and whose inner lists are alternatives.
 * Throws `ApiFailure` (`bad_request`) for what the search service would refuse too.
 */
export function matchFilter(filter: SearchFilter | undefined): FilterTest {
  if (filter === undefined) return () => true;
  if (typeof filter === 'string') return testOfExpression(filter);
  const parts = filter.map((part): FilterTest => {
    if (typeof part === 'string') return testOfExpression(part);
    const alternatives = part.map(testOfExpression);
    return (record) => alternatives.some((test) => test(record));
  });
  return (record) => parts.every((part) => part(record));
}
