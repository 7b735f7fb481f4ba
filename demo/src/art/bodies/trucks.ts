import { blankDecals } from '../decals/canvas';
import { addEllipsoid } from '../geometry/solids';
import { MATERIAL as M } from '../materials';
import { addCarTo, type BuiltBody } from './build-car';
import { Kit } from './build-kit';
import type { CarSpec } from './car-spec';
import { carSpecs } from './cars';
import { addCab, HEAVY, LIGHT } from './truck-cab';
import { addChassis, addTray } from './truck-chassis';

/** Cab-over with a box body: the pantech of a city delivery round. */
export function buildLightTruck(): BuiltBody {
  const kit = new Kit();
  addCab(kit, LIGHT);
  addChassis(
    kit,
    { fromX: -3.3, railY: 0.82, railHalf: 0.42, axles: [-1.75], wheelRadius: 0.39, halfWidth: 1.02 },
    1.1,
  );
  const box = { x: [-3.34, 0.98] as const, y: [0.94, 2.98] as const, z: [-1.06, 1.06] as const, bevel: 0.04 };
  const decals = blankDecals(box.x[0], box.x[1], box.y[1], 1.06, 200);
  const { side, tail, nose } = decals;
  side.rect(-3.5, 0.9, 1.2, 1.04, M.aluminium);
  side.rect(-3.5, 2.9, 1.2, 3.1, M.aluminium);
  side.rect(-3.4, 0.9, -3.26, 3.1, M.aluminium);
  side.rect(0.9, 0.9, 1.1, 3.1, M.aluminium);
  side.fill(
    [
      [-3.26, 1.3],
      [-1.2, 1.3],
      [0.2, 2.0],
      [-0.5, 2.0],
      [-1.5, 1.55],
      [-3.26, 1.55],
    ],
    M.accent,
  );
  side.fill(
    [
      [-3.26, 1.16],
      [-0.9, 1.16],
      [0.66, 1.94],
      [0.42, 1.94],
      [-1.05, 1.22],
      [-3.26, 1.22],
    ],
    M.darkPanel,
  );
  tail.stroke(
    [
      [0, 0.9],
      [0, 3],
    ],
    0.024,
    M.steel,
  );
  tail.rect(0.98, 0.9, 1.2, 3.1, M.aluminium);
  tail.rect(-0.1, 2.9, 1.2, 3.1, M.aluminium);
  tail.rect(-0.1, 0.9, 1.2, 1.02, M.aluminium);
  for (const y of [1.4, 2.5]) tail.rect(0.82, y, 0.98, y + 0.06, M.steel);
  for (const z of [0.1, 0.5]) tail.rect(z, 1.04, z + 0.03, 2.88, M.aluminium);
  nose.rect(-0.1, 2.9, 1.2, 3.1, M.aluminium);
  kit.decoratedBox(box, { material: M.white, decals });
  kit.boxes({ x: [-0.9, 0.4], y: [0.46, 0.86], z: [0.62, 0.96], bevel: 0.06 }, M.trim);
  kit.tubes(
    [
      [-1.2, 0.62, 0.98],
      [0.8, 0.62, 0.98],
    ],
    0.02,
    M.aluminium,
  );
  return kit.finish({ fromX: -3.34, toX: 2.94, halfWidth: 1.02, clearance: 0.3 });
}

/** Cab-over with a drop-side tray. */
export function buildTrayTruck(): BuiltBody {
  const kit = new Kit();
  addCab(kit, LIGHT);
  addChassis(
    kit,
    { fromX: -3.2, railY: 0.82, railHalf: 0.42, axles: [-1.7], wheelRadius: 0.39, halfWidth: 1.02 },
    1.1,
  );
  addTray(kit, { fromX: -3.25, toX: 0.95, floorY: 0.98, halfWidth: 1.08, sideHeight: 0.34 });
  kit.boxes({ x: [-0.7, 0.5], y: [0.46, 0.86], z: [0.6, 0.96], bevel: 0.06 }, M.aluminium);
  return kit.finish({ fromX: -3.25, toX: 2.94, halfWidth: 1.02, clearance: 0.3 });
}

/** Cab-over prime mover with sleeper, twin drive axles and fifth wheel. */
export function buildPrimeMover(): BuiltBody {
  const kit = new Kit();
  addCab(kit, HEAVY);
  addChassis(
    kit,
    { fromX: -3.5, railY: 1.02, railHalf: 0.5, axles: [-1.35, -2.7], wheelRadius: 0.52, halfWidth: 1.22 },
    0.9,
  );
  kit.tubes(
    [
      [-0.55, 0.72, 0.92],
      [1.1, 0.72, 0.92],
    ],
    0.32,
    M.aluminium,
  );
  for (const x of [-0.3, 0.3, 0.85])
    kit.tubes(
      [
        [x - 0.03, 0.72, 0.92],
        [x + 0.03, 0.72, 0.92],
      ],
      0.335,
      M.steel,
    );
  kit.box({ x: [-2.7, -1.4], y: [1.14, 1.24], z: [-0.46, 0.46], bevel: 0.04 }, M.trim);
  kit.box({ x: [-0.6, 0.8], y: [1.02, 1.08], z: [-0.6, 0.6], bevel: 0.01 }, M.aluminium);
  kit.tubes(
    [
      [0.72, 0.9, 0.72],
      [0.72, 3.5, 0.72],
    ],
    0.075,
    M.chrome,
  );
  const fairing = kit.builder.addPart({ material: M.paint });
  addEllipsoid(kit.builder, [1.5, 3.6, 0], [0.7, 0.26, 0.95], fairing);
  kit.boxes({ x: [0.62, 0.9], y: [1.1, 3.1], z: [1.12, 1.18], bevel: 0.03 }, M.paint);
  kit.boxes({ x: [2.62, 2.9], y: [3.0, 3.06], z: [0.2, 0.9], bevel: 0.02 }, M.trim);
  for (const z of [0, 0.34, 0.68]) {
    const lamps = kit.builder.addPart({ material: M.amber });
    for (const side of z === 0 ? [1] : [1, -1])
      addEllipsoid(kit.builder, [2.66, 3.6, z * side], [0.05, 0.03, 0.05], lamps);
  }
  return kit.finish({ fromX: -3.5, toX: 3.18, halfWidth: 1.2, clearance: 0.34 });
}

/** Single-cab work ute with an alloy tray. */
export function buildCabChassis(spec: CarSpec = carSpecs.cabChassis): BuiltBody {
  const kit = new Kit();
  addCarTo(kit.builder, spec);
  const [rearAxle, frontAxle] = spec.axles;
  const { radius } = spec.wheel;
  kit.boxes({ x: [-2.6, 0], y: [0.56, 0.7], z: [0.4, 0.48] }, M.steel);
  kit.axle({ x: rearAxle, z: 0.93, radius, width: 0.25, look: 'steel', spokes: 10, rimShare: 0.6 });
  kit.mudguard(rearAxle, radius, radius + 0.08, [0.06, 0.44], [0.66, 0.94]);
  kit.box(
    { x: [rearAxle - 0.06, rearAxle + 0.06], y: [radius - 0.06, radius + 0.06], z: [-0.7, 0.7], bevel: 0.05 },
    M.trim,
  );
  addTray(kit, { fromX: -2.72, toX: -0.6, floorY: 0.94, halfWidth: 0.96, sideHeight: 0.26 });
  kit.boxes({ x: [-2.76, -2.7], y: [0.64, 0.78], z: [0.5, 0.9], bevel: 0.03 }, M.tailBody);
  kit.box({ x: [-2.74, -2.71], y: [0.66, 0.77], z: [-0.18, 0.18], bevel: 0.01 }, M.plate);
  kit.boxes({ x: [-1.08, -0.66], y: [0.46, 0.8], z: [0.6, 0.9], bevel: 0.03 }, M.aluminium);
  const body = kit.finish({ fromX: -2.7, toX: 2.5, halfWidth: 0.94, clearance: 0.3 });
  const front = [-1, 1].map((side) => ({ x: frontAxle, z: side * 0.81, length: 0.26, width: 0.18 }));
  return { mesh: body.mesh, footprint: { ...body.footprint, wheels: [...body.footprint.wheels, ...front] } };
}
