import { FILTERABLE } from '../index/attributes';
import { FilterProblem, filterTokens, type Token } from './filter-tokens';

/** Longest expression, most conditions and deepest brackets of one request; no page comes near. */
const MAX_CHARACTERS = 8_192;
const MAX_CONDITIONS = 500;
const MAX_DEPTH = 32;

const RESERVED = new Set(['AND', 'OR', 'NOT', 'IN', 'TO', 'EXISTS', 'IS', 'NULL', 'EMPTY']);
const COMPARISONS = new Set(['=', '!=', '>', '>=', '<', '<=']);

/** Reads one expression by Meilisearch's grammar and fails at the first thing that does not fit. */
class FilterReader {
  private readonly tokens: Token[];
  private next = 0;
  conditions = 0;

  constructor(
    private readonly expression: string,
    private readonly attributes: ReadonlySet<string>,
  ) {
    this.tokens = filterTokens(expression);
  }

  read(): void {
    this.alternatives(0);
    const left = this.tokens[this.next];
    if (left) throw new FilterProblem(`unexpected "${left.text}" at character ${left.at}`);
  }

  private peek(text: string): boolean {
    const token = this.tokens[this.next];
    return token !== undefined && token.kind !== 'text' && token.text === text;
  }

  private take(text: string): boolean {
    const found = this.peek(text);
    if (found) this.next += 1;
    return found;
  }

  private need(text: string): void {
    if (!this.take(text)) this.fail(`"${text}"`);
  }

  private fail(expected: string): never {
    const token = this.tokens[this.next];
    const found = token ? `"${token.text}" at character ${token.at}` : 'the end';
    throw new FilterProblem(`expected ${expected} but found ${found}`);
  }

  private alternatives(depth: number): void {
    if (depth > MAX_DEPTH) throw new FilterProblem(`brackets go deeper than ${MAX_DEPTH}`);
    do this.conjunction(depth);
    while (this.take('OR'));
  }

  private conjunction(depth: number): void {
    do this.negation(depth);
    while (this.take('AND'));
  }

  private negation(depth: number): void {
    let negations = 0;
    while (this.take('NOT')) negations += 1;
    if (negations > MAX_DEPTH) throw new FilterProblem(`more than ${MAX_DEPTH} NOT in a row`);
    if (this.take('(')) {
      this.alternatives(depth + 1);
      this.need(')');
    } else this.condition();
  }

  private value(): string {
    const token = this.tokens[this.next];
    const isValue = token && (token.kind === 'text' || (token.kind === 'word' && !RESERVED.has(token.text)));
    if (!isValue) this.fail('a value');
    this.next += 1;
    return token.text;
  }

  private condition(): void {
    const start = this.tokens[this.next];
    if (start?.kind !== 'word' || RESERVED.has(start.text)) this.fail('the name of an attribute');
    if (!this.attributes.has(start.text)) {
      throw new FilterProblem(`"${start.text}" is no attribute that can be filtered by`);
    }
    this.next += 1;
    this.conditions += 1;
    const sign = this.tokens[this.next];
    if (sign?.kind === 'sign' && COMPARISONS.has(sign.text)) {
      this.next += 1;
      this.value();
      return;
    }
    if (this.take('EXISTS')) return;
    if (this.take('IS')) {
      this.take('NOT');
      if (!this.take('NULL') && !this.take('EMPTY')) this.fail('NULL or EMPTY');
      return;
    }
    const negated = this.take('NOT');
    if (negated && this.take('EXISTS')) return;
    if (this.take('IN')) return this.list();
    if (negated) this.fail('IN or EXISTS');
    this.value();
    this.need('TO');
    this.value();
  }

  private list(): void {
    this.need('[');
    while (!this.peek(']')) {
      this.value();
      if (!this.take(',')) break;
    }
    this.need(']');
  }
}

/** Conditions in an expression. Throws `FilterProblem`. */
function countConditions(expression: string, attributes: ReadonlySet<string>): number {
  if (expression.length > MAX_CHARACTERS) {
    throw new FilterProblem(`it is longer than ${MAX_CHARACTERS} characters`);
  }
  const reader = new FilterReader(expression, attributes);
  reader.read();
  return reader.conditions;
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
      conditions += countConditions(expression, attributes);
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
