import { createHash } from 'node:crypto';
import { trimNames, type TrimName } from './cabin/draw-cabin';
import { insideViews, type InsideView } from './cabin/draw-inside';
import { lookNames, type LookName } from './models/catalogue';
import { paintNames } from './paints';
import { plateStates } from './plates';
import type { PictureRecipe, PictureSize, Shot } from './render';

/**
 * Version of the drawings. Raise it when bodies, light or background change: ids are content keys, so new
 * drawings get new URLs and no stale cached one is shown.
 */
export const ART_VERSION = 2;

/** The inside of a car, all around (`drawCabin`). */
export interface CabinRecipe {
  trim: TrimName;
}

/** The inside of a car from one place (`drawInside`). */
export interface InsideRecipe {
  trim: TrimName;
  inside: InsideView;
}

/** The instruments with the distance driven. */
export interface OdometerRecipe {
  odometerKm: number;
  /** Which of the `dials` shows it. */
  dial: number;
}

/** Everything that can be drawn. */
export type ArtRecipe = PictureRecipe | CabinRecipe | InsideRecipe | OdometerRecipe;

export const isOdometer = (recipe: ArtRecipe): recipe is OdometerRecipe => 'odometerKm' in recipe;
export const isInside = (recipe: ArtRecipe): recipe is InsideRecipe => 'inside' in recipe;
export const isCabin = (recipe: ArtRecipe): recipe is CabinRecipe => 'trim' in recipe && !isInside(recipe);
export const isPicture = (recipe: ArtRecipe): recipe is PictureRecipe => 'body' in recipe;

/** Angles of a vehicle's gallery, best picture first; degrees as in `PictureRecipe`. None is one of a turn's. */
export const STILL_ANGLES = [35, 95, 215, 325, 175] as const;

/** One full turn for the 360 viewer. It opens as the first photo shows the car, three quarters from the front. */
export const SPIN_ANGLES: readonly number[] = Array.from({ length: 36 }, (_, i) => (40 + i * 10) % 360);

/** Sharp on a phone of twice the density and in fullscreen. */
const STILL_SIZE: PictureSize = { width: 1600, height: 1067 };
/** VEH-017: spin frames are shown at 600 by 400. */
const SPIN_SIZE: PictureSize = { width: 600, height: 400 };
/** The size at which the viewer shows the inside. */
const CABIN_SIZE: PictureSize = { width: 1600, height: 800 };

const stillAngles: ReadonlySet<number> = new Set(STILL_ANGLES);

/** Size at which a recipe's source picture is kept; angles that only the spinner uses are smaller. */
export function sourceSize(recipe: ArtRecipe): PictureSize {
  if (isCabin(recipe)) return CABIN_SIZE;
  if (!isPicture(recipe) || recipe.shot) return STILL_SIZE;
  return stillAngles.has(recipe.angle) ? STILL_SIZE : SPIN_SIZE;
}

/** Width up to which a picture is shown from its preview. */
export const PREVIEW_WIDTH = 640;

/** Width of pictures that nobody looks at. */
export const SMALL_WIDTH = 160;

/**
 * Size of what thumbnails and cards are made of: an eighth of the work where the source is large.
 *
 * @param mostWidth another bound in pixels
 */
export function previewSize(recipe: ArtRecipe, mostWidth: number = PREVIEW_WIDTH): PictureSize {
  const { width, height } = sourceSize(recipe);
  const scale = Math.min(1, mostWidth / width);
  return { width: Math.round(width * scale), height: Math.round(height * scale) };
}

const KIND = { picture: 0, cabin: 1, inside: 2, odometer: 3 } as const;
const SHOTS: readonly (Shot | undefined)[] = [undefined, 'wheel', 'load'];
const DIGITS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ';
/** Characters a plate in an id has at most: seven of 37 fit five bytes. */
const PLATE_LENGTH = 7;

/** The first bytes of a name's hash stand for it, so that a longer list changes no id. */
const keyOf = (name: string): number => createHash('sha256').update(name).digest().readUIntBE(0, 3);

const looksByKey = new Map<number, LookName>(lookNames.map((name) => [keyOf(name), name]));

/**
 * The picture's name: its recipe in 32 hex digits, with the version of the drawings and a check of two bytes. It depends
 * on nothing else, and `recipeById` reads it back: no list of pictures is kept.
 */
export function recipeId(recipe: ArtRecipe, version: number = ART_VERSION): string {
  const bytes = Buffer.alloc(16);
  bytes[0] = version;
  if (isOdometer(recipe)) {
    bytes[1] = KIND.odometer;
    bytes.writeUIntBE(recipe.odometerKm, 2, 3);
    bytes[5] = recipe.dial;
  } else if (isInside(recipe)) {
    bytes[1] = KIND.inside;
    bytes[2] = trimNames.indexOf(recipe.trim);
    bytes[3] = insideViews.indexOf(recipe.inside);
  } else if (isCabin(recipe)) {
    bytes[1] = KIND.cabin;
    bytes[2] = trimNames.indexOf(recipe.trim);
  } else {
    bytes[1] = KIND.picture;
    bytes.writeUIntBE(keyOf(recipe.body), 2, 3);
    bytes[5] = paintNames.indexOf(recipe.colour);
    bytes[6] = Math.round(recipe.angle / 5);
    bytes[7] = SHOTS.indexOf(recipe.shot);
    if (recipe.plate) {
      bytes[8] = plateStates.indexOf(recipe.plate.state) + 1;
      bytes.writeUIntBE(packText(recipe.plate.text), 9, 5);
    }
  }
  checkOf(bytes).copy(bytes, 14);
  return bytes.toString('hex');
}

/** The recipe behind an id, or undefined for an id that is none of this version. */
export function recipeById(id: string): ArtRecipe | undefined {
  if (!/^[0-9a-f]{32}$/.test(id)) return undefined;
  const bytes = Buffer.from(id, 'hex');
  if (bytes[0] !== ART_VERSION || !checkOf(bytes).equals(bytes.subarray(14))) return undefined;
  switch (bytes[1]) {
    case KIND.odometer:
      return { odometerKm: bytes.readUIntBE(2, 3), dial: bytes[5]! };
    case KIND.cabin:
    case KIND.inside: {
      const trim = trimNames[bytes[2]!];
      const inside = insideViews[bytes[3]!];
      if (!trim) return undefined;
      return bytes[1] === KIND.cabin ? { trim } : inside && { trim, inside };
    }
    case KIND.picture:
      return pictureIn(bytes);
    default:
      return undefined;
  }
}

function pictureIn(bytes: Buffer): PictureRecipe | undefined {
  const body = looksByKey.get(bytes.readUIntBE(2, 3));
  const colour = paintNames[bytes[5]!];
  if (!body || !colour) return undefined;
  const shot = SHOTS[bytes[7]!];
  const state = plateStates[bytes[8]! - 1];
  return {
    body,
    colour,
    angle: bytes[6]! * 5,
    ...(shot ? { shot } : {}),
    ...(state ? { plate: { state, text: unpackText(bytes.readUIntBE(9, 5)) } } : {}),
  };
}

const checkOf = (bytes: Buffer): Buffer =>
  createHash('sha256').update(bytes.subarray(0, 14)).digest().subarray(0, 2);

function packText(text: string): number {
  if (text.length > PLATE_LENGTH)
    throw new RangeError(`A plate has at most ${PLATE_LENGTH} characters, not "${text}".`);
  return [...text].reduce((sum, character) => sum * 37 + DIGITS.indexOf(character) + 1, 0);
}

function unpackText(packed: number): string {
  let text = '';
  for (let rest = packed; rest > 0; rest = Math.floor(rest / 37))
    text = (DIGITS[(rest % 37) - 1] ?? '') + text;
  return text;
}
