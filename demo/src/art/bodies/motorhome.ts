import { blankDecals, type DecalPoint } from '../decals/canvas';
import { caravanWindow } from '../decals/caravan-window';
import { paintPlate } from '../decals/plate';
import { shellCurves, type ShellSpec } from '../geometry/shell';
import type { WheelArch } from '../geometry/mesh';
import { MATERIAL as M } from '../materials';
import type { BuiltBody } from './build-car';
import { Kit } from './build-kit';

const motorhomeCab: ShellSpec = {
  top: [
    [0.9, 2.0],
    [1.2, 2.05],
    [1.56, 1.98],
    [2.3, 1.42],
    [2.56, 1.28],
    [2.86, 1.14],
    [3.04, 1.0],
    [3.1, 0.86],
  ],
  belt: [1.26, 1.2],
  halfWidth: 1.0,
  clearance: 0.24,
  tumble: 0.86,
  noseTaper: 0.17,
  tailTaper: 0.01,
  taperLength: 0.55,
  capDepth: 0.09,
  roofRound: 0.06,
};

/** Coachbuilt motorhome with a bed over the cab. */
export function buildMotorhome(): BuiltBody {
  const kit = new Kit();
  const curves = shellCurves(motorhomeCab);
  const frontAxle = 2.1;
  const radius = 0.36;
  const arches: WheelArch[] = [{ x: frontAxle, y: radius, radius: radius * 1.16, fromZ: 0.6 }];
  const cab = blankDecals(curves.fromX, curves.toX, curves.topY, 1.0, 260);
  cab.side.fill(
    [
      [1.24, 1.3],
      [2.14, 1.26],
      [1.62, 1.84],
      [1.24, 1.86],
    ],
    M.glass,
    0.06,
  );
  cab.side.stroke(
    [
      [1.16, 0.4],
      [1.16, 1.9],
    ],
    0.016,
    M.steel,
  );
  cab.side.stroke(
    [
      [1.16, 0.4],
      [1.62, 0.4],
      [1.74, 0.74],
      [2.2, 1.2],
    ],
    0.016,
    M.steel,
  );
  cab.side.rect(1.24, 1.06, 1.44, 1.1, M.trim, 0.02);
  cab.side.rect(0.8, 0, 3.3, 0.4, M.trim);
  cab.side.rect(2.72, 0.88, 3.3, 1.06, M.lampBody, 0.04);
  cab.plan.rect(1.6, -0.1, 2.36, 0.96, M.glossBlack, 0.04);
  cab.plan.rect(1.62, -0.1, 2.28, 0.92, M.glass, 0.04);
  cab.nose.rect(-0.1, 0, 1.2, 0.44, M.trim);
  cab.nose.rect(-0.1, 0.62, 0.5, 0.84, M.grille, 0.04);
  cab.nose.rect(0.54, 0.82, 1.2, 1.0, M.lampBody, 0.04);
  cab.nose.ellipse(0.68, 0.91, 0.05, 0.05, M.lampLens);
  cab.nose.rect(0.56, 0.83, 1.2, 0.848, M.lampLit);
  cab.nose.rect(-0.1, 0.3, 0.6, 0.4, M.grille, 0.02);
  paintPlate(cab.nose, 0.52);
  kit.shell(motorhomeCab, {
    material: M.white,
    decals: cab,
    arches,
    cabin: {
      frontX: 2.2,
      rearX: 0.9,
      floorY: 1.2,
      roofY: 1.95,
      halfWidth: 0.86,
      rows: [1.3],
      tintBehindX: 0.9,
    },
  });
  kit.wells(arches, 0.97, 0.26);
  kit.axle({ x: frontAxle, z: 0.98, radius, width: 0.24, look: 'alloy', spokes: 5, rimShare: 0.64 });
  for (const side of [-1, 1]) {
    kit.box(
      { x: [1.86, 1.98], y: [1.3, 1.62], z: side > 0 ? [1.08, 1.28] : [-1.28, -1.08], bevel: 0.05 },
      M.trim,
    );
    kit.tube(
      [
        [1.9, 1.4, side * 0.9],
        [1.9, 1.4, side * 1.1],
      ],
      0.025,
      M.trim,
    );
  }

  const house = { x: [-3.6, 1.1] as const, y: [0.42, 2.92] as const, z: [-1.14, 1.14] as const, bevel: 0.07 };
  const walls = blankDecals(house.x[0], house.x[1], house.y[1], 1.14, 200);
  const { side, tail } = walls;
  side.rect(-4, 0.3, 1.4, 0.72, M.darkPanel);
  side.fill(
    [
      [-3.8, 0.84],
      [1.4, 0.84],
      [1.4, 0.98],
      [-1.2, 1.0],
      [-3.8, 1.36],
    ],
    M.accent,
  );
  side.fill(
    [
      [-3.8, 1.44],
      [-1.3, 1.06],
      [1.4, 1.04],
      [1.4, 1.08],
      [-1.2, 1.12],
      [-3.8, 1.56],
    ],
    M.darkPanel,
  );
  caravanWindow(side, -3.2, 1.66, -2.3, 2.2);
  caravanWindow(side, -1.5, 1.66, -0.6, 2.2);
  side.rect(-0.22, 0.56, 0.42, 2.3, M.white, 0.06);
  const door: DecalPoint[] = [
    [-0.22, 0.56],
    [0.42, 0.56],
    [0.42, 2.3],
    [-0.22, 2.3],
  ];
  side.stroke([...door, door[0]!], 0.022, M.darkPanel);
  side.rect(-0.06, 1.66, 0.28, 2.14, M.window, 0.05);
  caravanWindow(side, 0.62, 1.72, 0.94, 2.16);
  side.ellipse(-2.1, 0.36, 0.47, 0.47, M.well);
  tail.rect(-0.1, 0.3, 1.3, 0.72, M.darkPanel);
  caravanWindow(tail, -0.3, 1.7, 0.7, 2.2);
  tail.rect(0.92, 0.8, 1.06, 1.3, M.tailBody, 0.04);
  tail.stroke(
    [
      [0.99, 0.92],
      [0.99, 1.24],
    ],
    0.04,
    M.tailLit,
  );
  paintPlate(tail, 0.84);
  kit.decoratedBox(house, { material: M.white, decals: walls });
  kit.axle({ x: -2.1, z: 1.15, radius, width: 0.26, look: 'alloy', spokes: 5, rimShare: 0.64 });

  const luton: ShellSpec = {
    top: [
      [0.9, 2.92],
      [1.7, 2.92],
      [1.96, 2.84],
      [2.14, 2.6],
      [2.24, 2.3],
      [2.26, 2.14],
    ],
    belt: [2.5, 2.3],
    halfWidth: 1.14,
    clearance: 2.02,
    tumble: 0.97,
    shelf: 1,
    noseTaper: 0.1,
    tailTaper: 0,
    taperLength: 0.4,
    capDepth: 0.04,
    roofRound: 0.06,
  };
  const lutonDecals = blankDecals(0.9, 2.3, 2.92, 1.14, 200);
  caravanWindow(lutonDecals.side, 1.2, 2.3, 1.7, 2.66);
  lutonDecals.side.fill(
    [
      [0.8, 2.12],
      [2.4, 2.12],
      [2.4, 2.2],
      [0.8, 2.2],
    ],
    M.accent,
  );
  kit.shell(luton, { material: M.white, decals: lutonDecals });
  kit.tube(
    [
      [-3.0, 2.72, 1.19],
      [0.9, 2.72, 1.19],
    ],
    0.075,
    M.darkPanel,
  );
  kit.box({ x: [-1.4, -0.6], y: [2.9, 3.06], z: [-0.34, 0.34], bevel: 0.07 }, M.white);
  return kit.finish({ fromX: -3.6, toX: 3.1, halfWidth: 1.06, clearance: 0.3 });
}
