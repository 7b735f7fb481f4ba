import { parseMultiSearch, parseSearch } from './request-shape';

const refusal = (parse: () => unknown): string => {
  try {
    parse();
  } catch (error) {
    expect(error).toMatchObject({ code: 'bad_request' });
    return (error as Error).message; // an ApiFailure, as just seen
  }
  return 'nothing is wrong';
};

test('a search without a body asks for everything', () => {
  expect(parseSearch(undefined)).toEqual({});
  expect(parseSearch(null)).toEqual({});
  expect(parseSearch({ q: 'kia', page: 2 })).toEqual({ q: 'kia', page: 2 });
});

test.each([
  ['text', 'The request body must be of type object.'],
  [{ q: 1 }, 'Parameter "q" must be of type string.'],
  [{ q: 'x'.repeat(513) }, 'Parameter "q" must be at most 512 characters long.'],
  [{ hitsPerPage: 101 }, 'Parameter "hitsPerPage" must be at most 100.'],
  [{ page: 0 }, 'Parameter "page" must be at least 1.'],
  [{ limit: -1 }, 'Parameter "limit" must be at least 0.'],
  [{ facets: 'make' }, 'Parameter "facets" must be of type array.'],
  [{ facets: ['make', 7] }, 'Parameter "facets[1]" must be of type string.'],
  [{ filter: 7 }, 'Parameter "filter" has a value that is not allowed.'],
  [{ vin: 1, id: 2 }, 'Unknown parameter "vin", "id".'],
  [{ q: 1, page: 0 }, 'Parameter "q" must be of type string. Parameter "page" must be at least 1.'],
])('a search of %j is refused: %s', (body, message) => {
  expect(refusal(() => parseSearch(body))).toBe(message);
});

test.each([
  [undefined, 'The request body must be of type object.'],
  [{}, 'Parameter "queries" must be of type array.'],
  [{ queries: [] }, 'Parameter "queries" must be at least 1.'],
  [{ queries: Array(13).fill({ indexUid: 'cars' }) }, 'A request may hold at most 12 queries.'],
  [{ queries: [{ indexUid: 'cars' }, {}] }, 'Parameter "queries[1].indexUid" must be of type string.'],
  [{ queries: [{ indexUid: 'cars', vin: 1 }] }, 'Unknown parameter "queries[0].vin".'],
  [{ queries: [{ indexUid: 'cars' }], federation: {} }, 'Unknown parameter "federation".'],
])('queries of %j are refused: %s', (body, message) => {
  expect(refusal(() => parseMultiSearch(body))).toBe(message);
});

test('of many mistakes the first five are named', () => {
  const queries = Array.from({ length: 7 }, () => ({}));
  const message = refusal(() => parseMultiSearch({ queries }));
  expect(message.match(/queries\[\d\]/g)).toEqual([0, 1, 2, 3, 4].map((at) => `queries[${at}]`));
});

test('queries are read in their order', () => {
  const queries = [{ indexUid: 'cars', q: 'kia' }, { indexUid: 'parts' }];
  expect(parseMultiSearch({ queries })).toEqual(queries);
});
