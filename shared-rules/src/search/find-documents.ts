import type { CarDocument } from 'shared-contracts/search/index-document';
import type { MultiSearchQuery } from 'shared-contracts/search/wire';
import { matchFilter, type FilterRecord } from './match-filter';

/** Attributes that words are looked for in. */
export type Searched = readonly (keyof CarDocument)[];

/** Every word stands in one of the attributes, as a part of another word too. */
function hasWords(document: CarDocument, words: readonly string[], searched: Searched): boolean {
  if (words.length === 0) return true;
  const text = searched
    .flatMap((name) => {
      const value = document[name];
      return typeof value === 'string' ? [value] : [];
    })
    .join(' ')
    .toLowerCase();
  return words.every((word) => text.includes(word));
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value));

/** Order of `attribute:direction`. What has no value comes last, whichever the direction, as in Meilisearch. */
function compareBy(sort: string): (a: FilterRecord, b: FilterRecord) => number {
  const [name = '', direction] = sort.split(':');
  const sign = direction === 'desc' ? -1 : 1;
  return (a, b) => {
    const [left, right] = [a[name], b[name]];
    if (left == null || right == null) return left == null ? (right == null ? 0 : 1) : -1;
    if (typeof left === 'number' && typeof right === 'number') return sign * (left - right);
    return sign * textOf(left).localeCompare(textOf(right));
  };
}

/**
 * Cars in memory that a search finds, in its order. It reads filters as Meilisearch does and words as plain text,
 * without its knowledge of typing errors.
 *
 * @param recordOf a car as filter and order see it
 * @throws ApiFailure `bad_request` for a filter that cannot be read
 */
export function findDocuments(
  documents: readonly CarDocument[],
  { q = '', filter, sort = [] }: Pick<MultiSearchQuery, 'q' | 'filter' | 'sort'>,
  searched: Searched,
  recordOf: (document: CarDocument) => FilterRecord = (document) => ({ ...document }),
): CarDocument[] {
  const test = matchFilter(filter);
  const words = q.toLowerCase().split(/\s+/).filter(Boolean);
  const found = documents
    .filter((document) => hasWords(document, words, searched))
    .map((document) => ({ document, record: recordOf(document) }))
    .filter(({ record }) => test(record));
  for (const order of sort.toReversed()) {
    const compare = compareBy(order);
    found.sort((a, b) => compare(a.record, b.record));
  }
  return found.map(({ document }) => document);
}
