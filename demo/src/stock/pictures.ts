import type { Hotspot } from 'shared-contracts/entities/car';
import { pictureRef } from 'shared-contracts/images';
import type { ArtBody } from '../art/bodies/catalogue';
import type { PaintName } from '../art/paints';
import type { TrimName } from '../art/cabin/draw-cabin';
import { placeInPicture, type BodySpot } from '../art/project';
import { recipeId, SPIN_ANGLES, STILL_ANGLES } from '../art/recipes';

const reference = (body: ArtBody, colour: PaintName, angle: number): string =>
  pictureRef(recipeId({ body, colour, angle }));

/** Gallery pictures of a car; the second of the front views comes first for some, so that a grid is not stiff. */
export function galleryPictures(
  body: ArtBody,
  colour: PaintName,
  count: number,
  isMirrored: boolean,
): string[] {
  const [front, otherFront, ...others] = STILL_ANGLES;
  const angles = isMirrored ? [otherFront, front, ...others] : [front, otherFront, ...others];
  return angles.slice(0, count).map((angle) => reference(body, colour, angle));
}

export const spinPictures = (body: ArtBody, colour: PaintName): string[] =>
  SPIN_ANGLES.map((angle) => reference(body, colour, angle));

/** Colours of an interior as listings name them, and the trim it is drawn in. */
const TRIM_OF: Record<string, TrimName> = {
  Black: 'black',
  Grey: 'grey',
  Beige: 'beige',
  Tan: 'tan',
  Red: 'red',
};

/** The inside of a car all around, and its places worth a word, in shares of the picture. */
export function interiorView(colour: string | null): { picture: string; hotspots: Hotspot[] } {
  return {
    picture: pictureRef(recipeId({ trim: TRIM_OF[colour ?? ''] ?? 'black' })),
    hotspots: [
      { position: { '0': { x: 0.5, y: 0.567 } }, description: 'Touchscreen with phone mirroring' },
      { position: { '0': { x: 0.5, y: 0.765 } }, description: 'Wireless charging pad' },
      { position: { '0': { x: 0.985, y: 0.56 } }, description: 'Rear seats fold flat, split 60:40' },
    ],
  };
}

type Spot = BodySpot & { description: string };

/** Places worth a word on cars of about the usual shape. */
const SPOTS: Partial<Record<ArtBody, readonly Spot[]>> = {
  suv: [
    { at: [2.2, 0.83, 0.7], facing: [0.9, 0, 0.45], description: 'LED headlights with automatic high beam' },
    { at: [1.36, 0.37, 0.95], facing: [0, 0, 1], description: 'Alloy wheels with tyre pressure monitoring' },
    { at: [-2.3, 0.95, 0], facing: [-1, 0, 0], description: 'Reversing camera and rear parking sensors' },
  ],
  ute: [
    { at: [2.5, 0.84, 0], facing: [1, 0, 0], description: 'Radar for adaptive cruise control' },
    { at: [-1.9, 1.12, 0.7], facing: [-0.3, 0.9, 0.3], description: 'Tub liner with four tie-down points' },
    { at: [-2.7, 0.6, 0], facing: [-1, 0, 0], description: 'Tow bar rated to 3,500 kg braked' },
  ],
  fourByFour: [
    { at: [1.0, 1.8, 0.9], facing: [0.3, 0.3, 0.9], description: 'Snorkel' },
    { at: [1.46, 0.41, 0.98], facing: [0, 0, 1], description: 'All-terrain tyres' },
    { at: [-2.36, 1.05, 0], facing: [-1, 0, 0], description: 'Tow bar and wiring, rear camera' },
  ],
  sedan: [
    { at: [2.3, 0.65, 0.6], facing: [0.9, 0, 0.45], description: 'LED headlights' },
    { at: [-2.3, 0.9, 0], facing: [-1, 0, 0], description: 'Hands-free boot' },
  ],
  hatch: [
    { at: [2.0, 0.68, 0.6], facing: [0.9, 0, 0.45], description: 'LED headlights' },
    { at: [-1.26, 0.33, 0.9], facing: [0, 0, 1], description: 'Alloy wheels' },
  ],
};

/** Bodies of the shape of another one, and how much longer they are. */
const SHAPED_LIKE: Partial<Record<ArtBody, readonly [ArtBody, number]>> = {
  lightHatch: ['hatch', 0.9],
  smallSuv: ['suv', 0.93],
  largeSuv: ['suv', 1.07],
  electricSuv: ['suv', 1],
  electricSedan: ['sedan', 1],
  wagon: ['sedan', 1],
};

/** Positions are the same for every car of a body, and 36 projections each. */
const known = new Map<ArtBody, Hotspot[]>();

/** Hotspots for the 360 viewer: position per frame where the spot can be seen; null where a body has none. */
export function spinHotspots(body: ArtBody): { exterior: Hotspot[]; interior: Hotspot[] } | null {
  const [model, length] = SHAPED_LIKE[body] ?? [body, 1];
  const spots = SPOTS[model];
  if (!spots) return null;
  const exterior = known.get(body) ?? spots.map((spot) => toHotspot(body, spot, length));
  known.set(body, exterior);
  return { exterior, interior: [] };
}

function toHotspot(body: ArtBody, { at: [x, y, z], facing, description }: Spot, length: number): Hotspot {
  const spot: BodySpot = { at: [x * length, y, z], facing };
  return {
    position: Object.fromEntries(
      SPIN_ANGLES.map((angle, frame) => [String(frame), placeInPicture(body, spot, angle)]),
    ),
    description,
  };
}
