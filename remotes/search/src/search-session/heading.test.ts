import { publicSite } from 'harness/testing';
import { queryToSearchState } from 'shared-contracts/search/url-state';
import type { Nearby } from 'shared-rules/search/nearby';
import { countLabel, searchHeading } from './heading';

const stateOf = (query: string) => queryToSearchState(new URLSearchParams(query));
const heading = (query: string, changes = {}, nearby: Nearby | null = null) =>
  searchHeading({ state: stateOf(query), nearby }, publicSite(changes));

test.each([
  ['', 'Cars for sale in Springwood'],
  ['car_type=used&make=Toyota&model=RAV4', 'Used Toyota RAV4 for sale in Springwood'],
  ['car_type=new&car_type=demo', 'New and demo cars for sale in Springwood'],
  ['car_type=new&car_type=used&car_type=demo', 'Cars for sale in Springwood'],
  ['make=Toyota&make=Kia&body=suv', 'Toyota and Kia SUVs for sale in Springwood'],
  ['fuel=Electric', 'Electric cars for sale in Springwood'],
  [
    'car_type=used&make=Toyota&model=RAV4&fuel=Plug-in+hybrid',
    'Used plug-in hybrid Toyota RAV4 for sale in Springwood',
  ],
  [
    'colour=Red&drive=4WD&fuel=LPG&transmission=Manual&body=ute',
    'Red manual 4WD LPG utes for sale in Springwood',
  ],
  ['fuel=Diesel&fuel=Petrol&colour=!Red', 'Cars for sale in Springwood'],
  ['make=A&make=B&make=C', 'Cars for sale in Springwood'],
  ['body=ute&location_name=Southport', 'Utes for sale in Southport'],
  ['location_name=Southport&location_name=Cleveland', 'Cars for sale'],
  ['dealership_name=Harbour+Southport', 'Cars for sale at Harbour Southport'],
  ['dealership_name=A&dealership_name=B', 'Cars for sale'],
  ['item_type=Caravan', 'Caravans for sale in Springwood'],
  ['make=Mazda&model=3&model=CX-5', 'Mazda 3 and Mazda CX-5 for sale in Springwood'],
  ['make=MG&model=MG4', 'MG4 for sale in Springwood'],
  ['categories=People+movers&make=Kia', 'Kia people movers for sale in Springwood'],
  ['categories=People+movers&categories=Hybrid', 'Cars for sale in Springwood'],
  ['state=WA', 'Cars for sale in WA'],
  ['make=Kia&city=Bentley&state=WA', 'Kia cars for sale in Bentley'],
  ['city=Bentley&city=Wangara', 'Cars for sale in Bentley and Wangara'],
  ['state=WA&state=SA&state=NT', 'Cars for sale'],
  ['location_name=Gold+Coast', 'Cars for sale on the Gold Coast'],
  ['city=Gold+Coast&city=Bentley', 'Cars for sale on the Gold Coast and in Bentley'],
  ['query=tow bar', 'Cars for sale in Springwood matching “tow bar”'],
])('%j is headed %j', (query, text) => {
  expect(heading(query)).toBe(text);
});

const around = (problem: string | null = null): Nearby => ({
  postcode: '4000',
  problem,
  dealerships: [],
  localities: {},
});

test.each([
  ['near=4000&within=50', around(), 'Cars for sale within 50 km of 4000'],
  ['make=Kia&near=4000&within=50&query=gt', around(), 'Kia cars for sale within 50 km of 4000 matching “gt”'],
  ['near=4000&within=50&state=WA', around(), 'Cars for sale in WA within 50 km of 4000'],
  ['near=4000&state=WA', around(), 'Cars for sale in WA'],
  // Measured from there, but not narrowed to there.
  ['near=4000', around(), 'Cars for sale'],
  // The place that was chosen by name is where they all are.
  ['near=4000&within=50&location_name=Southport', around(), 'Cars for sale in Southport'],
  // An unknown postcode, and a site whose cars all stand in one place.
  ['near=0000&within=50', around('Unknown'), 'Cars for sale in Springwood'],
  ['near=4000&within=50', null, 'Cars for sale in Springwood'],
])('%j around a postcode is headed as its cars stand', (query, nearby, text) => {
  expect(heading(query, {}, nearby)).toBe(text);
});

test('[SRC-027] after a search that failed the heading is that of the cars in view', () => {
  const [state, shown] = [stateOf('make=Kia'), stateOf('make=Toyota')];
  expect(searchHeading({ state, shown, nearby: null }, publicSite())).toBe(
    'Toyota cars for sale in Springwood',
  );
});

test('a group is in no one town, and a site may say another town', () => {
  expect(heading('', { site: { kind: 'group' } })).toBe('Cars for sale');
  expect(heading('', { site: { override_city: 'Logan' } })).toBe('Cars for sale in Logan');
  expect(heading('', { site: { override_city: 'Gold Coast' } })).toBe('Cars for sale on the Gold Coast');
});

test('a site of trucks or caravans sells vehicles', () => {
  const home = { bodyTypes: ['caravan', 'suv'] };
  expect(heading('', { home })).toBe('Vehicles for sale in Springwood');
  expect(countLabel(12, publicSite({ home }))).toBe('12 vehicles');
});

test('a site that names its stock is headed by that name', () => {
  const stock = { noun: 'motorcycle' };
  expect(heading('', { stock })).toBe('Motorcycles for sale in Springwood');
  expect(heading('car_type=used&make=Yamaha', { stock })).toBe(
    'Used Yamaha motorcycles for sale in Springwood',
  );
  expect([0, 1, 12].map((count) => countLabel(count, publicSite({ stock })))).toEqual([
    'No motorcycles',
    '1 motorcycle',
    '12 motorcycles',
  ]);
});

test.each([
  [0, 'No cars'],
  [1, '1 car'],
  [2, '2 cars'],
  [16_733, '16,733 cars'],
])('%d reads %j', (count, text) => {
  expect(countLabel(count, publicSite())).toBe(text);
});
