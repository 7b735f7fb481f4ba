import sharp from 'sharp';
import type { Camera } from '../camera';
import type { LookName } from '../models/catalogue';
import { clamp, lerp, smoothstep } from '../geometry/curve';
import { paints, toLinear, type PaintName } from '../paints';
import { drawReflection, drawVehicle, type RawPicture } from '../render';
import { shadowMap } from '../studio';
import { toDisplay } from '../tone';
import { vehicleFor } from '../vehicle';
import { lookInRoom, type Rgb, type Room } from './room';
import { entry, cross, dot, normalise, turnY, type Vector } from './vector';

/** A vehicle in a scene: where its middle stands, and where its nose points (degrees, 0 along x, 90 along z). */
export interface Parked {
  body: LookName;
  paint: PaintName;
  at: readonly [x: number, z: number];
  heading: number;
  /** Height of its wheels above the floor, on a hoist. */
  lift?: number;
}

export interface Scene {
  room: Room;
  parked: readonly Parked[];
  eye: Vector;
  target: Vector;
  /** Angle of view across the picture, in degrees. */
  view: number;
  /** Distance from which on the picture goes out of focus, in metres. */
  focus: number;
  /** Light of the whole picture: tint and strength. */
  grade: Rgb;
  /** Lamps that shine into the lens. */
  glows?: readonly { at: Vector; radius: number; colour: Rgb }[];
}

const SAMPLES = [
  [0.2, 0.35],
  [0.65, 0.15],
  [0.4, 0.85],
  [0.85, 0.65],
] as const;

/** Draws vehicles in their surroundings. The same scene and size always give the same bytes. */
export async function drawScene(scene: Scene, width: number, height: number): Promise<RawPicture> {
  const camera = lookAt(scene, width, height);
  const size = { width, height };
  const data = await drawRoom(scene, width, height);
  const far = scene.parked.toSorted((a, b) => distanceTo(scene.eye, b) - distanceTo(scene.eye, a));
  // all shadows and reflections lie on the floor, so they go under every vehicle
  const seen = far.map((parked) => ({
    parked,
    vehicle: vehicleFor(parked.body),
    own: ownCamera(camera, parked),
  }));
  for (const { parked, vehicle, own } of seen) {
    if (parked.lift) continue;
    const shadows = shadowMap(own, vehicle.footprint, width, height);
    for (let at = 0; at < shadows.length; at++) {
      const keep = 1 - entry(shadows, at) * 0.92;
      for (let channel = 0; channel < 3; channel++) {
        data[at * 3 + channel] = entry(data, at * 3 + channel) * keep;
      }
    }
    const { gloss } = scene.room.floor;
    if (gloss > 0)
      drawReflection(vehicle, own, toLinear(paints[parked.paint]), data, shadows, size, gloss * 0.5);
  }
  for (const { parked, vehicle, own } of seen) {
    drawVehicle(vehicle, own, toLinear(paints[parked.paint]), data, size);
  }
  grade(data, scene.grade);
  for (const glow of scene.glows ?? []) addGlow(data, camera, glow, width, height);
  return { data, width, height };
}

const distanceTo = (eye: Vector, { at }: Parked): number => Math.hypot(eye[0] - at[0], eye[2] - at[1]);

function lookAt({ eye, target, view }: Scene, width: number, height: number): Camera {
  const forward = normalise([target[0] - eye[0], target[1] - eye[1], target[2] - eye[2]]);
  const right = normalise(cross(forward, [0, 1, 0]));
  const up = cross(right, forward);
  const focal = width / 2 / Math.tan((view * Math.PI) / 360);
  return { eye, forward, right, up, focal, centreX: width / 2, centreY: height / 2 };
}

/** The camera as seen from a vehicle, whose space has its middle at x 0 and its nose along x. */
function ownCamera(camera: Camera, { body, at, heading, lift = 0 }: Parked): Camera {
  const back = (-heading * Math.PI) / 180;
  const middle = vehicleFor(body).framing.targetX;
  const moved = turnY([camera.eye[0] - at[0], camera.eye[1] - lift, camera.eye[2] - at[1]], back);
  return {
    ...camera,
    eye: [moved[0] + middle, moved[1], moved[2]],
    forward: turnY(camera.forward, back),
    right: turnY(camera.right, back),
    up: turnY(camera.up, back),
  };
}

/** Share of the size at which a room is drawn: it is behind the vehicles and softer than they are. */
const ROOM_SCALE = 0.6;

/** The empty room, out of focus where it is far away. */
async function drawRoom(scene: Scene, fullWidth: number, fullHeight: number): Promise<Buffer> {
  const [width, height] = [Math.round(fullWidth * ROOM_SCALE), Math.round(fullHeight * ROOM_SCALE)];
  const camera = lookAt(scene, width, height);
  const data = Buffer.alloc(width * height * 3);
  const depths = new Float32Array(width * height);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const sum: [number, number, number] = [0, 0, 0];
      let depth = 0;
      for (const [dx, dy] of SAMPLES) {
        const sx = (x + dx - camera.centreX) / camera.focal;
        const sy = (camera.centreY - y - dy) / camera.focal;
        const ray = normalise([
          camera.forward[0] + camera.right[0] * sx + camera.up[0] * sy,
          camera.forward[1] + camera.right[1] * sx + camera.up[1] * sy,
          camera.forward[2] + camera.right[2] * sx + camera.up[2] * sy,
        ]);
        const { light, distance } = lookInRoom(scene.room, scene.eye, ray);
        sum[0] += light[0];
        sum[1] += light[1];
        sum[2] += light[2];
        depth += distance;
      }
      const at = y * width + x;
      depths[at] = depth / SAMPLES.length;
      for (const channel of [0, 1, 2] as const) {
        data[at * 3 + channel] = toDisplay(sum[channel] / SAMPLES.length) + 0.5;
      }
    }
  }
  const focused = outOfFocus(data, depths, scene.focus, width, height);
  return sharp(focused, { raw: { width, height, channels: 3 } })
    .resize(fullWidth, fullHeight, { fit: 'fill', kernel: 'lanczos3' })
    .raw()
    .toBuffer();
}

function outOfFocus(
  data: Buffer,
  depths: Float32Array,
  focus: number,
  width: number,
  height: number,
): Buffer {
  const radius = Math.round(width / 260);
  let soft: Buffer = data;
  for (let pass = 0; pass < 2; pass++) {
    soft = blurLines(soft, width, height, 3, width * 3, radius);
    soft = blurLines(soft, height, width, width * 3, 3, radius);
  }
  const result = Buffer.alloc(data.length);
  for (let at = 0; at < depths.length; at++) {
    const share = smoothstep(focus, focus * 2.2, entry(depths, at));
    for (let channel = 0; channel < 3; channel++) {
      const k = at * 3 + channel;
      result[k] = lerp(entry(data, k), entry(soft, k), share);
    }
  }
  return result;
}

function blurLines(
  source: Buffer,
  length: number,
  lines: number,
  step: number,
  lineStep: number,
  radius: number,
): Buffer {
  const result = Buffer.alloc(source.length);
  for (let line = 0; line < lines; line++) {
    for (let channel = 0; channel < 3; channel++) {
      const start = line * lineStep + channel;
      let sum = 0;
      for (let k = -radius; k <= radius; k++) sum += entry(source, start + clamp(k, 0, length - 1) * step);
      for (let at = 0; at < length; at++) {
        result[start + at * step] = sum / (2 * radius + 1);
        sum +=
          entry(source, start + Math.min(length - 1, at + radius + 1) * step) -
          entry(source, start + Math.max(0, at - radius) * step);
      }
    }
  }
  return result;
}

function grade(data: Buffer, tint: Rgb): void {
  for (let at = 0; at < data.length; at += 3) {
    for (const channel of [0, 1, 2] as const)
      data[at + channel] = clamp(entry(data, at + channel) * tint[channel], 0, 255);
  }
}

/** Light that spills around a lamp. */
function addGlow(
  data: Buffer,
  camera: Camera,
  { at, radius, colour }: { at: Vector; radius: number; colour: Rgb },
  width: number,
  height: number,
): void {
  const to: Vector = [at[0] - camera.eye[0], at[1] - camera.eye[1], at[2] - camera.eye[2]];
  const depth = dot(to, camera.forward);
  if (depth <= 0) return;
  const x = camera.centreX + (camera.focal * dot(to, camera.right)) / depth;
  const y = camera.centreY - (camera.focal * dot(to, camera.up)) / depth;
  const reach = (camera.focal * radius) / depth;
  for (let row = Math.max(0, Math.floor(y - reach)); row < Math.min(height, y + reach); row++) {
    for (let column = Math.max(0, Math.floor(x - reach)); column < Math.min(width, x + reach); column++) {
      const share = Math.hypot(column - x, row - y) / reach;
      if (share >= 1) continue;
      const strength = 255 * ((1 - share) ** 3 * 0.55 + (share < 0.07 ? 0.5 : 0));
      const start = (row * width + column) * 3;
      for (const channel of [0, 1, 2] as const) {
        data[start + channel] = Math.min(255, entry(data, start + channel) + strength * colour[channel]);
      }
    }
  }
}
