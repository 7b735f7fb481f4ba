import type { Composition } from 'shared-contracts/remote/composition';
import { composeSalted, saltedCohort } from './salted-composition';

const everyCohort = Array.from({ length: 100 }, (_, cohort) => cohort);

/** What cohorts get of two releases that are live for shares of the visitors. */
function directory(shares: Record<string, number>) {
  const compositionFor = (_site: string, cohort: number): Composition => {
    const releases = Object.fromEntries(
      Object.entries(shares).map(([name, percent]) => [name, cohort < percent ? '2.0.0' : '1.0.0']),
    );
    return { id: Object.values(releases).join(), releases };
  };
  return { compositionFor };
}

const visitorsOf = (shares: Record<string, number>, name: string): number[] =>
  everyCohort.filter((cohort) => composeSalted(directory(shares), 'a', cohort).releases[name] === '2.0.0');

test('every release has an order of the visitors of its own, with every cohort once', () => {
  const orders = ['search@2.0.0', 'search@2.1.0', 'leads@2.0.0'].map((release) =>
    everyCohort.map((cohort) => saltedCohort(release, cohort)),
  );
  for (const order of orders) expect(order.toSorted((a, b) => a - b)).toEqual(everyCohort);
  expect(new Set(orders.map(String)).size).toBe(3);
});

test('a share of the visitors is as large as it says, and another one for each release', () => {
  const shares = { search: 10, leads: 10 };
  const [search, leads] = [visitorsOf(shares, 'search'), visitorsOf(shares, 'leads')];
  expect([search.length, leads.length]).toEqual([10, 10]);
  expect(search).not.toEqual(leads);
});

test('a visitor keeps a version when its share grows', () => {
  expect(visitorsOf({ search: 50 }, 'search')).toEqual(
    expect.arrayContaining(visitorsOf({ search: 10 }, 'search')),
  );
});

test('the first version of a release is for its share alone: others go without it', () => {
  const compositionFor = (_site: string, cohort: number): Composition => {
    const releases = { shell: '1.0.0', ...(cohort < 10 ? { tyres: '1.0.0' } : {}) };
    return { id: Object.keys(releases).join(), releases };
  };
  const found = everyCohort.map((cohort) => composeSalted({ compositionFor }, 'a', cohort).releases);
  expect(found.filter((releases) => 'tyres' in releases)).toHaveLength(10);
  expect(found.every((releases) => releases['shell'] === '1.0.0')).toBe(true);
});

test('what all visitors get is passed on as the registry gives it', () => {
  const { compositionFor } = directory({ search: 100 });
  expect(composeSalted({ compositionFor }, 'a', 7)).toEqual(compositionFor('a', 7));
});
