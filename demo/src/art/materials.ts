/**
 * What a surface is made of. Decal textures hold these numbers, so 0 must stay "nothing painted here".
 */
export const MATERIAL = {
  none: 0,
  paint: 1,
  glass: 2,
  trim: 3,
  chrome: 4,
  glossBlack: 5,
  seam: 6,
  grille: 7,
  lampBody: 8,
  lampLit: 9,
  tailBody: 10,
  tailLit: 11,
  plate: 12,
  amber: 13,
  aluminium: 14,
  white: 15,
  accent: 16,
  cavity: 17,
  tyre: 18,
  rim: 19,
  well: 20,
  canvas: 21,
  seat: 22,
  steel: 23,
  darkPanel: 24,
  window: 25,
  lampLens: 26,
  gold: 27,
} as const;

export type MaterialId = (typeof MATERIAL)[keyof typeof MATERIAL];
