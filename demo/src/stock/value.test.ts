import fc from 'fast-check';
import { usedValue, windscreenPrice, type Valued } from './value';

const rav4: Valued = { newPriceAud: 50_000, kind: 'car', hold: 1, ageYears: 3, km: 45_000 };

test.each([
  [0, 5_000, 44_000, 50_000],
  [1, 15_000, 40_000, 45_000],
  [3, 45_000, 33_000, 38_000],
  [5, 75_000, 26_000, 31_000],
  [10, 145_000, 14_000, 19_000],
  [14, 200_000, 9_000, 14_000],
])(
  'an average $50,000 car is worth a sensible amount after %i years and %i km',
  (ageYears, km, low, high) => {
    const value = usedValue({ ...rav4, ageYears, km });
    expect(value).toBeGreaterThan(low);
    expect(value).toBeLessThan(high);
  },
);

const kinds = ['car', 'truck', 'caravan', 'motorhome', 'motorcycle'] as const;

test('older and further driven is never dearer', () => {
  const any = fc.record({
    newPriceAud: fc.integer({ min: 8_000, max: 400_000 }),
    kind: fc.constantFrom(...kinds),
    hold: fc.double({ min: 0.7, max: 1.25, noNaN: true }),
    ageYears: fc.double({ min: 0, max: 15, noNaN: true }),
    km: fc.integer({ min: 0, max: 600_000 }),
  });
  fc.assert(
    fc.property(
      any,
      fc.double({ min: 0.5, max: 6, noNaN: true }),
      fc.integer({ min: 0, max: 200_000 }),
      (car, years, more) => {
        const now = usedValue(car);
        // the later owner has driven the expected distance at least
        expect(usedValue({ ...car, km: car.km + more })).toBeLessThanOrEqual(now + 1e-6);
        expect(usedValue({ ...car, km: null, ageYears: car.ageYears + years })).toBeLessThanOrEqual(
          usedValue({ ...car, km: null }) + 1e-6,
        );
        expect(now).toBeGreaterThan(0);
        expect(now).toBeLessThan(car.newPriceAud * 1.2);
      },
    ),
  );
});

test.each([
  [38_640, 38_988, 38_990],
  [4_870, 4_990, 4_990],
  [900, 990, 990],
  [312_000, 312_000, 312_000],
])('%d is written on the windscreen as a dealer would', (value, low, high) => {
  const price = windscreenPrice(value);
  expect(price).toBeGreaterThanOrEqual(low);
  expect(price).toBeLessThanOrEqual(high);
});
