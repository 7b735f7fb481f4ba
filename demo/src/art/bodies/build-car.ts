import { paintCar } from '../decals/car-decals';
import { addBox, addEllipsoid, addTube } from '../geometry/solids';
import { MeshBuilder, type Mesh, type WheelArch } from '../geometry/mesh';
import { addShell, shellCurves } from '../geometry/shell';
import { addWheel, addWheelWell } from '../geometry/wheel';
import { MATERIAL as M } from '../materials';
import type { Footprint } from '../studio';
import type { CarSpec } from './car-spec';

/** What a body builder hands to the renderer. */
export interface BuiltBody {
  mesh: Mesh;
  footprint: Footprint;
}

/** Builds shell, wheels, mirrors and fittings of a car. */
export function buildCar(spec: CarSpec): BuiltBody {
  const builder = new MeshBuilder();
  addCarTo(builder, spec);
  return { mesh: builder.build(), footprint: carFootprint(spec) };
}

function carFootprint(spec: CarSpec): Footprint {
  const width = spec.wheel.width ?? 0.24;
  return {
    fromX: spec.top[0]![0],
    toX: spec.top.at(-1)![0],
    halfWidth: spec.halfWidth,
    clearance: spec.clearance,
    wheels: spec.axles.flatMap((x) =>
      [-1, 1].map((side) => ({ x, z: side * (spec.halfWidth - 0.14), length: 0.25, width: width * 0.75 })),
    ),
  };
}

export function addCarTo(builder: MeshBuilder, spec: CarSpec): void {
  const curves = shellCurves(spec);
  const { halfWidth, wheel } = spec;
  const shellAxles = spec.isCabOnly ? spec.axles.slice(1) : spec.axles;
  const arches: WheelArch[] = shellAxles.map((x) => ({
    x,
    y: wheel.radius,
    radius: wheel.radius * 1.14,
    fromZ: halfWidth * 0.6,
  }));
  const part = builder.addPart({
    material: M.paint,
    decals: paintCar(spec, curves),
    isShell: true,
    grille: spec.face.grille?.pattern ?? 'mesh',
    plates: { nose: spec.face.plateY, tail: spec.rump.plateY - 0.005 },
    arches,
    crease: {
      fromX: curves.fromX,
      toX: curves.toX,
      shoulder: (x) => curves.belt(x) - 0.15,
      sillY: spec.clearance + 0.27,
      strength: 1,
    },
    cabin: {
      frontX: spec.screen.base - 0.2,
      rearX: spec.rear.head,
      floorY: curves.belt(0) - 0.02,
      roofY: curves.topY - 0.06,
      halfWidth: halfWidth * 0.84,
      rows: spec.seats,
      tintBehindX: spec.pillars[0] ?? -9,
    },
    cavity: spec.bed
      ? {
          fromX: spec.bed.fromX,
          toX: spec.bed.toX,
          floorY: spec.bed.floorY,
          rimY: curves.top(spec.bed.fromX + 0.3),
          halfWidth: halfWidth * 0.86,
        }
      : null,
  });
  addShell(builder, spec, part);

  const dark = builder.addPart({ material: M.well });
  for (const arch of arches) {
    for (const side of [-1, 1]) {
      addWheelWell(builder, arch, side * halfWidth * 0.995, spec.clearance + 0.02, dark);
      addWheel(builder, {
        x: arch.x,
        z: side * (halfWidth - 0.015),
        radius: wheel.radius,
        width: wheel.width ?? 0.24,
        look: wheel.look,
        spokes: wheel.spokes,
        rimShare: wheel.rimShare,
        dark: wheel.dark ?? false,
        ...(wheel.style ? { style: wheel.style } : {}),
      });
    }
  }
  addMirrors(builder, spec, curves.belt);
  addFittings(builder, spec, curves.topY, curves.top);
}

function addMirrors(builder: MeshBuilder, spec: CarSpec, belt: (x: number) => number): void {
  const x = spec.screen.base - 0.34;
  const y = belt(x) + 0.1;
  const z = spec.halfWidth * 0.96 + 0.1;
  const cap = builder.addPart({ material: M.paint });
  const trim = builder.addPart({ material: M.trim });
  for (const side of [-1, 1]) {
    const across = (from: number, to: number): [number, number] =>
      side > 0 ? [z + from, z + to] : [-z - to, -z - from];
    addBox(
      builder,
      { x: [x - 0.075, x + 0.085], y: [y - 0.015, y + 0.1], z: across(-0.11, 0.1), bevel: 0.06 },
      cap,
    );
    addBox(
      builder,
      { x: [x - 0.08, x + 0.07], y: [y - 0.07, y + 0.03], z: across(-0.1, 0.09), bevel: 0.045 },
      trim,
    );
    addTube(
      builder,
      [
        [x + 0.02, y - 0.06, side * (spec.halfWidth * 0.92)],
        [x, y - 0.03, side * z],
      ],
      0.022,
      trim,
    );
  }
}

function addFittings(builder: MeshBuilder, spec: CarSpec, topY: number, top: (x: number) => number): void {
  const trim = builder.addPart({ material: M.trim });
  if (!spec.bed && !spec.isCabOnly && !spec.hasSoftTop && spec.panelBehindX === undefined) {
    const x = spec.rear.head + 0.22;
    addEllipsoid(builder, [x, top(x), 0], [0.1, 0.045, 0.018], builder.addPart({ material: M.paint }));
  }
  if (spec.hasRails) addRails(builder, spec, top, trim);
  if (spec.tubCover && spec.bed) addTubCover(builder, spec, topY, trim);
  if (spec.hasSideStep) {
    for (const side of [-1, 1]) {
      addBox(
        builder,
        {
          x: [spec.axles[0] + spec.wheel.radius * 1.3, spec.axles[1] - spec.wheel.radius * 1.3],
          y: [spec.clearance - 0.02, spec.clearance + 0.04],
          z: [Math.min(side * 0.86, side * 1.0), Math.max(side * 0.86, side * 1.0)],
          bevel: 0.02,
        },
        trim,
      );
    }
  }
  if (spec.hasSnorkel) {
    const z = spec.halfWidth * 0.93;
    addTube(
      builder,
      [
        [spec.screen.base + 0.25, 1.28, z],
        [spec.screen.base - 0.02, 1.36, z],
        [spec.screen.head + 0.12, topY - 0.02, z * 0.92],
        [spec.screen.head + 0.1, topY + 0.1, z * 0.92],
      ],
      0.035,
      trim,
    );
  }
}

/** Rails that stand above the roof on both sides. */
function addRails(builder: MeshBuilder, spec: CarSpec, top: (x: number) => number, part: number): void {
  const [from, to] = [spec.rear.head + 0.12, spec.screen.head - 0.18];
  for (const side of [-1, 1]) {
    const z = side * spec.halfWidth * spec.tumble * 0.93;
    const path = [0, 0.06, 0.3, 0.5, 0.7, 0.94, 1].map((share, i, { length }): [number, number, number] => {
      const x = from + (to - from) * share;
      return [x, top(x) + (i === 0 || i === length - 1 ? -0.035 : 0.022), z];
    });
    addTube(builder, path, 0.022, part);
  }
}

/** A sports bar behind the cab, or a canopy over the whole tub. */
function addTubCover(builder: MeshBuilder, spec: CarSpec, topY: number, trim: number): void {
  const bed = spec.bed!; // asked for above
  const rim = spec.belt[0];
  const half = spec.halfWidth * 0.86;
  if (spec.tubCover === 'bar') {
    for (const x of [bed.toX - 0.1, bed.toX - 0.3]) {
      addTube(
        builder,
        [
          [x - 0.35, rim, half],
          [x - 0.05, topY - 0.2, half * 0.82],
          [x - 0.02, topY - 0.16, half * 0.7],
          [x - 0.02, topY - 0.16, -half * 0.7],
          [x - 0.05, topY - 0.2, -half * 0.82],
          [x - 0.35, rim, -half],
        ],
        0.035,
        trim,
      );
    }
    return;
  }
  const paint = builder.addPart({ material: M.paint });
  const glass = builder.addPart({ material: M.window });
  addBox(
    builder,
    { x: [bed.fromX + 0.06, bed.toX + 0.12], y: [rim - 0.06, topY + 0.02], z: [-half, half], bevel: 0.1 },
    paint,
  );
  for (const side of [-1, 1]) {
    const z: [number, number] = side > 0 ? [half - 0.02, half + 0.006] : [-half - 0.006, -half + 0.02];
    addBox(
      builder,
      { x: [bed.fromX + 0.24, bed.toX - 0.06], y: [rim + 0.12, topY - 0.14], z, bevel: 0.02 },
      glass,
    );
  }
  addBox(
    builder,
    {
      x: [bed.fromX + 0.045, bed.fromX + 0.08],
      y: [rim + 0.1, topY - 0.14],
      z: [-half * 0.8, half * 0.8],
      bevel: 0.02,
    },
    glass,
  );
}
