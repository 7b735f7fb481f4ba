import { encode } from 'uqr';

/** A square code that a phone's camera reads. */
export interface QrCode {
  /** Modules along one side, the quiet zone included: the side of the drawing's view box. */
  size: number;
  /** The dark modules as path data, for SVG and PDF alike; one module is one unit. */
  path: string;
  /** Light modules on each side of the dark ones, part of `size`. */
  quietZone: number;
}

/** Light modules around the code, without which cameras do not find it (ISO/IEC 18004). */
const quietZone = 4;

/**
 * Draws an address as a QR code, strong enough to be read with 15 percent of it smudged.
 *
 * @param address absolute address of a page
 */
export function qrCode(address: string): QrCode {
  const { size, data } = encode(address, { ecc: 'M', border: quietZone });
  const runs = data.flatMap((row, y) => {
    const text = row.map((isDark) => (isDark ? '1' : '0')).join('');
    // One rectangle for each run of dark modules keeps the path short and without seams.
    return [...text.matchAll(/1+/g)].map(
      ({ 0: run, index }) => `M${index} ${y}h${run.length}v1h-${run.length}z`,
    );
  });
  return { size, path: runs.join(''), quietZone };
}
