import { allModels } from './all';
import { parseDriveLine } from './model-facts';

test('models are listed once per make', () => {
  const names = allModels.map(({ make, model }) => `${make} ${model}`);
  expect(names.filter((name, i) => names.indexOf(name) !== i)).toEqual([]);
});

test.each(allModels.map((facts) => [`${facts.make} ${facts.model}`, facts] as const))(
  '%s has believable facts',
  (_, facts) => {
    expect(facts.badges.length).toBeGreaterThan(0);
    for (const [badge, price, line] of facts.badges) {
      expect(badge).not.toBe('');
      const [low, high] = {
        car: [18_000, 180_000],
        truck: [50_000, 500_000],
        caravan: [30_000, 150_000],
        motorhome: [140_000, 250_000],
        motorcycle: [6_000, 30_000],
      }[facts.kind] as [number, number]; // each kind has a pair
      expect(price).toBeGreaterThanOrEqual(low);
      expect(price).toBeLessThanOrEqual(high);
      if (facts.kind !== 'caravan') parseDriveLine(line);
    }
    const [from, to] = facts.years;
    expect(to ?? 2100).toBeGreaterThanOrEqual(from);
    expect(facts.series.map(([year]) => year)).toEqual(
      facts.series.map(([year]) => year).toSorted((a, b) => a - b),
    );
    expect(facts.hold).toBeGreaterThan(0.7);
    expect(facts.hold).toBeLessThan(1.3);
  },
);

test('a drive line is read word by word', () => {
  expect(parseDriveLine('PT 2.0 4 AWD A8 350 7.8')).toEqual({
    fuel: 'Petrol',
    litres: 2,
    cylinders: 4,
    isTurbo: true,
    drive: 'AWD',
    gearbox: 'Automatic',
    isManual: false,
    gears: 8,
    torqueNm: 350,
    consumption: 7.8,
  });
  expect(parseDriveLine('E RWD A1 420')).toMatchObject({
    fuel: 'Electric',
    litres: null,
    drive: 'RWD',
    consumption: null,
  });
  expect(parseDriveLine('H 2.5 4 FWD ECVT 221 4.7')).toMatchObject({
    gearbox: 'e-CVT Automatic',
    gears: null,
  });
});

test.each(['', 'Q 2.0 4 AWD A8 350', 'P 2.0 4 AWD', 'P x 4 AWD A8 350', 'P 2.0 4 AWD Z8 350'])(
  'the incomplete drive line "%s" is refused',
  (line) => {
    expect(() => parseDriveLine(line)).toThrow('Drive line');
  },
);
