import { queryToSearchState } from 'shared-contracts/search/url-state';
import { searchName } from './search-name';

test.each([
  ['', 'All stock'],
  ['make=Toyota', 'Toyota'],
  ['make=Toyota&model=HiLux&price=-50000', 'Toyota HiLux, up to $50,000'],
  ['make=Toyota&model=HiLux&model=RAV4', 'Toyota HiLux, Toyota RAV4'],
  ['make=Toyota&make=Mazda&model=CX-5', 'Toyota, Mazda, CX-5'],
  ['make=!Toyota&body=ute&colour=!Silver', 'Not silver, Not Toyota, Ute'],
  ['query=towing+"SR5"&year=2018-', '“towing SR5”, 2018 or newer'],
  ['km=-50000', 'Up to 50,000 kms'],
  ['make=Kia&near=4000&within=50', 'Kia, within 50 km of 4000'],
  ['make=Kia&near=4000', 'Kia'],
])('a search for %s is named', (query, name) => {
  expect(searchName(queryToSearchState(new URLSearchParams(query)))).toBe(name);
});
