import fc from 'fast-check';
import { ApiFailure } from 'shared-contracts/errors';
import { makeSite } from 'shared-contracts/testing';
import { checkFilter } from '../filter/filter-syntax';
import { makeDocument, startSearchPlatform, type SearchPlatform } from '../testing/search-platform';

const site = makeSite({ stock: { usedOnly: true } });
let platform: SearchPlatform;

beforeAll(async () => {
  platform = await startSearchPlatform();
  await platform.service.indexCars([
    makeDocument({ id: 1 }),
    makeDocument({ id: 2, car_type: 'new' }),
    makeDocument({ id: 3, dealership_slug: 'other' }),
    makeDocument({ id: 4, show_on_dealer_website: false }),
  ]);
});
afterAll(async () => platform.stop());

/** Pieces of filters, in any order: most make no sense, some do, all must stay inside. */
const piece = fc.constantFrom(
  ...['make', 'dealership_slug', 'car_type', 'year', 'id', 'show_on_dealer_website', 'Toyota', '"other"', "'a b'", '2020', 'true'],
  ...['=', '!=', '>', '<=', 'IN', '[', ']', ',', 'EXISTS', 'NOT', 'AND', 'OR', '(', ')', 'TO', 'IS', 'NULL', 'EMPTY', '"', '\\'],
); // prettier-ignore
const condition = fc.constantFrom(
  'make = Toyota',
  'NOT car_type = used',
  'dealership_slug != "harbour-springwood"',
  'show_on_dealer_website = false',
  'id IN [2, 3, 4]',
  'year EXISTS',
  'year 1900 TO 2100',
  'badge IS NOT NULL',
);
const sound = fc.array(condition, { minLength: 1, maxLength: 4 }).map((parts) => parts.join(' OR '));
const anything = fc.oneof(
  sound,
  fc.array(piece, { minLength: 1, maxLength: 9 }).map((parts) => parts.join(' ')),
  fc.tuple(sound, piece).map(([left, right]) => `${left} ${right}`),
  fc.string(),
);

test('[API-001] no filter shows more than the site’s own cars, and what reads here reads in Meilisearch', async () => {
  await fc.assert(
    fc.asyncProperty(anything, async (filter) => {
      // Equality alone compares these; that the server says so is no fault of the syntax.
      const readable = filter.trim() === '' || checkFilter(filter) === null;
      try {
        const [answer] = await platform.service.query(site, [
          { indexUid: 'cars_production', filter, facets: ['status'] },
        ]);
        expect(readable).toBe(true);
        expect(answer?.hits.map(({ id }) => id).filter((id) => id !== 1)).toEqual([]);
      } catch (error) {
        if (!(error instanceof ApiFailure)) throw error;
        expect(error.code).toBe('bad_request');
        if (readable) expect(error.message).toMatch(/(?:not|n't) (?:filterable|allowed)|number|operator/i);
      }
    }),
    { numRuns: 400 },
  );
});
