import { box, CLOTH, type Ring, type RoundedBox } from './solids';

const { seat, trim, dark, lining, metal, screen, mirror } = CLOTH;
const sides = [-1, 1] as const;

/** Lean of a backrest, in radians. */
const BACK_LEAN = 0.2;

const frontSeats = sides.flatMap((side) => {
  const z = side * 0.37;
  return [
    box(seat, [0.3, 0.55, z], [0.27, 0.1, 0.25], 0.07, -0.08),
    box(seat, [-0.13, 0.86, z], [0.085, 0.33, 0.24], 0.075, BACK_LEAN),
    box(seat, [-0.235, 1.29, z], [0.055, 0.095, 0.13], 0.05, BACK_LEAN),
  ];
});

const rearBench = [
  box(seat, [-0.82, 0.54, 0], [0.27, 0.1, 0.64], 0.07, -0.06),
  box(seat, [-1.19, 0.86, 0], [0.085, 0.32, 0.65], 0.075, BACK_LEAN),
  ...[-0.38, 0, 0.38].map((z) => box(seat, [-1.3, 1.25, z], [0.05, 0.08, 0.13], 0.045, BACK_LEAN)),
];

const dashboard = [
  box(dark, [1.22, 0.79, 0], [0.28, 0.14, 0.74], 0.07),
  box(trim, [0.985, 0.75, 0], [0.06, 0.055, 0.7], 0.04),
  box(metal, [0.93, 0.822, 0], [0.012, 0.006, 0.7], 0.005),
  // Instruments under their hood, before the driver; the screen in the middle.
  box(dark, [1.02, 0.95, 0.37], [0.14, 0.07, 0.2], 0.05),
  box(screen, [0.885, 0.95, 0.37], [0.01, 0.048, 0.155], 0.008, 0.25),
  box(screen, [0.875, 0.965, 0], [0.012, 0.075, 0.145], 0.01, 0.18),
  box(dark, [1.0, 0.62, 0], [0.12, 0.2, 0.16], 0.05),
];

const console_ = [
  box(dark, [0.42, 0.5, 0], [0.58, 0.14, 0.11], 0.04),
  box(trim, [-0.16, 0.665, 0], [0.18, 0.05, 0.095], 0.04),
  box(metal, [0.56, 0.645, 0], [0.11, 0.008, 0.075], 0.006),
  box(dark, [0.6, 0.7, 0], [0.03, 0.06, 0.026], 0.022, 0.15),
];

const doors = sides.flatMap((side) => [
  box(trim, [0.28, 0.74, side * 0.71], [0.34, 0.035, 0.06], 0.03),
  box(trim, [-0.78, 0.74, side * 0.71], [0.25, 0.035, 0.06], 0.03),
  box(metal, [0.5, 0.87, side * 0.735], [0.06, 0.013, 0.02], 0.01),
  box(metal, [-0.6, 0.87, side * 0.735], [0.05, 0.013, 0.02], 0.01),
]);

const ceiling = [
  box(mirror, [0.6, 1.35, 0], [0.014, 0.034, 0.115], 0.012, 0.12),
  box(lining, [0.42, 1.49, 0], [0.1, 0.02, 0.08], 0.015),
  ...sides.map((side) => box(lining, [0.55, 1.475, side * 0.36], [0.09, 0.012, 0.18], 0.01, 0.25)),
];

/** Everything that stands in the cabin, all boxes. The driver sits on the right. */
export const furniture: readonly RoundedBox[] = [
  ...frontSeats,
  ...rearBench,
  ...dashboard,
  ...console_,
  ...doors,
  ...ceiling,
  // Hub and spokes of the wheel.
  box(dark, [0.665, 0.88, 0.37], [0.02, 0.05, 0.062], 0.018, 0.42),
  box(dark, [0.67, 0.89, 0.37], [0.01, 0.018, 0.17], 0.008, 0.42),
  box(dark, [0.66, 0.82, 0.37], [0.01, 0.085, 0.016], 0.008, 0.42),
];

/** The rim of the steering wheel. */
export const wheel: Ring = {
  centre: [0.67, 0.89, 0.37],
  axis: [-Math.cos(0.42), Math.sin(0.42), 0],
  radius: 0.18,
  tube: 0.015,
};
