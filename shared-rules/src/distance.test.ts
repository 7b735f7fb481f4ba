import { distanceKm } from './distance';

test('[LOC-025] Brisbane to Sydney is 732.38 km', () => {
  const brisbane = { lat: -27.4698, long: 153.0251 };
  const sydney = { lat: -33.8688, long: 151.2093 };
  expect(distanceKm(brisbane, sydney)).toBeCloseTo(732.38, 2);
  expect(distanceKm(sydney, brisbane)).toBeCloseTo(732.38, 2);
  expect(distanceKm(brisbane, brisbane)).toBe(0);
});
