import { FilterProblem, filterTokens, type Token } from './filter-tokens';

/** How a condition compares an attribute with a value. */
export type FilterComparison = '=' | '!=' | '>' | '>=' | '<' | '<=';

/** A filter expression as Meilisearch understands it. Values are text: the attribute says whether they are numbers. */
export type FilterNode =
  | { kind: 'or' | 'and'; parts: FilterNode[] }
  | { kind: 'not'; part: FilterNode }
  | { kind: 'comparison'; attribute: string; operator: FilterComparison; value: string }
  | { kind: 'list'; attribute: string; values: string[] }
  | { kind: 'range'; attribute: string; from: string; to: string }
  | { kind: 'exists' | 'null' | 'empty'; attribute: string };

/** Deepest brackets, and most NOT in a row: a tree of this depth can be walked by recursion. */
const MAX_DEPTH = 32;

const RESERVED = new Set(['AND', 'OR', 'NOT', 'IN', 'TO', 'EXISTS', 'IS', 'NULL', 'EMPTY']);
const COMPARISONS: readonly FilterComparison[] = ['=', '!=', '>', '>=', '<', '<='];

const negatedIf = (isNegated: boolean, part: FilterNode): FilterNode =>
  isNegated ? { kind: 'not', part } : part;

/** Reads one expression by Meilisearch's grammar and fails at the first thing that does not fit. */
class FilterReader {
  private readonly tokens: Token[];
  private next = 0;

  constructor(
    expression: string,
    private readonly attributes: ReadonlySet<string> | undefined,
  ) {
    this.tokens = filterTokens(expression);
  }

  read(): FilterNode {
    const node = this.alternatives(0);
    const left = this.tokens[this.next];
    if (left) throw new FilterProblem(`unexpected "${left.text}" at character ${left.at}`);
    return node;
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

  private alternatives(depth: number): FilterNode {
    if (depth > MAX_DEPTH) throw new FilterProblem(`brackets go deeper than ${MAX_DEPTH}`);
    return this.joined('or', 'OR', () => this.joined('and', 'AND', () => this.negation(depth)));
  }

  private joined(kind: 'or' | 'and', word: string, readPart: () => FilterNode): FilterNode {
    const first = readPart();
    const parts = [first];
    while (this.take(word)) parts.push(readPart());
    return parts.length === 1 ? first : { kind, parts };
  }

  private negation(depth: number): FilterNode {
    let negations = 0;
    while (this.take('NOT')) negations += 1;
    if (negations > MAX_DEPTH) throw new FilterProblem(`more than ${MAX_DEPTH} NOT in a row`);
    return negatedIf(negations % 2 === 1, this.take('(') ? this.group(depth) : this.condition());
  }

  private group(depth: number): FilterNode {
    const node = this.alternatives(depth + 1);
    this.need(')');
    return node;
  }

  private attribute(): string {
    const token = this.tokens[this.next];
    if (token?.kind !== 'word' || RESERVED.has(token.text)) this.fail('the name of an attribute');
    if (this.attributes && !this.attributes.has(token.text)) {
      throw new FilterProblem(`"${token.text}" is no attribute that can be filtered by`);
    }
    this.next += 1;
    return token.text;
  }

  private value(): string {
    const token = this.tokens[this.next];
    const isValue = token && (token.kind === 'text' || (token.kind === 'word' && !RESERVED.has(token.text)));
    if (!isValue) this.fail('a value');
    this.next += 1;
    return token.text;
  }

  private condition(): FilterNode {
    const attribute = this.attribute();
    const operator = COMPARISONS.find((sign) => this.take(sign));
    if (operator) return { kind: 'comparison', attribute, operator, value: this.value() };
    if (this.take('EXISTS')) return { kind: 'exists', attribute };
    if (this.take('IS')) return this.absence(attribute);
    const isNegated = this.take('NOT');
    if (isNegated && this.take('EXISTS')) return negatedIf(true, { kind: 'exists', attribute });
    if (this.take('IN')) return negatedIf(isNegated, { kind: 'list', attribute, values: this.list() });
    if (isNegated) this.fail('IN or EXISTS');
    const from = this.value();
    this.need('TO');
    return { kind: 'range', attribute, from, to: this.value() };
  }

  private absence(attribute: string): FilterNode {
    const isNegated = this.take('NOT');
    if (this.take('NULL')) return negatedIf(isNegated, { kind: 'null', attribute });
    if (this.take('EMPTY')) return negatedIf(isNegated, { kind: 'empty', attribute });
    this.fail('NULL or EMPTY');
  }

  private list(): string[] {
    const values: string[] = [];
    this.need('[');
    while (!this.peek(']')) {
      values.push(this.value());
      if (!this.take(',')) break;
    }
    this.need(']');
    return values;
  }
}

/**
 * Reads a filter expression. Throws `FilterProblem`, whose message is fit for showing.
 *
 * @param attributes the only attributes it may name; any when left out
 */
export const parseFilterExpression = (expression: string, attributes?: ReadonlySet<string>): FilterNode =>
  new FilterReader(expression, attributes).read();
