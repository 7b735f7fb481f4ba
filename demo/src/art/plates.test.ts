import { plateColour } from './plates';

const plate = { state: 'QLD', text: '012XZ4' } as const;
/** Share of a plate's cells, left to right, that carry ink. */
const inked = (shown: Parameters<typeof plateColour>[0]): boolean[] =>
  Array.from({ length: 6 }, (_, cell) => {
    const from = -0.16 + cell * 0.053;
    return Array.from({ length: 40 }, (_, i) =>
      plateColour(shown, from + (i % 8) * 0.006, -0.04 + Math.floor(i / 8) * 0.02),
    ).some(([r]) => r! < 0.3);
  });

test('all six characters of a plate are drawn on its ground', () => {
  expect(inked(plate)).toEqual([true, true, true, true, true, true]);
  expect(plateColour(plate, 0, 0.064)[0]).toBeGreaterThan(0.7);
});

test('a vehicle without a plate has a dark cover without characters', () => {
  const colours = new Set([-0.15, 0, 0.15].map((right) => plateColour(undefined, right, 0).join()));
  expect([...colours]).toHaveLength(1);
});
