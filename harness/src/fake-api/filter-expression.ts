import { ApiFailure } from 'shared-contracts/errors';
import type { SearchFilter } from 'shared-contracts/search/wire';

/** A document as the filter sees it: scalars and lists of text. */
export type FilterRecord = Readonly<Record<string, unknown>>;
export type FilterTest = (record: FilterRecord) => boolean;

const token = /\s*(?:"((?:[^"\\]|\\.)*)"|'((?:[^'\\]|\\.)*)'|(>=|<=|!=|[=<>()[\],])|([^\s"'=<>()[\],!]+))/y;

interface Token {
  text: string;
  /** A quoted text is never a keyword. */
  isQuoted: boolean;
}

const refuse = (filter: string, why: string): ApiFailure =>
  new ApiFailure('bad_request', `The filter \`${filter}\` ${why}. Write it as Meilisearch would take it.`);

function tokensOf(filter: string): Token[] {
  const tokens: Token[] = [];
  token.lastIndex = 0;
  while (token.lastIndex < filter.trimEnd().length) {
    const at = token.lastIndex;
    const match = token.exec(filter);
    if (!match) throw refuse(filter, `cannot be read at character ${at + 1}`);
    const quoted = match[1] ?? match[2];
    if (quoted !== undefined) tokens.push({ text: quoted.replace(/\\(.)/g, '$1'), isQuoted: true });
    else tokens.push({ text: match[3] ?? match[4] ?? '', isQuoted: false });
  }
  return tokens;
}

const valuesOf = (record: FilterRecord, name: string): unknown[] => {
  const value = record[name];
  return Array.isArray(value) ? value : value === null || value === undefined ? [] : [value];
};

/** Meilisearch compares text without regard to case. */
const isSame = (value: unknown, text: string): boolean => String(value).toLowerCase() === text.toLowerCase();

const comparisons: Record<string, (left: number, right: number) => boolean> = {
  '>': (left, right) => left > right,
  '>=': (left, right) => left >= right,
  '<': (left, right) => left < right,
  '<=': (left, right) => left <= right,
};

/** Reads one expression by recursive descent: OR binds loosest, then AND, then NOT. */
function parseExpression(filter: string): FilterTest {
  const tokens = tokensOf(filter);
  let at = 0;
  const isNext = (text: string): boolean => {
    const next = tokens[at];
    return next !== undefined && !next.isQuoted && next.text.toUpperCase() === text;
  };
  const take = (what: string): string => {
    const next = tokens[at];
    if (!next) throw refuse(filter, `ends where ${what} should stand`);
    at += 1;
    return next.text;
  };
  const skip = (text: string): boolean => {
    if (!isNext(text)) return false;
    at += 1;
    return true;
  };
  const demand = (text: string): void => {
    if (!skip(text)) throw refuse(filter, `lacks "${text}"`);
  };
  const parseList = (): string[] => {
    demand('[');
    const values: string[] = [];
    while (!isNext(']')) {
      values.push(take('a value'));
      if (!skip(',')) break;
    }
    demand(']');
    return values;
  };
  const parseCondition = (): FilterTest => {
    const name = take('an attribute');
    const isNegated = skip('NOT');
    if (skip('IN')) {
      const values = parseList();
      const holds: FilterTest = (record) =>
        valuesOf(record, name).some((value) => values.some((text) => isSame(value, text)));
      return isNegated ? (record) => !holds(record) : holds;
    }
    if (isNegated) throw refuse(filter, 'lacks "IN" after "NOT"');
    const operator = take('an operator');
    const text = take('a value');
    if (operator === '=') return (record) => valuesOf(record, name).some((value) => isSame(value, text));
    if (operator === '!=') return (record) => !valuesOf(record, name).some((value) => isSame(value, text));
    const compare = comparisons[operator];
    if (!compare) throw refuse(filter, `has the operator "${operator}", which the fake search does not know`);
    const limit = Number(text);
    if (Number.isNaN(limit)) throw refuse(filter, `compares with "${text}", which is no number`);
    return (record) =>
      valuesOf(record, name).some((value) => typeof value === 'number' && compare(value, limit));
  };
  const parseUnary = (): FilterTest => {
    if (skip('NOT')) {
      const inner = parseUnary();
      return (record) => !inner(record);
    }
    if (!skip('(')) return parseCondition();
    const inner = parseAny();
    demand(')');
    return inner;
  };
  const parseEvery = (): FilterTest => {
    const parts = [parseUnary()];
    while (skip('AND')) parts.push(parseUnary());
    return (record) => parts.every((part) => part(record));
  };
  function parseAny(): FilterTest {
    const parts = [parseEvery()];
    while (skip('OR')) parts.push(parseEvery());
    return (record) => parts.some((part) => part(record));
  }
  const test = parseAny();
  if (at < tokens.length) throw refuse(filter, `goes on with "${tokens[at]?.text ?? ''}" after its end`);
  return test;
}

/**
 * Test of a search filter: a text, or a list whose elements all hold and whose inner lists are alternatives.
 * Throws `ApiFailure` (`bad_request`) for what Meilisearch would refuse too.
 */
export function parseFilter(filter: SearchFilter | undefined): FilterTest {
  if (filter === undefined) return () => true;
  if (typeof filter === 'string') return parseExpression(filter);
  const parts = filter.map((part): FilterTest => {
    if (typeof part === 'string') return parseExpression(part);
    const alternatives = part.map(parseExpression);
    return (record) => alternatives.some((test) => test(record));
  });
  return (record) => parts.every((part) => part(record));
}
