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
    addEllipsoid(builder, [x, y + 0.01, side * z], [0.075, 0.075, 0.115], cap);
    addEllipsoid(builder, [x - 0.02, y - 0.015, side * z], [0.07, 0.07, 0.108], trim);
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
