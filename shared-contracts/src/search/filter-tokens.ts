/** A piece of a filter expression. `at` counts characters from 1. */
export interface Token {
  /** A `text` stood in quotes: never a keyword, and without its escapes here. */
  kind: 'word' | 'text' | 'sign';
  text: string;
  at: number;
}

/** A filter that does not read; the message is fit for showing. */
export class FilterProblem extends Error {
  override readonly name = 'FilterProblem';
}

const SPACE = /\s/;
const SIGN = /^(?:!=|>=|<=|[=><()[\],])/;
const WORD = /^[\p{L}\p{N}_\-/.]+/u;

/** Splits an expression as Meilisearch does: words, quoted texts and signs. */
export function filterTokens(expression: string): Token[] {
  const tokens: Token[] = [];
  let at = 0;
  while (at < expression.length) {
    const char = expression.charAt(at);
    if (SPACE.test(char)) {
      at += 1;
      continue;
    }
    if (char === '"' || char === "'") {
      let end = at + 1;
      while (end < expression.length && expression.charAt(end) !== char)
        end += expression.charAt(end) === '\\' ? 2 : 1;
      if (end >= expression.length)
        throw new FilterProblem(`the text that begins at character ${at + 1} never ends`);
      const text = expression.slice(at + 1, end).replace(/\\(.)/gs, '$1');
      tokens.push({ kind: 'text', text, at: at + 1 });
      at = end + 1;
      continue;
    }
    const rest = expression.slice(at, at + 512);
    const sign = SIGN.exec(rest)?.[0];
    const piece = sign ?? WORD.exec(rest)?.[0];
    if (piece === undefined)
      throw new FilterProblem(`"${char}" at character ${at + 1} has no meaning in a filter`);
    tokens.push({ kind: sign ? 'sign' : 'word', text: piece, at: at + 1 });
    at += piece.length;
  }
  return tokens;
}
