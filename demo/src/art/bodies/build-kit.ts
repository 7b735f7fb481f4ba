import { addArc, addBox, addEllipsoid, addTube, type BoxSpec } from '../geometry/solids';
import { MeshBuilder, type Part, type WheelArch } from '../geometry/mesh';
import { addShell, type Shell, type ShellSpec } from '../geometry/shell';
import { addWheel, addWheelWell, type WheelSpec } from '../geometry/wheel';
import { MATERIAL as M, type MaterialId } from '../materials';
import type { Footprint } from '../studio';
import type { BuiltBody } from './build-car';

type Vector = readonly [number, number, number];

/** Short words for assembling trucks, caravans and the like from parts. */
export class Kit {
  readonly builder = new MeshBuilder();
  private readonly plain = new Map<MaterialId, number>();
  private readonly contacts: Footprint['wheels'][number][] = [];

  /** The part that collects all undecorated pieces of one material. */
  material(id: MaterialId): number {
    const known = this.plain.get(id);
    if (known !== undefined) return known;
    const part = this.builder.addPart({ material: id });
    this.plain.set(id, part);
    return part;
  }

  shell(spec: ShellSpec, part: Partial<Part> & Pick<Part, 'material'>): Shell {
    return addShell(this.builder, spec, this.builder.addPart({ isShell: true, ...part }));
  }

  box(spec: BoxSpec, material: MaterialId): this {
    addBox(this.builder, spec, this.material(material));
    return this;
  }

  decoratedBox(spec: BoxSpec, part: Partial<Part> & Pick<Part, 'material'>): this {
    addBox(this.builder, spec, this.builder.addPart(part));
    return this;
  }

  /** The same box on the left and on the right; z counts from the middle outwards. */
  boxes(spec: BoxSpec, material: MaterialId): this {
    this.box(spec, material);
    return this.box({ ...spec, z: [-spec.z[1], -spec.z[0]] }, material);
  }

  tube(path: readonly Vector[], radius: number, material: MaterialId): this {
    addTube(this.builder, path, radius, this.material(material));
    return this;
  }

  /** The same bar on both sides. */
  tubes(path: readonly Vector[], radius: number, material: MaterialId): this {
    this.tube(path, radius, material);
    return this.tube(
      path.map(([x, y, z]): Vector => [x, y, -z]),
      radius,
      material,
    );
  }

  /** A wheel on each end of an axle; `z` is the outer face of the tyre. */
  axle(spec: WheelSpec): this {
    for (const side of [-1, 1]) {
      addWheel(this.builder, { ...spec, z: side * spec.z });
      this.contacts.push({
        x: spec.x,
        z: side * (spec.z - spec.width / 2),
        length: spec.radius * 0.72,
        width: spec.width * 0.75,
      });
    }
    return this;
  }

  ellipsoid(centre: Vector, radii: Vector, material: MaterialId): this {
    addEllipsoid(this.builder, centre, radii, this.material(material));
    return this;
  }

  /** Curved guards over the wheels of both sides; `turns` as in `addArc`. */
  mudguard(
    x: number,
    y: number,
    radius: number,
    turns: readonly [number, number],
    z: readonly [number, number],
    material: MaterialId = M.trim,
  ): this {
    const part = this.builder.addPart({ material, isTwoSided: true });
    addArc(this.builder, [x, y], radius, turns, z, part);
    addArc(this.builder, [x, y], radius, turns, [-z[1], -z[0]], part);
    return this;
  }

  wells(arches: readonly WheelArch[], outerZ: number, floorY: number): this {
    for (const arch of arches) {
      for (const side of [-1, 1]) {
        addWheelWell(this.builder, arch, side * outerZ, floorY, this.material(M.well));
      }
    }
    return this;
  }

  finish(ground: Omit<Footprint, 'wheels'>): BuiltBody {
    return { mesh: this.builder.build(), footprint: { ...ground, wheels: this.contacts } };
  }
}
