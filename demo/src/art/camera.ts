import type { Mesh } from './geometry/mesh';

/** A pinhole camera on a circle around the vehicle. */
export interface Camera {
  eye: readonly [number, number, number];
  forward: readonly [number, number, number];
  right: readonly [number, number, number];
  up: readonly [number, number, number];
  /** Pixels per unit of tangent. */
  focal: number;
  centreX: number;
  centreY: number;
}

/** Where to stand so that a vehicle fills the frame alike from every angle. */
export interface Framing {
  targetX: number;
  targetY: number;
  distance: number;
}

const ELEVATION_DEGREES = 7;
const FIELD_OF_VIEW_DEGREES = 25;
/** Shares of the picture that the vehicle may fill, and where its wheels stand. */
const FILL_WIDTH = 0.99;
const FILL_HEIGHT = 0.72;
const GROUND_LINE = 0.785;

const toRadians = (degrees: number): number => (degrees * Math.PI) / 180;

/** The distance at which side view and three-quarter view both fit; computed once per body. */
export function frameMesh(mesh: Mesh): Framing {
  const low = [Infinity, Infinity, Infinity];
  const high = [-Infinity, -Infinity, -Infinity];
  for (let i = 0; i < mesh.positions.length; i++) {
    const value = mesh.positions[i]!;
    low[i % 3] = Math.min(low[i % 3]!, value);
    high[i % 3] = Math.max(high[i % 3]!, value);
  }
  const length = high[0]! - low[0]!;
  const height = high[1]!;
  const width = high[2]! - low[2]!;
  const half = Math.tan(toRadians(FIELD_OF_VIEW_DEGREES) / 2);
  const acrossAt35 = length * Math.sin(toRadians(35)) + width * Math.cos(toRadians(35));
  const forWidth = Math.max(length, acrossAt35 * 1.08) / 2 / (half * FILL_WIDTH) + width * 0.62;
  const forHeight = height / 2 / ((half / 1.5) * FILL_HEIGHT) + width / 2;
  return {
    targetX: (low[0]! + high[0]!) / 2,
    targetY: height * 0.46,
    distance: Math.max(forWidth, forHeight),
  };
}

/** Camera for an angle in degrees: 0 looks at the nose, 90 at the side, 180 at the tail. */
export function cameraAt(framing: Framing, angleDegrees: number, width: number, height: number): Camera {
  const turn = toRadians(angleDegrees);
  const lift = toRadians(ELEVATION_DEGREES);
  const flat = framing.distance * Math.cos(lift);
  const eye = [
    framing.targetX + flat * Math.cos(turn),
    framing.targetY + framing.distance * Math.sin(lift),
    flat * Math.sin(turn),
  ] as const;
  const forward = [
    -Math.cos(lift) * Math.cos(turn),
    -Math.sin(lift),
    -Math.cos(lift) * Math.sin(turn),
  ] as const;
  const flatLength = Math.hypot(forward[2], forward[0]);
  const right = [-forward[2] / flatLength, 0, forward[0] / flatLength] as const;
  const up = [
    right[1] * forward[2] - right[2] * forward[1],
    right[2] * forward[0] - right[0] * forward[2],
    right[0] * forward[1] - right[1] * forward[0],
  ] as const;
  const focal = width / 2 / Math.tan(toRadians(FIELD_OF_VIEW_DEGREES) / 2);
  // slide the picture so that the ground under the vehicle's middle sits on the ground line
  const toGround = [framing.targetX - eye[0], -eye[1], -eye[2]] as const;
  const depth = toGround[0] * forward[0] + toGround[1] * forward[1] + toGround[2] * forward[2];
  const rise = toGround[0] * up[0] + toGround[1] * up[1] + toGround[2] * up[2];
  const centreY = height * GROUND_LINE + (focal * rise) / depth - height * 0.035;
  return { eye, forward, right, up, focal, centreX: width / 2, centreY };
}

/** A camera that looks at a place from a distance; angles as in `cameraAt`. */
export function cameraToward(
  target: readonly [number, number, number],
  {
    angleDegrees,
    elevationDegrees,
    distance,
  }: { angleDegrees: number; elevationDegrees: number; distance: number },
  width: number,
  height: number,
): Camera {
  const turn = toRadians(angleDegrees);
  const lift = toRadians(elevationDegrees);
  const [c, s] = [Math.cos(lift), Math.sin(lift)];
  const forward = [-c * Math.cos(turn), -s, -c * Math.sin(turn)] as const;
  return {
    eye: [
      target[0] - forward[0] * distance,
      target[1] - forward[1] * distance,
      target[2] - forward[2] * distance,
    ],
    forward,
    right: [Math.sin(turn), 0, -Math.cos(turn)],
    up: [-s * Math.cos(turn), c, -s * Math.sin(turn)],
    focal: width / 2 / Math.tan(toRadians(FIELD_OF_VIEW_DEGREES) / 2),
    centreX: width / 2,
    centreY: height / 2,
  };
}
