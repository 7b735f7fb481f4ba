import { countAllFacetValues } from './all-facet-values';
import type { MeiliQuery } from './meili-query';

const query = (facet: string): MeiliQuery => ({
  indexUid: 'cars', filter: ['own'], facets: [facet], attributesToRetrieve: [], matchingStrategy: 'all',
}); // prettier-ignore

/** Most values of one answer. */
const MOST = 500;

/** A server that knows values in their order; of a longer part it answers with some of every stretch. */
function server(facet: string, values: readonly string[], read: (value: string) => string | number) {
  const batches: number[] = [];
  const filters: unknown[] = [];
  const ask = async (queries: MeiliQuery[]) => {
    batches.push(queries.length);
    return queries.map(({ filter }) => {
      filters.push(filter);
      const bounds = filter.slice(1).map((part) => {
        const [, sign, limit = ''] = /^\w+ (<=|>) (.*)$/.exec(String(part)) ?? [];
        const bound = limit.startsWith('"') ? (JSON.parse(limit) as string) : Number(limit);
        return (value: string) => (sign === '<=' ? read(value) <= bound : read(value) > bound);
      });
      const inside = values.filter((value) => bounds.every((holds) => holds(value)));
      const step = Math.max(1, inside.length / MOST);
      const answered = Array.from(
        { length: Math.min(MOST, inside.length) },
        (_, at) => inside[Math.floor(at * step)] ?? '',
      );
      const counted = Object.fromEntries(answered.map((value) => [value, 2]));
      return { facetDistribution: { [facet]: counted }, totalHits: inside.length, processingTimeMs: 4 };
    });
  };
  return { ask, batches, filters };
}
const names = (count: number) =>
  Array.from({ length: count }, (_, at) => `Name ${String(at).padStart(6, '0')}`);
const asText = (value: string) => value.toLowerCase();

test.each([
  [499, [1]],
  [500, [1, 2]],
  [501, [1, 2]],
  [1_100, [1, 2, 4]],
])('%i values are counted in requests of %j', async (count, expected) => {
  const values = names(count);
  const { ask, batches, filters } = server('model', values, asText);
  const answer = await countAllFacetValues(query('model'), ask);
  expect(answer).toEqual({
    facetDistribution: { model: Object.fromEntries(values.map((value) => [value, 2])) },
    totalHits: count,
    processingTimeMs: 4,
  });
  expect(batches).toEqual(expected);
  expect(filters[0]).toEqual(['own']);
});

test('no request holds more than twelve parts, and no list takes more than 64 of them', async () => {
  const { ask, batches } = server('model', names(20_000), asText);
  const answer = await countAllFacetValues(query('model'), ask);
  expect(Math.max(...batches)).toBe(12);
  expect(batches.reduce((sum, size) => sum + size, 0)).toBe(63);
  expect(Object.keys(answer.facetDistribution?.['model'] ?? {}).length).toBeGreaterThan(14_000);
});

test('numbers are halved as numbers, and texts that read as numbers as texts', async () => {
  const ids = Array.from({ length: 600 }, (_, at) => String(at * 7));
  const numbers = server('locality_id', ids, Number);
  await countAllFacetValues(query('locality_id'), numbers.ask);
  expect(numbers.filters.slice(1)).toEqual([
    ['own', 'locality_id <= 2086'],
    ['own', 'locality_id > 2086'],
  ]);
  const texts = server('model', ids, asText);
  await countAllFacetValues(query('model'), texts.ask);
  expect(texts.filters[1]).toEqual(['own', expect.stringMatching(/^model <= "\d+~"$/) as string]);
});

test('accents and capitals do not unbalance the halves', async () => {
  const values = Array.from(
    { length: 500 },
    (_, at) => `${at % 2 ? 'É' : 'e'}${String(at).padStart(3, '0')}`,
  );
  const { ask, filters } = server('model', values, (value) =>
    value.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase(),
  );
  await countAllFacetValues(query('model'), ask);
  expect(filters[1]).toEqual(['own', 'model <= "e249~"']);
});

test('a list that is not long is requested once', async () => {
  const { ask, batches } = server('price', names(700), asText);
  const answer = await countAllFacetValues(query('price'), ask);
  expect([batches, Object.keys(answer.facetDistribution?.['price'] ?? {}).length]).toEqual([[1], 500]);
});
