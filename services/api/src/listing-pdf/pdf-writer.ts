import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';

export type Doc = PDFKit.PDFDocument;

/** On paper text is black and grey, whatever a site looks like; its colour is the bar at the top. */
export const ink = { strong: '#111827', soft: '#4b5563', line: '#d1d5db' } as const;

const require = createRequire(import.meta.url);
type Weight = 'regular' | 'bold';
let fonts: Promise<Record<Weight, Buffer>> | undefined;

/** The sheet's fonts, read once. */
export const loadFonts = (): Promise<Record<Weight, Buffer>> =>
  (fonts ??= Promise.all([
    readFile(require.resolve('@expo-google-fonts/inter/400Regular/Inter_400Regular.ttf')),
    readFile(require.resolve('@expo-google-fonts/inter/700Bold/Inter_700Bold.ttf')),
  ]).then(([regular, bold]) => ({ regular, bold })));

/** Where a text goes, in points. */
export interface Box {
  x: number;
  y: number;
  width: number;
  /** Text that does not fit ends in an ellipsis. */
  height?: number;
}

/** Writes a text and gives where it ends. */
export function write(
  doc: Doc,
  text: string,
  weight: Weight,
  size: number,
  colour: string,
  box: Box,
): number {
  if (text === '') return box.y;
  const options = {
    width: box.width,
    lineGap: size * 0.2,
    ...(box.height === undefined ? {} : { height: box.height, ellipsis: true }),
  };
  doc.font(weight).fontSize(size).fillColor(colour);
  const height = Math.min(doc.heightOfString(text, options), box.height ?? Infinity);
  doc.text(text, box.x, box.y, options);
  return box.y + height;
}

/** The largest size at which a text stays within a height. */
export function fittingSize(
  doc: Doc,
  text: string,
  { width, height }: Required<Omit<Box, 'x' | 'y'>>,
  sizes: readonly number[],
): number {
  const fits = (size: number) =>
    doc
      .font('bold')
      .fontSize(size)
      .heightOfString(text, { width, lineGap: size * 0.2 }) <= height;
  return sizes.find(fits) ?? sizes.at(-1) ?? 0;
}
