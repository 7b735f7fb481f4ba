import { queryToSearchState } from 'shared-contracts/search/url-state';
import { indexingOf } from './base-page';
import { noPreset, withPreset, type Preset } from '../search-session/preset';

const indexing = (query: string, preset: Preset = noPreset) => {
  const state = withPreset(queryToSearchState(new URLSearchParams(query)), preset);
  const { canonical, isIndexable } = indexingOf(state, preset);
  return [canonical, isIndexable];
};

test.each([
  ['', '/search', true],
  ['make=Toyota', '/search/toyota', true],
  ['make=Toyota&model=Land+Cruiser', '/search/toyota/land-cruiser', true],
  ['car_type=used', '/search/used-cars', true],
  ['car_type=demo&car_type=new', '/search/new-and-demo-cars', true],
  ['body=peopleMover', '/search/people-mover-cars', true],
  ['item_type=Caravan', '/search/caravan-cars', true],
  ['car_type=used&body=ute', '/used-car/ute', true],
  // One more filter of one value is a page of its own…
  ['make=Toyota&fuel=Hybrid', '/search?make=Toyota&fuel=Hybrid', true],
  ['make=Toyota&model=RAV4&fuel=Hybrid', '/search?make=Toyota&model=RAV4&fuel=Hybrid', true],
  ['car_type=used&body=ute&make=Kia', '/search?car_type=used&make=Kia&body=ute', true],
  ['fuel=Hybrid', '/search?fuel=Hybrid', true],
  // …more of them are not, and belong to the page whose path says most.
  ['make=Toyota&fuel=Hybrid&colour=Red', '/search/toyota', false],
  ['make=Toyota&model=RAV4&fuel=Hybrid&colour=Red', '/search/toyota/rav4', false],
  ['make=Toyota&make=Kia', '/search', false],
  ['body=suv&make=Toyota&make=Kia', '/search/suv-cars', false],
  ['price=-20000', '/search', false],
  ['make=Toyota&year=2020-', '/search/toyota', false],
  ['query=tow', '/search', false],
  ['make=Toyota&near=4000&within=50', '/search/toyota', false],
  ['make=Toyota&query=tow', '/search/toyota', false],
  ['make=Toyota&sortBy=price:asc', '/search/toyota', false],
])('%j is known as %s, indexed: %j', (query, canonical, isIndexable) => {
  expect(indexing(query)).toEqual([canonical, isIndexable]);
});

const springwood: Preset = { path: '/search/springwood', filters: { location_name: ['Springwood'] } };

test.each([
  ['', '/search/springwood', true],
  ['make=Kia', '/search?location_name=Springwood&make=Kia', true],
  ['fuel=Hybrid&colour=Red', '/search/springwood', false],
  ['location_name=Southport', '/search', false],
])('a location’s page with %j is known as %s, indexed: %j', (query, canonical, isIndexable) => {
  expect(indexing(query, springwood)).toEqual([canonical, isIndexable]);
});
