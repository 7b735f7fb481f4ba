import { addPlate } from '../geometry/solids';
import { MATERIAL as M } from '../materials';
import type { BuiltBody } from './build-car';
import { Kit } from './build-kit';

const FRONT = 0.74;
const REAR = -0.7;
const RADIUS = 0.31;

/** Naked road bike on its wheels, without a stand. */
export function buildMotorcycle(): BuiltBody {
  const kit = new Kit();
  kit.axle({
    x: FRONT,
    z: 0.06,
    radius: RADIUS,
    width: 0.06,
    look: 'wire',
    spokes: 5,
    rimShare: 0.76,
    dark: true,
  });
  kit.axle({
    x: REAR,
    z: 0.085,
    radius: RADIUS,
    width: 0.085,
    look: 'wire',
    spokes: 5,
    rimShare: 0.74,
    dark: true,
  });
  addFrontEnd(kit);
  addEngine(kit);
  addBodywork(kit);
  addRearEnd(kit);
  return kit.finish({ fromX: -0.75, toX: 0.8, halfWidth: 0.34, clearance: 0.16 });
}

function addFrontEnd(kit: Kit): void {
  kit.tubes(
    [
      [FRONT, RADIUS, 0.1],
      [0.6, 0.6, 0.1],
    ],
    0.032,
    M.trim,
  );
  kit.tubes(
    [
      [0.6, 0.6, 0.1],
      [0.44, 0.94, 0.1],
    ],
    0.026,
    M.gold,
  );
  kit.tubes(
    [
      [FRONT + 0.01, RADIUS, 0.075],
      [FRONT - 0.01, RADIUS, 0.085],
    ],
    0.15,
    M.steel,
  );
  kit.box({ x: [0.38, 0.5], y: [0.9, 0.95], z: [-0.14, 0.14], bevel: 0.02 }, M.steel);
  // handlebar, grips, levers, mirrors
  kit.tubes(
    [
      [0.42, 0.97, 0],
      [0.4, 1.02, 0.12],
      [0.34, 1.05, 0.34],
    ],
    0.014,
    M.steel,
  );
  kit.tubes(
    [
      [0.345, 1.045, 0.28],
      [0.325, 1.04, 0.41],
    ],
    0.02,
    M.trim,
  );
  kit.tubes(
    [
      [0.4, 1.04, 0.24],
      [0.4, 1.02, 0.38],
    ],
    0.007,
    M.steel,
  );
  kit.tubes(
    [
      [0.38, 1.05, 0.22],
      [0.36, 1.2, 0.3],
    ],
    0.008,
    M.trim,
  );
  kit.ellipsoid([0.36, 1.22, 0.33], [0.02, 0.04, 0.065], M.trim);
  kit.ellipsoid([0.36, 1.22, -0.33], [0.02, 0.04, 0.065], M.trim);
  // headlamp with a small screen above
  kit.ellipsoid([0.56, 0.86, 0], [0.1, 0.1, 0.1], M.trim);
  kit.ellipsoid([0.605, 0.86, 0], [0.07, 0.085, 0.085], M.lampBody);
  kit.ellipsoid([0.65, 0.86, 0], [0.035, 0.05, 0.05], M.lampLit);
  kit.ellipsoid([0.52, 0.99, 0], [0.05, 0.09, 0.1], M.paint);
  kit.tubes(
    [
      [0.54, 0.78, 0.12],
      [0.54, 0.78, 0.19],
    ],
    0.02,
    M.amber,
  );
  kit.mudguard(FRONT, RADIUS, RADIUS + 0.035, [0.12, 0.46], [-0.01, 0.075], M.paint);
}

function addEngine(kit: Kit): void {
  // trellis frame around the engine
  kit.tubes(
    [
      [0.42, 0.86, 0.05],
      [0.1, 0.62, 0.16],
      [-0.22, 0.5, 0.17],
      [-0.24, 0.36, 0.16],
    ],
    0.024,
    M.accent,
  );
  kit.tubes(
    [
      [0.42, 0.78, 0.05],
      [0.2, 0.5, 0.15],
      [-0.02, 0.58, 0.16],
    ],
    0.02,
    M.accent,
  );
  kit.tubes(
    [
      [0.1, 0.62, 0.16],
      [0.2, 0.5, 0.15],
    ],
    0.018,
    M.accent,
  );
  kit.tubes(
    [
      [-0.2, 0.56, 0.16],
      [-0.55, 0.74, 0.1],
      [-0.78, 0.82, 0.07],
    ],
    0.018,
    M.trim,
  );
  kit.box({ x: [-0.22, 0.22], y: [0.2, 0.42], z: [-0.17, 0.17], bevel: 0.07 }, M.steel);
  kit.tubes(
    [
      [-0.08, 0.32, 0.15],
      [-0.08, 0.32, 0.21],
    ],
    0.1,
    M.trim,
  );
  kit.tubes(
    [
      [0.12, 0.3, 0.15],
      [0.12, 0.3, 0.2],
    ],
    0.07,
    M.aluminium,
  );
  // finned cylinders leaning forward
  for (let k = 0; k < 6; k++) {
    const y = 0.43 + k * 0.034;
    const x = 0.07 + k * 0.012;
    kit.box(
      { x: [x - 0.13, x + 0.13], y: [y, y + 0.02], z: [-0.16, 0.16], bevel: 0.008 },
      k % 2 ? M.steel : M.trim,
    );
  }
  kit.box({ x: [0.02, 0.28], y: [0.62, 0.7], z: [-0.15, 0.15], bevel: 0.03 }, M.aluminium);
  kit.box({ x: [0.34, 0.4], y: [0.34, 0.66], z: [-0.17, 0.17], bevel: 0.02 }, M.trim);
  // header pipes run under the engine into the silencer
  for (const z of [0.05, 0.11]) {
    kit.tubes(
      [
        [0.24, 0.58, z],
        [0.36, 0.48, z],
        [0.36, 0.26, z],
        [0.24, 0.15, z],
        [-0.1, 0.14, 0.1],
      ],
      0.024,
      M.gold,
    );
  }
  kit.tube(
    [
      [-0.1, 0.15, 0.1],
      [-0.3, 0.2, 0.16],
      [-0.42, 0.28, 0.2],
    ],
    0.03,
    M.steel,
  );
  kit.tube(
    [
      [-0.4, 0.27, 0.2],
      [-0.86, 0.46, 0.23],
    ],
    0.062,
    M.trim,
  );
  kit.tube(
    [
      [-0.84, 0.45, 0.23],
      [-0.9, 0.475, 0.232],
    ],
    0.05,
    M.aluminium,
  );
}

function addBodywork(kit: Kit): void {
  // tank: broad at the steering head, narrow between the knees
  kit.ellipsoid([0.17, 0.86, 0], [0.27, 0.14, 0.165], M.paint);
  kit.ellipsoid([0.02, 0.82, 0], [0.22, 0.11, 0.125], M.paint);
  kit.tube(
    [
      [0.16, 0.99, 0],
      [0.16, 1.005, 0],
    ],
    0.04,
    M.steel,
  );
  // seat and tail
  kit.ellipsoid([-0.25, 0.8, 0], [0.24, 0.055, 0.14], M.seat);
  kit.ellipsoid([-0.55, 0.87, 0], [0.22, 0.05, 0.11], M.seat);
  kit.ellipsoid([-0.62, 0.82, 0], [0.27, 0.055, 0.105], M.paint);
  kit.ellipsoid([-0.3, 0.7, 0], [0.22, 0.08, 0.12], M.trim);
  const side = kit.material(M.paint);
  for (const z of [-0.15, 0.15]) {
    addPlate(
      kit.builder,
      [
        [-0.06, 0.56],
        [-0.02, 0.7],
        [-0.4, 0.72],
        [-0.34, 0.62],
      ],
      z,
      0.02,
      side,
    );
  }
}

function addRearEnd(kit: Kit): void {
  kit.tubes(
    [
      [-0.2, 0.34, 0.13],
      [REAR, RADIUS, 0.12],
    ],
    0.032,
    M.steel,
  );
  kit.tube(
    [
      [REAR, RADIUS, -0.16],
      [REAR, RADIUS, 0.16],
    ],
    0.025,
    M.aluminium,
  );
  kit.tubes(
    [
      [REAR, RADIUS, 0.092],
      [REAR, RADIUS, 0.1],
    ],
    0.105,
    M.steel,
  );
  kit.tube(
    [
      [-0.24, 0.6, 0],
      [-0.4, 0.38, 0],
    ],
    0.045,
    M.gold,
  );
  kit.tube(
    [
      [-0.2, 0.4, -0.13],
      [REAR, 0.38, -0.13],
    ],
    0.01,
    M.trim,
  );
  kit.tube(
    [
      [-0.2, 0.26, -0.13],
      [REAR, 0.24, -0.13],
    ],
    0.01,
    M.trim,
  );
  kit.mudguard(REAR, RADIUS, RADIUS + 0.03, [0.3, 0.5], [-0.01, 0.09]);
  kit.tube(
    [
      [-0.8, 0.8, 0],
      [-0.98, 0.62, 0],
    ],
    0.016,
    M.trim,
  );
  kit.box({ x: [-1.0, -0.97], y: [0.52, 0.66], z: [-0.1, 0.1], bevel: 0.01 }, M.plate);
  kit.ellipsoid([-0.88, 0.82, 0], [0.03, 0.025, 0.08], M.tailBody);
  kit.ellipsoid([-0.9, 0.82, 0], [0.02, 0.012, 0.06], M.tailLit);
  kit.tubes(
    [
      [-0.86, 0.74, 0.05],
      [-0.88, 0.74, 0.16],
    ],
    0.018,
    M.amber,
  );
  kit.tubes(
    [
      [-0.1, 0.26, 0.17],
      [-0.12, 0.25, 0.27],
    ],
    0.016,
    M.trim,
  );
}
