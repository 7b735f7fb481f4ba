import type { Hotspot } from 'shared-contracts/entities/car';
import { pictureRef } from 'shared-contracts/images';
import type { ArtBody } from '../art/bodies/catalogue';
import type { TrimName } from '../art/cabin/draw-cabin';
import type { InsideView } from '../art/cabin/draw-inside';
import { bodyOf, type LookName } from '../art/models/catalogue';
import { dials } from '../art/odometer';
import type { PaintName } from '../art/paints';
import type { Plate } from '../art/plates';
import { placeInPicture, type BodySpot } from '../art/project';
import { recipeId, SPIN_ANGLES, STILL_ANGLES, type ArtRecipe } from '../art/recipes';
import type { ModelFacts } from './facts/model-facts';

const reference = (recipe: ArtRecipe): string => pictureRef(recipeId(recipe));

const SIDE_ANGLE = 95;

/** What a gallery shows of one vehicle. */
export interface GalleryOrder {
  look: LookName;
  colour: PaintName;
  plate: Plate | undefined;
  kind: ModelFacts['kind'];
  interiorColour: string | null;
  km: number | null;
}

/** Pictures of a vehicle, the best first, as a photographer takes them: around it, inside, and what a buyer asks about. */
export function galleryPictures({ look, colour, plate, kind, interiorColour, km }: GalleryOrder): string[] {
  const outside = STILL_ANGLES.map((angle): ArtRecipe => ({
    body: look,
    colour,
    angle,
    // From the side no plate is seen, so that cars of one look and colour share the picture.
    ...(plate && angle !== SIDE_ANGLE ? { plate } : {}),
  }));
  const [front, side, rear, otherFront, tail] = outside;
  const wheel: ArtRecipe = { body: look, colour, angle: 60, shot: 'wheel' };
  const odometer: ArtRecipe[] = km === null ? [] : [{ odometerKm: km, dial: look.length % dials.length }];
  const shots = ((): (ArtRecipe | undefined)[] => {
    switch (kind) {
      case 'car': {
        const trim = trimOf(interiorColour);
        const inside = (view: InsideView): ArtRecipe => ({ trim, inside: view });
        const isOpen = OPEN_LOADS.has(bodyOf(look));
        const load: ArtRecipe = isOpen ? { body: look, colour, angle: 210, shot: 'load' } : inside('boot');
        return [
          front,
          side,
          rear,
          inside('wide'),
          inside('dash'),
          load,
          ...odometer,
          wheel,
          inside('rear'),
          otherFront,
        ];
      }
      case 'truck':
      case 'motorhome':
        return [front, side, rear, otherFront, wheel, ...odometer];
      case 'caravan':
        return [front, side, rear, otherFront, tail, wheel];
      case 'motorcycle':
        return [front, side, rear, otherFront, tail];
    }
  })();
  return shots.flatMap((recipe) => (recipe ? [reference(recipe)] : []));
}

/** Bodies that carry their load in the open. */
const OPEN_LOADS: ReadonlySet<ArtBody> = new Set(['ute', 'cabChassis']);

export const spinPictures = (body: LookName, colour: PaintName): string[] =>
  SPIN_ANGLES.map((angle) => reference({ body, colour, angle }));

/** Colours of an interior as listings name them, and the trim it is drawn in. */
const TRIM_OF: Record<string, TrimName> = {
  Black: 'black',
  Grey: 'grey',
  Beige: 'beige',
  Tan: 'tan',
  Red: 'red',
};

const trimOf = (colour: string | null): TrimName => TRIM_OF[colour ?? ''] ?? 'black';

/** The inside of a car all around, and its places worth a word, in shares of the picture. */
export function interiorView(colour: string | null): { picture: string; hotspots: Hotspot[] } {
  return {
    picture: reference({ trim: trimOf(colour) }),
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

/**
 * Hotspots for the 360 viewer: position per frame where the spot can be seen; null where a body has none. They are those
 * of the body: every model fills the frame alike, and to build each one would take seconds.
 */
export function spinHotspots(look: LookName): { exterior: Hotspot[]; interior: Hotspot[] } | null {
  const body = bodyOf(look);
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
