import { blankDecals, type DecalPoint } from '../decals/canvas';
import { paintPlate } from '../decals/plate';
import { shellCurves, type ShellSpec } from '../geometry/shell';
import type { WheelArch } from '../geometry/mesh';
import { MATERIAL as M } from '../materials';
import type { BuiltBody } from './build-car';
import { Kit } from './build-kit';

const busShell: ShellSpec = {
  top: [
    [-3.5, 1.0],
    [-3.48, 1.7],
    [-3.42, 2.3],
    [-3.28, 2.56],
    [-2.9, 2.64],
    [2.6, 2.64],
    [2.95, 2.56],
    [3.2, 2.2],
    [3.4, 1.6],
    [3.5, 1.2],
    [3.54, 0.9],
  ],
  belt: [1.4, 1.36],
  halfWidth: 1.03,
  clearance: 0.3,
  tumble: 0.9,
  shelf: 0.985,
  noseTaper: 0.1,
  tailTaper: 0.05,
  taperLength: 0.4,
  capDepth: 0.05,
  roofRound: 0.08,
};

/** Small coach of about twenty seats. */
export function buildBus(): BuiltBody {
  const kit = new Kit();
  const curves = shellCurves(busShell);
  const radius = 0.4;
  const axles = [-1.75, 2.2];
  const arches: WheelArch[] = axles.map((x) => ({ x, y: radius, radius: radius * 1.18, fromZ: 0.6 }));
  const decals = blankDecals(curves.fromX, curves.toX, curves.topY, 1.03, 240);
  const { side, nose, tail } = decals;
  side.rect(-3.34, 1.4, 3.0, 2.32, M.glossBlack, 0.12);
  for (let x = -3.26; x < 2.2; x += 0.98) side.rect(x, 1.46, x + 0.9, 2.26, M.glass, 0.06);
  side.fill(
    [
      [2.68, 1.42],
      [3.16, 1.36],
      [2.94, 2.24],
      [2.68, 2.26],
    ],
    M.glass,
    0.05,
  );
  side.rect(-3.6, 0.92, 3.6, 1.0, M.accent);
  side.rect(-3.6, 1.04, 3.6, 1.07, M.darkPanel);
  side.rect(-3.7, 0, 3.7, 0.48, M.trim);
  const door: DecalPoint[] = [
    [1.02, 0.44],
    [1.72, 0.44],
    [1.72, 2.36],
    [1.02, 2.36],
  ];
  side.rect(1.06, 1.02, 1.68, 2.3, M.glass, 0.05);
  side.stroke([...door, door[0]!], 0.02, M.seam);
  for (const x of [-2.9, -0.9, 0.1])
    side.stroke(
      [
        [x, 0.5],
        [x + 0.8, 0.5],
        [x + 0.8, 0.86],
        [x, 0.86],
        [x, 0.5],
      ],
      0.012,
      M.seam,
    );
  nose.rect(-0.1, 1.28, 0.93, 2.28, M.glossBlack, 0.1);
  nose.rect(-0.1, 1.32, 0.88, 2.22, M.glass, 0.08);
  nose.rect(-0.1, 0, 1.2, 0.5, M.trim);
  nose.rect(-0.1, 0.88, 0.5, 1.02, M.grille, 0.03);
  nose.rect(0.58, 0.72, 1.2, 0.92, M.lampBody, 0.05);
  for (const z of [0.68, 0.82]) nose.ellipse(z, 0.82, 0.055, 0.055, M.lampLens);
  paintPlate(nose, 0.58);
  tail.rect(-0.1, 1.5, 0.8, 2.16, M.glossBlack, 0.08);
  tail.rect(-0.1, 1.54, 0.76, 2.12, M.glass, 0.07);
  tail.rect(-0.1, 0, 1.2, 0.46, M.trim);
  tail.rect(0.8, 0.74, 0.94, 1.24, M.tailBody, 0.03);
  tail.stroke(
    [
      [0.87, 0.86],
      [0.87, 1.2],
    ],
    0.04,
    M.tailLit,
  );
  paintPlate(tail, 0.62);
  kit.shell(busShell, {
    material: M.paint,
    decals,
    arches,
    cabin: {
      frontX: 3.1,
      rearX: -3.3,
      floorY: 1.36,
      roofY: 2.5,
      halfWidth: 0.92,
      rows: [2.4, 1.4, 0.5, -0.4, -1.3, -2.2],
      tintBehindX: 2.2,
    },
  });
  kit.wells(arches, 1.0, 0.32);
  for (const x of axles)
    kit.axle({ x, z: 1.0, radius, width: 0.3, look: 'truck', spokes: 10, rimShare: 0.6 });
  kit.boxes({ x: [3.3, 3.4], y: [1.9, 2.2], z: [1.12, 1.28], bevel: 0.04 }, M.trim);
  kit.tubes(
    [
      [3.1, 2.34, 0.9],
      [3.36, 2.2, 1.2],
    ],
    0.02,
    M.trim,
  );
  kit.box({ x: [-1.2, 0.3], y: [2.62, 2.8], z: [-0.6, 0.6], bevel: 0.08 }, M.white);
  return kit.finish({ fromX: -3.5, toX: 3.54, halfWidth: 1.0, clearance: 0.28 });
}
