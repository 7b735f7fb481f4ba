import { ADVANCE, distanceToStroke } from './glyphs';

/** Colours of current plates by state: characters on ground, linear light. */
const STATES = {
  QLD: [
    [0.16, 0.01, 0.03],
    [0.82, 0.82, 0.8],
  ],
  NSW: [
    [0.01, 0.01, 0.012],
    [0.83, 0.62, 0.03],
  ],
  VIC: [
    [0.02, 0.05, 0.24],
    [0.82, 0.82, 0.8],
  ],
  SA: [
    [0.01, 0.01, 0.012],
    [0.82, 0.82, 0.8],
  ],
  WA: [
    [0.02, 0.06, 0.3],
    [0.82, 0.82, 0.8],
  ],
  TAS: [
    [0.02, 0.07, 0.26],
    [0.82, 0.82, 0.8],
  ],
  ACT: [
    [0.02, 0.05, 0.26],
    [0.82, 0.82, 0.8],
  ],
  NT: [
    [0.3, 0.06, 0.01],
    [0.82, 0.82, 0.8],
  ],
} as const satisfies Record<string, readonly [readonly number[], readonly number[]]>;

export type PlateState = keyof typeof STATES;
export const plateStates = Object.keys(STATES) as PlateState[]; // Object.keys loses the literal keys

/** A registration plate as a picture shows it. */
export interface Plate {
  state: PlateState;
  /** Letters and digits without spaces. */
  text: string;
}

export const isPlateState = (state: string): state is PlateState => state in STATES;

/** Half of a plate's length and height, in metres. */
const HALF_LENGTH = 0.186;
const HALF_HEIGHT = 0.067;

const BLANK = [0.045, 0.047, 0.052] as const;

/** Colour of a plate at a place from its middle, metres to the reader's right and up; a dark cover without a plate. */
export function plateColour(plate: Plate | undefined, right: number, up: number): readonly number[] {
  if (!plate) return BLANK;
  const [ink, ground] = STATES[plate.state];
  // a gap between the third and fourth character, as all states have it
  const cells = plate.text.length + 0.5;
  const cell = Math.min(0.054, (2 * HALF_LENGTH - 0.03) / cells);
  const from = right / cell + cells / 2;
  const shifted = from > 3.5 ? from - 0.5 : from;
  if (from > 3 && from < 3.5) return ground;
  const index = Math.floor(shifted);
  const character = plate.text[index];
  if (character === undefined || shifted < 0) return ground;
  const x = (shifted - index - 0.5) * ADVANCE + 2;
  const y = (up / (HALF_HEIGHT * 1.08)) * 4.4 + 3;
  return distanceToStroke(character, x, y) < 0.5 ? ink : ground;
}
