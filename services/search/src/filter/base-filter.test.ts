import { makeSite } from 'shared-contracts/testing';
import { START } from '../testing/search-platform';
import { baseFilter } from './base-filter';
import { checkFilters } from './filter-syntax';

const seconds = START.getTime() / 1000;
const stock = (days: number) =>
  `status = in_stock OR status = coming_soon OR sold_date_timestamp > ${seconds - days * 86_400}`;
const dealership = 'dealership_slug IN ["harbour-springwood"]';
const shown = 'show_on_dealer_website = true';

test('[SRC-047] holds status, sold days and the website flag; N is 3 unless the site says otherwise', () => {
  expect(baseFilter(makeSite(), START)).toEqual([dealership, shown, stock(3)]);
  expect(baseFilter(makeSite({ site: { include_sold_cars_days: 10 } }), START)).toEqual([
    dealership,
    shown,
    stock(10),
  ]);
});

test.each([
  [{ usedOnly: true }, [stock(3), 'car_type = used']],
  [{ inStockOnly: true }, ['status = in_stock']],
  [{ ageLimitYears: 10 }, [stock(3), 'year >= 2016']],
  [{ baseFilter: ' make = Kia OR make = Mazda ' }, [stock(3), 'make = Kia OR make = Mazda']],
])('with stock %j', (changes, expected) => {
  expect(baseFilter(makeSite({ stock: changes }), START)).toEqual([dealership, shown, ...expected]);
});

test("the age limit counts from the year on the site's own calendar", () => {
  const site = makeSite({ stock: { ageLimitYears: 1 } });
  expect(baseFilter(site, new Date('2026-12-31T13:59:59Z'))).toContain('year >= 2025');
  expect(baseFilter(site, new Date('2026-12-31T14:00:00Z'))).toContain('year >= 2026');
});

test('[SRC-038] price above 0 belongs to the ascending price order of sites that ask for it', () => {
  const site = makeSite({ search: { priceAscExcludesZero: true } });
  expect(baseFilter(site, START, 'price:asc')).toContain('price > 0');
  expect(baseFilter(site, START, 'price:desc')).not.toContain('price > 0');
  expect(baseFilter(site, START)).not.toContain('price > 0');
  expect(baseFilter(makeSite(), START, 'price:asc')).not.toContain('price > 0');
});

test('every expression reads', () => {
  const site = makeSite({
    site: { dealerships: ['a-b', 'c'] },
    stock: { usedOnly: true, ageLimitYears: 3 },
    search: { priceAscExcludesZero: true },
  });
  expect(checkFilters(baseFilter(site, START, 'price:asc'))).toBeNull();
});
