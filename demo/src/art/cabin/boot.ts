import { box, CLOTH } from './solids';

const { seat, trim, dark, metal } = CLOTH;
const sides = [-1, 1] as const;

/** The load area behind the rear bench, seen from its sill. */
export const bootFurniture = [
  // floor with its rails, and the walls that lean over the wheels
  box(trim, [-1.1, 0.34, 0], [0.8, 0.04, 0.62], 0.02),
  ...sides.flatMap((side) => [
    box(metal, [-1.1, 0.385, side * 0.3], [0.6, 0.004, 0.012], 0.003),
    box(dark, [-1.1, 0.56, side * 0.62], [0.8, 0.26, 0.1], 0.06),
    box(dark, [-1.0, 0.46, side * 0.56], [0.3, 0.14, 0.1], 0.07),
    box(metal, [-1.45, 0.74, side * 0.515], [0.03, 0.03, 0.008], 0.006),
    // backs of the bench, parted 60 to 40
  ]),
  box(trim, [-0.62, 0.7, -0.22], [0.07, 0.34, 0.36], 0.05, 0.2),
  box(trim, [-0.62, 0.7, 0.38], [0.07, 0.34, 0.23], 0.05, 0.2),
  ...[-0.38, 0, 0.38].map((z) => box(seat, [-0.72, 1.12, z], [0.05, 0.08, 0.13], 0.045, 0.2)),
  ...sides.map((side) => box(seat, [0.2, 1.2, side * 0.37], [0.06, 0.1, 0.13], 0.05, 0.2)),
];
