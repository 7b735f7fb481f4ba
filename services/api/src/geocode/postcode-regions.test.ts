import { createGeocoder } from './geocode';
import { postcodeRegions } from './postcode-regions';

const locate = async (postal_code: string) =>
  (await createGeocoder(undefined)({ postal_code })).results[0]?.geometry.location ?? null;

test('no two regions claim one postcode, and every region lies in Australia', () => {
  const sorted = postcodeRegions.toSorted((a, b) => a.from - b.from);
  for (const [index, { from, to, lat, lng }] of sorted.entries()) {
    expect(from).toBeLessThanOrEqual(to);
    expect(from).toBeGreaterThan(sorted[index - 1]?.to ?? -1);
    expect(lat).toBeGreaterThan(-44);
    expect(lat).toBeLessThan(-10);
    expect(lng).toBeGreaterThan(113);
    expect(lng).toBeLessThan(154);
  }
});

test.each([
  ['4000', -27.47, 153.03],
  ['2000', -33.87, 151.21],
  ['3000', -37.81, 144.96],
  ['5000', -34.93, 138.6],
  ['6000', -31.95, 115.86],
  ['7000', -42.88, 147.33],
  ['0800', -12.46, 130.84],
  ['2600', -35.28, 149.13],
])('postcode %s is found where its city is', async (postcode, lat, lng) => {
  const found = await locate(postcode);
  expect(found?.lat).toBeCloseTo(lat, 0);
  expect(found?.lng).toBeCloseTo(lng, 0);
});

test.each(['0000', '0199', '4260', '4999'])('postcode %s is not given out', async (postcode) => {
  expect(await locate(postcode)).toBeNull();
});
