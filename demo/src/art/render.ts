import { cameraAt, cameraToward, type Camera } from './camera';
import type { LookName } from './models/catalogue';
import { paints, toLinear, type LinearColour, type PaintName } from './paints';
import type { Plate } from './plates';
import { rasterise, type Visibility } from './raster';
import { Shader } from './shade';
import { paintStudio, shadowMap } from './studio';
import { Surface } from './surface';
import { vehicleFor, type Vehicle } from './vehicle';

/** What a picture shows. Angle in degrees: 0 looks at the nose, 90 at the side, 180 at the tail. */
export interface PictureRecipe {
  body: LookName;
  colour: PaintName;
  angle: number;
  /** Closer than the whole vehicle: its front wheel, or what it carries its load in. */
  shot?: Shot;
  /** A dark cover without one. */
  plate?: Plate;
}

export type Shot = 'wheel' | 'load';

export interface PictureSize {
  width: number;
  height: number;
}

export interface RawPicture extends PictureSize {
  /** RGB, eight bits, row by row from the top. */
  data: Buffer;
}

/** Samples per pixel along one axis where edges are smoothed. */
const OVERSAMPLING = 2;
/** Marks a pixel of more than one material, so that it differs from all its neighbours. */
const MIXED = 255;
/** Colour difference (0..255, summed) between neighbours that makes a pixel worth smoothing. */
const EDGE_CONTRAST = 26;

/**
 * Draws a vehicle in the studio. The same recipe and size always give the same bytes.
 * @throws RangeError for a size that is not in whole pixels
 */
export function renderPicture(recipe: PictureRecipe, { width, height }: PictureSize): RawPicture {
  for (const [name, value] of Object.entries({ width, height })) {
    if (!Number.isInteger(value) || value < 8) {
      throw new RangeError(`Picture ${name} must be a whole number of at least 8 pixels, not ${value}.`);
    }
  }
  const vehicle = vehicleFor(recipe.body);
  const paint = toLinear(paints[recipe.colour]);
  const camera = cameraFor(vehicle, recipe, width, height);
  const data = Buffer.alloc(width * height * 3);
  const shadows = shadowMap(camera, vehicle.footprint, width, height);
  paintStudio(data, shadows, width, height);
  drawReflection(vehicle, camera, paint, data, shadows, { width, height }, REFLECTION);
  drawVehicle(vehicle, camera, paint, data, { width, height }, recipe.plate);
  return { data, width, height };
}

function cameraFor(
  { framing, footprint }: Vehicle,
  { angle, shot }: PictureRecipe,
  width: number,
  height: number,
): Camera {
  switch (shot) {
    case undefined:
      return cameraAt(framing, angle, width, height);
    case 'wheel': {
      const [front] = footprint.wheels.filter(({ z }) => z > 0).toSorted((a, b) => b.x - a.x);
      const radius = 0.36;
      return cameraToward(
        [(front?.x ?? 0) - 0.12, radius + 0.14, footprint.halfWidth],
        { angleDegrees: 58, elevationDegrees: 8, distance: 4 },
        width,
        height,
      );
    }
    case 'load':
      return cameraToward(
        [footprint.fromX + 1, 1, 0],
        { angleDegrees: 206, elevationDegrees: 27, distance: 7.4 },
        width,
        height,
      );
  }
}

/** Draws a vehicle over what a picture shows already; `camera` is that of the vehicle's own space. */
export function drawVehicle(
  vehicle: Vehicle,
  camera: Camera,
  paint: LinearColour,
  data: Buffer,
  { width, height }: PictureSize,
  plate?: Plate,
): void {
  const visibility = rasterise(vehicle.mesh, camera, width, height, OVERSAMPLING, false);
  const surface = new Surface(vehicle.mesh);
  const shader = new Shader(camera, paint, plate);
  const materials = new Uint8Array(width * height);
  const first = new Uint8ClampedArray(width * height * 3);
  const columns = visibility.width;
  const [fromX, toX] = reach(visibility.screenX, width);
  const [fromY, toY] = reach(visibility.screenY, height);
  // one sample per pixel …
  for (let y = fromY; y < toY; y++) {
    for (let x = fromX; x < toX; x++) {
      const triangle = visibility.triangles[y * OVERSAMPLING * columns + x * OVERSAMPLING]!;
      if (triangle < 0) continue;
      shadeSample(visibility, triangle, x * OVERSAMPLING, y * OVERSAMPLING, surface, shader);
      const at = y * width + x;
      const painted = surface.material;
      materials[at] = shader.material + 1;
      // lines thinner than a pixel would break up into dashes if only one of its corners were asked
      const opposite = visibility.triangles[(y * OVERSAMPLING + 1) * columns + x * OVERSAMPLING + 1]!;
      if (opposite >= 0) {
        surface.locate(
          visibility,
          opposite,
          x * OVERSAMPLING + OVERSAMPLING - 0.5,
          y * OVERSAMPLING + OVERSAMPLING - 0.5,
        );
        if (surface.material !== painted) materials[at] = MIXED;
      }
      first[at * 3] = shader.r;
      first[at * 3 + 1] = shader.g;
      first[at * 3 + 2] = shader.b;
    }
  }
  // … and the other three only where something changes
  for (let y = fromY; y < toY; y++) {
    for (let x = fromX; x < toX; x++) {
      const at = y * width + x;
      if (!isEdge(materials, first, at, x, y, width, height)) {
        if (materials[at] === 0) continue;
        data[at * 3] = first[at * 3]!;
        data[at * 3 + 1] = first[at * 3 + 1]!;
        data[at * 3 + 2] = first[at * 3 + 2]!;
        continue;
      }
      let r = 0;
      let g = 0;
      let b = 0;
      for (let s = 0; s < OVERSAMPLING * OVERSAMPLING; s++) {
        const column = x * OVERSAMPLING + (s & 1);
        const row = y * OVERSAMPLING + (s >> 1);
        const triangle = visibility.triangles[row * columns + column]!;
        if (triangle < 0) {
          r += data[at * 3]!;
          g += data[at * 3 + 1]!;
          b += data[at * 3 + 2]!;
        } else if (s === 0) {
          r += first[at * 3]!;
          g += first[at * 3 + 1]!;
          b += first[at * 3 + 2]!;
        } else {
          shadeSample(visibility, triangle, column, row, surface, shader);
          r += shader.r;
          g += shader.g;
          b += shader.b;
        }
      }
      data[at * 3] = r / 4 + 0.5;
      data[at * 3 + 1] = g / 4 + 0.5;
      data[at * 3 + 2] = b / 4 + 0.5;
    }
  }
}

/** The pixels that a vehicle can cover along one axis, with one more on each side for its edges. */
function reach(samples: Float32Array, limit: number): readonly [from: number, to: number] {
  let low = Infinity;
  let high = -Infinity;
  for (const sample of samples) {
    if (sample < low) low = sample;
    if (sample > high) high = sample;
  }
  return [
    Math.max(0, Math.floor(low / OVERSAMPLING) - 1),
    Math.min(limit, Math.ceil(high / OVERSAMPLING) + 2),
  ];
}

function shadeSample(
  visibility: Visibility,
  triangle: number,
  column: number,
  row: number,
  surface: Surface,
  shader: Shader,
): void {
  surface.locate(visibility, triangle, column + 0.5, row + 0.5);
  shader.shade(surface);
}

function isEdge(
  materials: Uint8Array,
  colours: Uint8ClampedArray,
  at: number,
  x: number,
  y: number,
  width: number,
  height: number,
): boolean {
  const own = materials[at]!;
  for (let k = 0; k < 4; k++) {
    const next =
      k === 0
        ? x > 0
          ? at - 1
          : at
        : k === 1
          ? x + 1 < width
            ? at + 1
            : at
          : k === 2
            ? y > 0
              ? at - width
              : at
            : y + 1 < height
              ? at + width
              : at;
    if (own === MIXED || materials[next] !== own) return true;
    if (own === 0) continue;
    const contrast =
      Math.abs(colours[next * 3]! - colours[at * 3]!) +
      Math.abs(colours[next * 3 + 1]! - colours[at * 3 + 1]!) +
      Math.abs(colours[next * 3 + 2]! - colours[at * 3 + 2]!);
    if (contrast > EDGE_CONTRAST) return true;
  }
  return false;
}

/** One channel of a four-channel layer between four neighbours. (No closure: this runs per pixel.) */
function blendAt(layer: Float32Array, at: number, stride: number, tx: number, ty: number): number {
  const upper = layer[at]! * (1 - tx) + layer[at + 4]! * tx;
  const lower = layer[at + stride]! * (1 - tx) + layer[at + stride + 4]! * tx;
  return upper * (1 - ty) + lower * ty;
}

/** Strength of the reflection at the ground and how fast it fades with height (per metre). */
const REFLECTION = 0.2;
const REFLECTION_FADE = 2.6;

/** A faint mirror image on the floor, drawn at half size: it is blurred by nature. */
export function drawReflection(
  vehicle: Vehicle,
  camera: Camera,
  paint: LinearColour,
  data: Buffer,
  shadows: Float32Array,
  { width, height }: PictureSize,
  level: number,
): void {
  const visibility = rasterise(vehicle.mesh, camera, width, height, 0.5, true);
  const surface = new Surface(vehicle.mesh);
  const shader = new Shader(camera, paint);
  const columns = visibility.width;
  const rows = visibility.height;
  const layer = new Float32Array((columns + 1) * (rows + 1) * 4);
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      const triangle = visibility.triangles[row * columns + column]!;
      if (triangle < 0) continue;
      surface.locate(visibility, triangle, column + 0.5, row + 0.5);
      if (surface.y > 1.6) continue;
      shader.shade(surface);
      const strength = level * Math.exp(-Math.max(0, surface.y) * REFLECTION_FADE);
      const at = (row * (columns + 1) + column) * 4;
      layer[at] = shader.r * strength;
      layer[at + 1] = shader.g * strength;
      layer[at + 2] = shader.b * strength;
      layer[at + 3] = strength;
    }
  }
  const stride = (columns + 1) * 4;
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const from = Math.min(rows - 1, y >> 1) * stride + Math.min(columns - 1, x >> 1) * 4;
      const tx = (x & 1) * 0.5;
      const ty = (y & 1) * 0.5;
      const strength = blendAt(layer, from + 3, stride, tx, ty);
      if (strength <= 0) continue;
      const at = y * width + x;
      const keep = 1 - shadows[at]! * 0.55;
      for (let channel = 0; channel < 3; channel++) {
        const value = data[at * 3 + channel]!;
        data[at * 3 + channel] =
          value * (1 - strength * keep) + blendAt(layer, from + channel, stride, tx, ty) * keep;
      }
    }
  }
}
