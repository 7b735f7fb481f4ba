import type { DecalCanvas } from './decals/canvas';
import type { Mesh, Part } from './geometry/mesh';
import { SECTION } from './geometry/shell';
import { MATERIAL } from './materials';
import type { Visibility } from './raster';

/** The surface seen at one sample: filled in place, because millions are looked up per picture. */
export class Surface {
  x = 0;
  y = 0;
  z = 0;
  nx = 0;
  ny = 0;
  nz = 0;
  coord = 0;
  span = 1;
  part!: Part;
  material = 0;
  /** How the painted relief bends the normal. */
  reliefX = 0;
  reliefY = 0;
  reliefZ = 0;

  constructor(private readonly mesh: Mesh) {}

  /** Interpolates the triangle at a sample (in sample units) and finds its material. */
  locate(visibility: Visibility, triangle: number, sampleX: number, sampleY: number): void {
    const { mesh } = this;
    const { screenX, screenY, inverseDepth } = visibility;
    const a = mesh.indices[triangle * 3]!;
    const b = mesh.indices[triangle * 3 + 1]!;
    const c = mesh.indices[triangle * 3 + 2]!;
    const ax = screenX[a]!;
    const ay = screenY[a]!;
    const bx = screenX[b]!;
    const by = screenY[b]!;
    const cx = screenX[c]!;
    const cy = screenY[c]!;
    const inverse = 1 / ((bx - ax) * (cy - ay) - (by - ay) * (cx - ax));
    let ka = ((bx - sampleX) * (cy - sampleY) - (by - sampleY) * (cx - sampleX)) * inverse * inverseDepth[a]!;
    let kb = ((cx - sampleX) * (ay - sampleY) - (cy - sampleY) * (ax - sampleX)) * inverse * inverseDepth[b]!;
    let kc = ((ax - sampleX) * (by - sampleY) - (ay - sampleY) * (bx - sampleX)) * inverse * inverseDepth[c]!;
    const sum = ka + kb + kc || 1;
    ka /= sum;
    kb /= sum;
    kc /= sum;
    const p = mesh.positions;
    const n = mesh.normals;
    this.x = p[a * 3]! * ka + p[b * 3]! * kb + p[c * 3]! * kc;
    this.y = p[a * 3 + 1]! * ka + p[b * 3 + 1]! * kb + p[c * 3 + 1]! * kc;
    this.z = p[a * 3 + 2]! * ka + p[b * 3 + 2]! * kb + p[c * 3 + 2]! * kc;
    const nx = n[a * 3]! * ka + n[b * 3]! * kb + n[c * 3]! * kc;
    const ny = n[a * 3 + 1]! * ka + n[b * 3 + 1]! * kb + n[c * 3 + 1]! * kc;
    const nz = n[a * 3 + 2]! * ka + n[b * 3 + 2]! * kb + n[c * 3 + 2]! * kc;
    const length = Math.sqrt(nx * nx + ny * ny + nz * nz) || 1;
    this.nx = nx / length;
    this.ny = ny / length;
    this.nz = nz / length;
    this.coord = mesh.coords[a]! * ka + mesh.coords[b]! * kb + mesh.coords[c]! * kc;
    this.span = mesh.spans[a]! * ka + mesh.spans[b]! * kb + mesh.spans[c]! * kc;
    this.part = mesh.parts[mesh.partOfTriangle[triangle]!]!;
    this.material = this.paintedMaterial();
  }

  /** What the decals say here; shells are parted into side and top by their section, solids by the normal. */
  private paintedMaterial(): number {
    const { part } = this;
    const { decals } = part;
    this.reliefX = 0;
    this.reliefY = 0;
    this.reliefZ = 0;
    if (!decals) return part.material;
    const across = Math.abs(this.z);
    const isShell = part.isShell;
    const isCap = isShell && this.coord > SECTION.cap - 0.5;
    const isPlan = isShell ? this.coord > 4.05 : Math.abs(this.ny) > 0.7;
    // screens slope too, so the top turns into nose or tail only where it is nearly upright
    const front = isShell ? (isPlan ? 0.86 : 0.66) : 0.7;
    const back = isShell ? (isPlan ? -0.82 : -0.66) : -0.7;
    if (this.nx > front || (isCap && this.nx > 0)) return this.readEnd(decals.nose, across) || part.material;
    if (this.nx < back || (isCap && this.nx < 0)) return this.readEnd(decals.tail, across) || part.material;
    if (isPlan) return this.readPlan(decals.plan, isShell ? across / this.span : across) || part.material;
    if (isShell && this.coord <= 0.7) return MATERIAL.well;
    return this.readSide(decals.side) || part.material;
  }

  private readEnd(view: DecalCanvas, across: number): number {
    const at = view.texelAt(across, this.y);
    if (at < 0) return 0;
    if (view.slopes) {
      this.reliefZ = (-view.slopes.across[at]! / 100) * Math.sign(this.z);
      this.reliefY = -view.slopes.up[at]! / 100;
    }
    return view.texels[at]!;
  }

  private readSide(view: DecalCanvas): number {
    const at = view.texelAt(this.x, this.y);
    if (at < 0) return 0;
    if (view.slopes) {
      this.reliefX = -view.slopes.across[at]! / 100;
      this.reliefY = -view.slopes.up[at]! / 100;
    }
    return view.texels[at]!;
  }

  private readPlan(view: DecalCanvas, across: number): number {
    const at = view.texelAt(this.x, across);
    if (at < 0) return 0;
    if (view.slopes) {
      this.reliefX = -view.slopes.across[at]! / 100;
      this.reliefZ = (-view.slopes.up[at]! / 100) * Math.sign(this.z);
    }
    return view.texels[at]!;
  }
}
