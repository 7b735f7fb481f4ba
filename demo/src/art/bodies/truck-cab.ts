import { paintCab, type CabLook } from '../decals/cab-decals';
import { shellCurves, type ShellSpec } from '../geometry/shell';
import type { WheelArch } from '../geometry/mesh';
import { MATERIAL as M } from '../materials';
import type { Kit } from './build-kit';

const lightCab: ShellSpec = {
  top: [
    [1.12, 2.1],
    [1.15, 2.22],
    [1.3, 2.3],
    [1.9, 2.32],
    [2.3, 2.28],
    [2.5, 2.16],
    [2.68, 1.75],
    [2.82, 1.36],
    [2.9, 1.12],
    [2.94, 0.9],
  ],
  belt: [1.34, 1.34],
  halfWidth: 1.0,
  clearance: 0.42,
  tumble: 0.87,
  shelf: 0.985,
  noseTaper: 0.1,
  tailTaper: 0.02,
  taperLength: 0.4,
  capDepth: 0.04,
  roofRound: 0.07,
};

const lightLook: CabLook = {
  halfWidth: 1.0,
  screen: { low: 1.36, high: 2.08, z: 0.82 },
  door: { fromX: 1.4, toX: 2.38, low: 0.6, windowLow: 1.4, windowHigh: 2.06, slope: 0.26 },
  grille: { low: 0.86, high: 1.06, z: 0.56 },
  lampY: 0.84,
  lampHeight: 0.2,
  bumperTop: 0.68,
  plateY: 0.52,
  hasSleeperWindow: false,
};

const heavyCab: ShellSpec = {
  top: [
    [0.86, 3.1],
    [0.88, 3.4],
    [1.0, 3.58],
    [1.4, 3.64],
    [2.2, 3.66],
    [2.62, 3.56],
    [2.86, 3.2],
    [2.98, 2.6],
    [3.1, 1.95],
    [3.16, 1.5],
    [3.18, 1.1],
  ],
  belt: [2.0, 2.0],
  halfWidth: 1.22,
  clearance: 0.42,
  tumble: 0.93,
  shelf: 0.99,
  noseTaper: 0.1,
  tailTaper: 0.02,
  taperLength: 0.5,
  capDepth: 0.05,
  roofRound: 0.1,
};

const heavyLook: CabLook = {
  halfWidth: 1.22,
  screen: { low: 2.02, high: 2.86, z: 1.0 },
  door: { fromX: 1.78, toX: 2.7, low: 0.95, windowLow: 2.06, windowHigh: 2.8, slope: 0.24 },
  grille: { low: 0.98, high: 1.8, z: 0.78 },
  lampY: 0.82,
  lampHeight: 0.26,
  bumperTop: 0.66,
  plateY: 0.56,
  hasSleeperWindow: true,
};

export interface CabPlan {
  shell: ShellSpec;
  look: CabLook;
  axleX: number;
  wheelRadius: number;
}

export const LIGHT: CabPlan = { shell: lightCab, look: lightLook, axleX: 1.98, wheelRadius: 0.39 };
export const HEAVY: CabPlan = { shell: heavyCab, look: heavyLook, axleX: 2.02, wheelRadius: 0.52 };

/** Cab, front axle, mirrors and steps. */
export function addCab(kit: Kit, { shell, look, axleX, wheelRadius }: CabPlan): void {
  const arches: WheelArch[] = [
    { x: axleX, y: wheelRadius, radius: wheelRadius * 1.2, fromZ: shell.halfWidth * 0.55 },
  ];
  const curves = shellCurves(shell);
  kit.shell(shell, {
    material: M.paint,
    decals: paintCab(look, curves),
    arches,
    cabin: {
      frontX: curves.toX - 0.25,
      rearX: curves.fromX + 0.1,
      floorY: look.door.windowLow - 0.05,
      roofY: look.door.windowHigh + 0.1,
      halfWidth: shell.halfWidth * 0.9,
      rows: [look.door.fromX + 0.2],
      tintBehindX: curves.fromX,
    },
  });
  kit.wells(arches, shell.halfWidth * 0.98, shell.clearance + 0.02);
  kit.axle({
    x: axleX,
    z: shell.halfWidth - 0.04,
    radius: wheelRadius,
    width: 0.28,
    look: 'truck',
    spokes: 10,
    rimShare: 0.6,
  });
  const mirrorX = look.door.toX + look.door.slope * 0.8;
  const mirrorZ = shell.halfWidth + 0.2;
  const low = look.door.windowLow + 0.04;
  const high = low + 0.52;
  kit.tubes(
    [
      [mirrorX, high + 0.02, shell.halfWidth * 0.94],
      [mirrorX, high, mirrorZ],
    ],
    0.018,
    M.trim,
  );
  kit.tubes(
    [
      [mirrorX, low - 0.02, shell.halfWidth * 0.97],
      [mirrorX, low, mirrorZ],
    ],
    0.018,
    M.trim,
  );
  kit.boxes(
    { x: [mirrorX - 0.06, mirrorX + 0.05], y: [low, high], z: [mirrorZ - 0.11, mirrorZ + 0.08], bevel: 0.04 },
    M.trim,
  );
}
