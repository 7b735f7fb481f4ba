import type { ShellSpec } from '../geometry/shell';
import type { GrillePattern } from '../geometry/mesh';
import type { WheelSpec } from '../geometry/wheel';

export type LampShape = 'sweep' | 'slim' | 'block' | 'round' | 'stacked';
export type RunningLight = 'top' | 'bottom' | 'bracket' | 'hook' | 'double' | 'ring' | 'across';
export type GrilleShape = 'trapeze' | 'kidneys' | 'waist' | 'bar';

/** The face of a car: heights and half widths in metres, seen from the front. */
export interface FaceSpec {
  /** Centre height, height, inner edge and how far the lamp runs along the side. */
  lamp: {
    y: number;
    height: number;
    innerZ: number;
    alongSide: number;
    rake: number;
    /** `sweep` by default; `stacked` parts a thin upper strip from the lamps in the bumper. */
    shape?: LampShape;
  };
  /**
   * Running light: a bar along the top or the bottom of the lamp, a bracket in the bumper, a hook, two bars, a ring, or a
   * bar across the whole nose.
   */
  runningLight: RunningLight;
  /** Null for electric cars: a light runs across the nose instead. */
  grille: {
    low: number;
    high: number;
    lowZ: number;
    highZ: number;
    frame: 'chrome' | 'black';
    /** One trapeze by default; `kidneys` are two frames, `waist` narrows in the middle. */
    shape?: GrilleShape;
    pattern?: GrillePattern;
  } | null;
  /** Bright plate under the bumper. */
  hasSkidPlate?: boolean;
  intake: { low: number; high: number; z: number };
  plateY: number;
}

export interface RumpSpec {
  lamp: { y: number; height: number; innerZ: number; alongSide: number };
  hasLightBar: boolean;
  plateY: number;
  /** Height up to which the bumper is unpainted. */
  trimTop: number;
  /** Upper and lower edge of a rear window in an upright tail; absent where the window lies in the slope. */
  window?: { low: number; high: number; z: number };
}

/** A passenger car or its close relatives (ute, van, people mover). */
export interface CarSpec extends ShellSpec {
  axles: readonly [rear: number, front: number];
  wheel: Pick<WheelSpec, 'radius' | 'look' | 'spokes' | 'rimShare'> & {
    width?: number;
    dark?: boolean;
    style?: WheelSpec['style'];
  };
  /** Foot and head of the windscreen, head and foot of the rear screen, along x. */
  screen: { base: number; head: number };
  rear: { head: number; base: number };
  /** x of the pillars that part the side glass; the first carries the door seam between front and rear. */
  pillars: readonly number[];
  seats: readonly number[];
  /** Shifts of the side glass ends against the screens. */
  glassInset: { frontBase: number; frontHead: number; rearHead: number; rearBase: number };
  /** Side glass ends here; behind it the body is panelled (vans). */
  panelBehindX?: number;
  face: FaceSpec;
  rump: RumpSpec;
  doorCount: 2 | 4 | 5;
  hasCladding: boolean;
  hasRails: boolean;
  brightTrim: boolean;
  /** Only the front axle is under the shell (a tray is built behind the cab). */
  isCabOnly?: boolean;
  bed?: { fromX: number; toX: number; floorY: number };
  /** Fabric roof instead of a painted one. */
  hasSoftTop?: boolean;
  hasSideStep?: boolean;
  hasSnorkel?: boolean;
  hasSpareWheel?: boolean;
  roofIsBlack?: boolean;
  /** What stands over a ute's tub. */
  tubCover?: 'bar' | 'canopy';
  /** Pillar behind the last side window in black, so that the roof seems to float. */
  hasFloatingRoof?: boolean;
}
