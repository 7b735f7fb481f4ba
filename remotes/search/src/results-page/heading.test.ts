import { queryToSearchState } from 'shared-contracts/search/url-state';
import { publicSite } from '../testing/in-site';
import { countInWords, searchHeading } from './heading';

const heading = (query: string, changes = {}) =>
  searchHeading(queryToSearchState(new URLSearchParams(query)), publicSite(changes));

test.each([
  ['', 'Cars for sale in Springwood'],
  ['car_type=used&make=Toyota&model=RAV4', 'Used Toyota RAV4 for sale in Springwood'],
  ['car_type=new&car_type=demo', 'New and demo cars for sale in Springwood'],
  ['car_type=new&car_type=used&car_type=demo', 'Cars for sale in Springwood'],
  ['make=Toyota&make=Kia&body=suv', 'Toyota and Kia SUVs for sale in Springwood'],
  ['make=A&make=B&make=C', 'Cars for sale in Springwood'],
  ['body=ute&location_name=Southport', 'Utes for sale in Southport'],
  ['location_name=Southport&location_name=Cleveland', 'Cars for sale'],
  ['dealership_name=Harbour+Southport', 'Cars for sale at Harbour Southport'],
  ['dealership_name=A&dealership_name=B', 'Cars for sale'],
  ['item_type=Caravan', 'Caravans for sale in Springwood'],
  ['make=Mazda&model=3&model=CX-5', 'Mazda 3 and Mazda CX-5 for sale in Springwood'],
  ['query=tow bar', 'Cars for sale in Springwood matching “tow bar”'],
])('%j is headed %j', (query, text) => {
  expect(heading(query)).toBe(text);
});

test('a group is in no one town, and a site may say another town', () => {
  expect(heading('', { site: { kind: 'group' } })).toBe('Cars for sale');
  expect(heading('', { site: { override_city: 'Logan' } })).toBe('Cars for sale in Logan');
});

test('a site of trucks or caravans sells vehicles', () => {
  const home = { bodyTypes: ['caravan', 'suv'] };
  expect(heading('', { home })).toBe('Vehicles for sale in Springwood');
  expect(countInWords(12, publicSite({ home }))).toBe('12 vehicles');
});

test.each([
  [0, 'No cars'],
  [1, '1 car'],
  [2, '2 cars'],
  [16_733, '16,733 cars'],
])('%d reads %j', (count, text) => {
  expect(countInWords(count, publicSite())).toBe(text);
});
