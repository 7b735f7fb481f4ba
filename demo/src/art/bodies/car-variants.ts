import type { CarSpec } from './car-spec';
import { suv } from './high-cars';
import { hatch, sedan } from './low-cars';
import { scaleCar } from './scale-car';

const shortHatch = scaleCar(hatch, 0.9, 1.02);

export const lightHatch: CarSpec = {
  ...shortHatch,
  halfWidth: 0.86,
  wheel: { radius: 0.31, look: 'alloy', spokes: 10, rimShare: 0.68 },
  face: {
    ...shortHatch.face,
    lamp: { y: 0.72, height: 0.15, innerZ: 0.44, alongSide: 0.34, rake: 0.03 },
    runningLight: 'bracket',
    grille: { low: 0.62, high: 0.7, lowZ: 0.36, highZ: 0.42, frame: 'black' },
    intake: { low: 0.26, high: 0.42, z: 0.44 },
    plateY: 0.5,
  },
};

const shortSuv = scaleCar(suv, 0.93, 0.95);

/** City crossover with a roof in contrast. */
export const smallSuv: CarSpec = {
  ...shortSuv,
  halfWidth: 0.91,
  wheel: { radius: 0.35, look: 'alloy', spokes: 7, rimShare: 0.7, dark: true },
  face: {
    ...shortSuv.face,
    lamp: { y: 0.765, height: 0.075, innerZ: 0.48, alongSide: 0.3, rake: 0.04 },
    runningLight: 'bottom',
    grille: { low: 0.58, high: 0.7, lowZ: 0.44, highZ: 0.38, frame: 'black' },
    plateY: 0.54,
  },
  rump: { ...shortSuv.rump, hasLightBar: false },
  roofIsBlack: true,
};

const longSuv = scaleCar(suv, 1.07, 1.03);

/** Three rows, more metal and more chrome. */
export const largeSuv: CarSpec = {
  ...longSuv,
  halfWidth: 0.97,
  wheel: { radius: 0.38, look: 'alloy', spokes: 10, rimShare: 0.73 },
  seats: [0.15, -0.8, -1.55],
  face: {
    ...longSuv.face,
    lamp: { y: 0.81, height: 0.11, innerZ: 0.54, alongSide: 0.32, rake: 0.03 },
    grille: { low: 0.54, high: 0.83, lowZ: 0.42, highZ: 0.52, frame: 'chrome' },
  },
  brightTrim: true,
};

/** Smooth nose, light across front and back, closed wheels. */
export const electricSuv: CarSpec = {
  ...scaleCar(suv, 1, 0.96),
  noseTaper: 0.21,
  axles: [-1.42, 1.44],
  wheel: { radius: 0.38, look: 'alloy', spokes: 5, rimShare: 0.75, dark: true },
  face: {
    ...suv.face,
    lamp: { y: 0.765, height: 0.075, innerZ: 0.5, alongSide: 0.34, rake: 0.03 },
    grille: null,
    intake: { low: 0.3, high: 0.42, z: 0.46 },
    plateY: 0.56,
  },
  hasRails: false,
  roofIsBlack: false,
};

/** Fastback with a short nose. */
export const electricSedan: CarSpec = {
  ...sedan,
  top: [
    [-2.32, 0.88],
    [-2.29, 1.0],
    [-2.18, 1.08],
    [-1.85, 1.14],
    [-1.5, 1.23],
    [-0.8, 1.42],
    [-0.2, 1.47],
    [0.36, 1.43],
    [1.24, 0.98],
    [1.7, 0.9],
    [2.04, 0.8],
    [2.24, 0.72],
    [2.31, 0.64],
  ],
  axles: [-1.44, 1.46],
  wheel: { radius: 0.35, look: 'alloy', spokes: 7, rimShare: 0.75, dark: true },
  screen: { base: 1.24, head: 0.44 },
  rear: { head: -0.66, base: -1.72 },
  glassInset: { frontBase: -0.2, frontHead: -0.06, rearHead: 0.12, rearBase: 0.34 },
  face: {
    lamp: { y: 0.6, height: 0.075, innerZ: 0.46, alongSide: 0.4, rake: 0.04 },
    runningLight: 'top',
    grille: null,
    intake: { low: 0.2, high: 0.32, z: 0.52 },
    plateY: 0.42,
  },
  rump: {
    lamp: { y: 0.92, height: 0.09, innerZ: 0.34, alongSide: 0.3 },
    hasLightBar: true,
    plateY: 0.66,
    trimTop: 0.36,
  },
  brightTrim: false,
};
