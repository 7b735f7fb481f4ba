import { createGeocoder } from './geocode';
import { localityId, localityPoint, postcodePoint } from './localities';

const locate = async (postal_code: string) =>
  (await createGeocoder(undefined)({ postal_code })).results[0]?.geometry.location ?? null;

test.each([
  ['4000', -27.47, 153.03],
  ['4217', -28.0, 153.42],
  ['2000', -33.87, 151.21],
  ['3000', -37.81, 144.96],
  ['5000', -34.93, 138.6],
  ['6000', -31.95, 115.86],
  ['7000', -42.88, 147.33],
  ['0800', -12.46, 130.84],
  ['2600', -35.28, 149.13],
])('[API-030] postcode %s is found where its town is', async (postcode, lat, lng) => {
  const found = await locate(postcode);
  expect(found?.lat).toBeCloseTo(lat, 0);
  expect(found?.lng).toBeCloseTo(lng, 0);
});

test.each(['0000', '0199', '4260', '4999'])('[API-030] postcode %s is not given out', async (postcode) => {
  expect(await locate(postcode)).toBeNull();
});

const pointOf = (name: string, state: string) => localityPoint(localityId(name, state) ?? 0);

test.each([
  ['Bentley', 'WA', -32.0, 115.9],
  ['Minchinbury', 'NSW', -33.78, 150.83],
  // A name that several states have.
  ['Springfield', 'QLD', -27.65, 152.92],
  // One with dozens of postcodes, most of them of post boxes.
  ['Sydney', 'NSW', -33.87, 151.21],
])('%s in %s is where it is', (name, state, lat, long) => {
  const found = pointOf(name, state);
  expect(found?.lat).toBeCloseTo(lat, 1);
  expect(found?.long).toBeCloseTo(long, 1);
});

test('a place is known however its name is written', () => {
  const id = localityId('St Marys', 'NSW');
  expect(id).toBeGreaterThan(0);
  expect([localityId('SAINT MARYS', 'nsw'), localityId(' st. marys ', 'NSW ')]).toEqual([id, id]);
});

test('a name that the state does not have is no place', () => {
  expect(localityId('Bentleigh', 'WA')).toBeNull();
  expect(localityId('', '')).toBeNull();
  expect([localityPoint(0), localityPoint(1_000_000), postcodePoint('0001')]).toEqual([null, null, null]);
});

test('[API-030] the point of a locality is its exact one where that is known, else that of its postcode', () => {
  expect(pointOf('Bentley', 'WA')).toEqual({ lat: -32.0041058, long: 115.8964003 });
  expect(pointOf('Micket Creek', 'NT')).toEqual({ lat: -12.3651, long: 130.9523 });
});

test('[API-030] a postcode is in the middle of its localities by each coordinate, in whatever order they are listed', () => {
  expect(postcodePoint('0874')).toEqual({ lat: -23.6848, long: 133.89 });
  expect(postcodePoint('2010')).toEqual({ lat: -33.881, long: 151.217 });
});

test('a short word of a name is its long one', () => {
  expect(localityId('Mount Baw Baw', 'VIC')).toBe(localityId('MT BAW BAW', 'VIC'));
  expect(localityId('Mt Britton', 'QLD')).toBeGreaterThan(0);
});
