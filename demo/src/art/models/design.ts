import type { ArtBody } from '../bodies/catalogue';
import type { GrilleShape, LampShape, RunningLight } from '../bodies/car-spec';
import type { GrillePattern, SpokeStyle } from '../geometry/mesh';

/** What the cars of one make have in common. */
export interface FaceDesign {
  /** `none` is the closed nose of an electric car. */
  grille: GrilleShape | 'none';
  pattern: GrillePattern;
  frame: 'chrome' | 'black';
  lamp: LampShape;
  light: RunningLight;
  /** Tail lamps: one bar, two wide ones, or upright ones at the corners. */
  tail: 'bar' | 'wide' | 'upright';
  /** Height and width of the grille against that of its body; 1 is the same. */
  grilleTall: number;
  grilleWide: number;
}

export interface ModelDesign extends Partial<FaceDesign> {
  /** The body that it is derived from. */
  body: ArtBody;
  /** Length, width, height and wheelbase in millimetres. */
  size: readonly [length: number, width: number, height: number, wheelbase: number];
  /** How much higher the front edge of the bonnet lies, in metres; high and flat looks like an off-roader. */
  bonnet?: number;
  /** How much further forward the roof ends above an upright tail, in metres; negative for a longer roof. */
  rake?: number;
  /** Wheel radius in metres. */
  wheel?: number;
  spokes?: SpokeStyle;
  spokeCount?: number;
  isDarkWheel?: boolean;
  hasRails?: boolean;
  hasCladding?: boolean;
  roofIsBlack?: boolean;
  hasFloatingRoof?: boolean;
  hasSkidPlate?: boolean;
  hasSnorkel?: boolean;
  brightTrim?: boolean;
  tubCover?: 'bar' | 'canopy';
}
