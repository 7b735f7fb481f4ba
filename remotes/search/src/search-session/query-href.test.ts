import { emptySearchState } from 'shared-contracts/entities/search';
import { ignoredWords, maxQueryLength, originalQueryOf, queryHref } from './query-href';

/** As long as words may be, with an emoji across the end. */
const long = `${'a'.repeat(maxQueryLength - 1)}🚗 red`;

test('words that are too long are cut before a character, not within one', () => {
  const cut = 'a'.repeat(maxQueryLength - 1);
  expect(queryHref(long, emptySearchState())).toBe(`/search?find=${cut}`);
  expect(originalQueryOf(new URLSearchParams({ said: long }))).toBe(cut);
  expect(ignoredWords(new URLSearchParams({ ignored: long }))).toEqual([cut]);
});
