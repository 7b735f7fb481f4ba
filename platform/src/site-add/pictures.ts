import type { DealerKind } from './answers';
import { mix } from './brand-colour';

/** Outlines on a ground of 64 by 26, wheels included. */
const OUTLINES: Readonly<Record<DealerKind, string>> = {
  car: 'M3 20v-4.500c0-2 1-3 3-3.500l7-1.500 7-5.500c1.500-1.100 3-1.500 5-1.500h11c2.200 0 4 .8 5.500 2.300L47 11.500l9 1.700c3 .6 4.500 2.200 4.500 5V20h-5a5 5 0 0 0-10 0H19a5 5 0 0 0-10 0zM20 11h23l-4.500-4.200c-.8-.7-1.700-1-2.800-1H26c-1.400 0-2.500.4-3.500 1.200zM31.500 6v5M18 20.500a4 4 0 1 1-8 0 4 4 0 0 1 8 0zM54.500 20.500a4 4 0 1 1-8 0 4 4 0 0 1 8 0z',
  truck: 'M3.500 3.500H36V19H3.500zM38.500 23V7.500h8.600c2.200 0 3.700.9 4.800 2.800l2.700 4.600 3.800 1.400c1.400.5 2.100 1.500 2.100 3v2l-.8 1.700h-4.400a4.900 4.900 0 0 0-9.800 0zM41 14.500V10h5.700c1.200 0 2 .5 2.600 1.500l1.800 3zM38.500 21H17.800M9.200 21H4M17 22.300a3.500 3.500 0 1 1-7 0 3.500 3.500 0 0 1 7 0zM53.900 22.300a3.500 3.500 0 1 1-7 0 3.500 3.500 0 0 1 7 0z',
  motorcycle: 'M20 19a6 6 0 1 1-12 0 6 6 0 0 1 12 0zM56 19a6 6 0 1 1-12 0 6 6 0 0 1 12 0zM50 19L42.500 6h-5M43.800 8.500l3.700.7M9 9.500h11.500l5 3c2.500-3.600 8.500-5 13-2.800l5.300-1.200-4.800 6.500c-1 1.400-2.300 2-4 2H30l-4.500-4.500M14 19l10-2.500M28 17c-2 2-1.500 5 1 5.500h9.500l3-6.500M14 19h13',
  caravan: 'M5 20.500v-14c0-2.100 1.200-3.300 3.300-3.300h37.500c2.200 0 3.600.9 4.300 2.900L53 14v4.500c0 1.300-.7 2-2 2H34.600a4.900 4.900 0 0 0-9.800 0zM10 12.500V7.200h10v5.300zM37.500 20.500V7.200h6v13.300M53 19h8.500M59 19v4.500M26 7.200h6.500v5.300H26zM32.900 21a3.200 3.200 0 1 1-6.400 0 3.200 3.200 0 0 1 6.400 0z',
}; // prettier-ignore

const TILES = {
  offers: 'M8 9h15l17 17-14 14L8 22zM16 17.500a1.500 1.500 0 1 0 .01 0M20 27l7-7',
  sell: 'M8 17h27l-7-7M40 31H13l7 7',
  service: 'M39 15l-6 6-6-2-1.500-6 6-6a10 10 0 0 0-12.500 13L8 31a5 5 0 0 0 7 7l11-11A10 10 0 0 0 39 15z',
};

const svg = (width: number, height: number, content: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${content}</svg>\n`;

const outline = (kind: DealerKind, place: string, colour: string, width: number): string =>
  `<path transform="${place}" d="${OUTLINES[kind]}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`;

/** Hills below a low sun, as wide and high as the picture. */
function landscape(width: number, height: number, brand: string): string {
  const at = (x: number, y: number) => `${Math.round(x * width)} ${Math.round(y * height)}`;
  const hill = (points: string, fill: string) =>
    `<path d="M${points}L${at(1, 1)}L${at(0, 1)}z" fill="${fill}"/>`;
  return [
    `<linearGradient id="sky" x2="0" y2="1"><stop stop-color="${mix(brand, '#0b1220', 0.72)}"/><stop offset="1" stop-color="${mix(brand, '#ffe8cf', 0.45)}"/></linearGradient>`,
    `<rect width="${width}" height="${height}" fill="url(#sky)"/>`,
    `<circle cx="${Math.round(width * 0.7)}" cy="${Math.round(height * 0.5)}" r="${Math.round(height * 0.16)}" fill="#fff3df" opacity=".9"/>`,
    hill(`${at(0, 0.6)}Q${at(0.25, 0.4)} ${at(0.5, 0.58)}T${at(1, 0.52)}`, mix(brand, '#1b2233', 0.5)),
    hill(`${at(0, 0.7)}Q${at(0.3, 0.58)} ${at(0.62, 0.68)}T${at(1, 0.64)}`, mix(brand, '#141a28', 0.7)),
    hill(`${at(0, 0.82)}L${at(1, 0.82)}`, '#141821'),
    `<path d="M0 ${Math.round(height * 0.9)}H${width}" stroke="${mix(brand, '#ffffff', 0.4)}" stroke-width="4" stroke-dasharray="70 50" opacity=".6"/>`,
  ].join('');
}

function scene(kind: DealerKind, brand: string): string {
  const [width, height] = [1500, 1000];
  const road = `translate(${width * 0.17} ${height * 0.83 - 26 * 14}) scale(14)`;
  return svg(
    width,
    height,
    landscape(width, height, brand) +
      outline(kind, road, '#141821', 2.2) +
      outline(kind, road, '#fff6ea', 0.9),
  );
}

function tile(path: string, brand: string): string {
  return svg(
    480,
    320,
    `<rect width="480" height="320" fill="${mix(brand, '#ffffff', 0.88)}"/>` +
      `<circle cx="372" cy="96" r="150" fill="${mix(brand, '#ffffff', 0.76)}"/>` +
      `<circle cx="150" cy="160" r="78" fill="#ffffff"/>` +
      `<path transform="translate(104 114) scale(1.91667)" d="${path}" fill="none" stroke="${brand}" stroke-width="2.2" stroke-linecap="round" stroke-linejoin="round"/>`,
  );
}

function mark(kind: DealerKind, brand: string, ink: string): string {
  return `<rect width="40" height="40" rx="9" fill="${brand}"/>${outline(kind, 'translate(4 13.500) scale(.5)', ink, 3.2)}`;
}

/** Rough width of a letter of the logo, px. */
const LETTER = 11.6;

export interface PictureColours {
  brand: string;
  /** Marks on the brand colour. */
  onBrand: string;
  /** The name on the header. */
  name: string;
}

/** The pictures of a new site as SVG, by file name (SHL-003): logo, favicon, scene of the home page, tiles. */
export function sitePictures(
  name: string,
  kind: DealerKind,
  { brand, onBrand, name: ink }: PictureColours,
): Record<string, string> {
  const length = Math.round(name.length * LETTER);
  const escaped = name.replaceAll('&', '&amp;');
  return {
    'logo.svg': svg(
      52 + length,
      40,
      `<title>${escaped}</title>${mark(kind, brand, onBrand)}` +
        `<text x="50" y="27.500" textLength="${length}" lengthAdjust="spacingAndGlyphs" font-family="Avenir Next,Segoe UI,Helvetica Neue,Arial,sans-serif" font-size="21" font-weight="700" fill="${ink}">${escaped}</text>`,
    ),
    'favicon.svg': svg(40, 40, mark(kind, brand, onBrand)),
    'hero.svg': scene(kind, brand),
    'tile-offers.svg': tile(TILES.offers, brand),
    'tile-sell.svg': tile(TILES.sell, brand),
    'tile-service.svg': tile(TILES.service, brand),
  };
}
