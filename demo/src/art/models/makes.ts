import type { FaceDesign } from './design';

const face = (
  grille: FaceDesign['grille'],
  pattern: FaceDesign['pattern'],
  frame: FaceDesign['frame'],
  lamp: FaceDesign['lamp'],
  light: FaceDesign['light'],
  tail: FaceDesign['tail'],
  grilleTall = 1,
  grilleWide = 1,
): FaceDesign => ({ grille, pattern, frame, lamp, light, tail, grilleTall, grilleWide });

/** Faces by make: invented signatures that differ from each other, none a copy of a badge. */
export const makeFaces: Record<string, FaceDesign> = {
  Toyota: face('trapeze', 'mesh', 'black', 'slim', 'hook', 'wide', 1.1, 1.1),
  Mazda: face('trapeze', 'cells', 'chrome', 'slim', 'ring', 'wide', 1.25, 1),
  Subaru: face('trapeze', 'bars', 'black', 'block', 'hook', 'wide', 0.9, 0.85),
  Mitsubishi: face('bar', 'bars', 'chrome', 'stacked', 'top', 'wide', 1, 1),
  Nissan: face('waist', 'mesh', 'chrome', 'stacked', 'top', 'wide', 1.2, 0.9),
  Honda: face('bar', 'cells', 'black', 'slim', 'top', 'wide', 1, 1),
  Suzuki: face('trapeze', 'slats', 'chrome', 'block', 'ring', 'upright', 0.9, 0.9),
  Lexus: face('waist', 'diamonds', 'chrome', 'slim', 'hook', 'bar', 1.5, 1.05),
  'Isuzu UTE': face('trapeze', 'bars', 'black', 'sweep', 'bottom', 'upright', 1.05, 1),
  Hyundai: face('trapeze', 'diamonds', 'black', 'stacked', 'top', 'bar', 1.1, 1.2),
  Kia: face('bar', 'cells', 'chrome', 'block', 'hook', 'bar', 1, 1),
  Ford: face('trapeze', 'bars', 'black', 'block', 'hook', 'upright', 1.15, 0.95),
  MG: face('trapeze', 'cells', 'black', 'sweep', 'top', 'wide', 1.2, 1.05),
  GWM: face('trapeze', 'slats', 'chrome', 'sweep', 'top', 'upright', 1.2, 1.05),
  BYD: face('none', 'bars', 'black', 'slim', 'across', 'bar'),
  LDV: face('trapeze', 'slats', 'chrome', 'sweep', 'bottom', 'upright', 1.2, 1.1),
  Tesla: face('none', 'bars', 'black', 'slim', 'top', 'wide'),
  Deepal: face('none', 'bars', 'black', 'slim', 'double', 'bar'),
  Holden: face('bar', 'mesh', 'chrome', 'sweep', 'bottom', 'wide'),
  Ram: face('trapeze', 'cells', 'chrome', 'block', 'double', 'upright', 1.3, 0.95),
  Volkswagen: face('bar', 'bars', 'chrome', 'block', 'bottom', 'wide'),
  Skoda: face('trapeze', 'slats', 'chrome', 'block', 'bottom', 'wide', 1, 1.05),
  Peugeot: face('trapeze', 'slats', 'black', 'slim', 'bracket', 'bar', 1.2, 1.15),
  Volvo: face('trapeze', 'slats', 'chrome', 'block', 'top', 'upright', 1, 0.85),
  Audi: face('trapeze', 'cells', 'chrome', 'slim', 'bottom', 'wide', 1.5, 1),
  BMW: face('kidneys', 'slats', 'chrome', 'sweep', 'double', 'wide', 1.05, 0.9),
  'Mercedes-Benz': face('trapeze', 'diamonds', 'chrome', 'sweep', 'top', 'wide', 1, 1),
  Porsche: face('none', 'bars', 'black', 'round', 'ring', 'bar'),
  Foton: face('trapeze', 'bars', 'chrome', 'sweep', 'double', 'upright', 1.2, 1.05),
};

/** The face of a make that has none of its own here. */
export const plainFace = face('trapeze', 'mesh', 'black', 'sweep', 'top', 'wide');
