/**
 * A name as it is compared: lower case, without accents, spaces and signs, so that "CX-5", "cx 5" and "cx5" are one.
 * A point between digits stays: "3.2" is no "32".
 */
export const keywordOf = (text: string): string =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/\+/g, ' plus')
    .replace(/(?<!\d)\.|\.(?!\d)/g, '')
    .replace(/[^a-z0-9.]+/g, '');

/** Words of a query that are looked for exactly, and the words that are searched as text. */
export interface QueryParts {
  /** Words in quotation marks, without them; a car has to have them all. */
  exact: string[];
  /** Words in quotation marks behind a minus; a car must have none of them. */
  refused: string[];
  text: string;
}

/** Takes a query such as `hilux "SR5" -"turbo"` apart. */
export function queryParts(query: string): QueryParts {
  const parts: QueryParts = { exact: [], refused: [], text: '' };
  const rest = query.replace(/(-?)"([^"]*)"/g, (_, minus: string, words: string) => {
    if (keywordOf(words) !== '') parts[minus ? 'refused' : 'exact'].push(words.trim());
    return ' ';
  });
  return { ...parts, text: rest.replace(/\s+/g, ' ').trim() };
}

/** The query of parts; `queryParts` reads it back. */
export const joinQuery = ({ exact, refused, text }: QueryParts): string =>
  [text, ...exact.map((words) => `"${words}"`), ...refused.map((words) => `-"${words}"`)]
    .filter(Boolean)
    .join(' ');

/** A query without its quotation marks, as a shopper says it: `hilux -"sr5"` is "hilux not sr5". */
export const plainQuery = (query: string): string =>
  query.replace(/(-?)"([^"]*)"/g, (_, not: string, words: string) => (not ? `not ${words}` : words)).trim();
