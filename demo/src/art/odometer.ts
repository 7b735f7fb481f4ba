import { ADVANCE, strokesOf } from './glyphs';

const [WIDTH, HEIGHT] = [1600, 1067];

/** Looks of instrument displays: accent colour and layout. */
export const dials = [
  { accent: '#4ea1ff', dialCount: 2 },
  { accent: '#ff5a3c', dialCount: 2 },
  { accent: '#e8edf2', dialCount: 1 },
  { accent: '#38d6b0', dialCount: 1 },
] as const;

/** Text as strokes; `size` is the height of a capital. */
function textPath(text: string, middleX: number, baseY: number, size: number): string {
  const unit = size / 6;
  const left = middleX - (text.length * ADVANCE * unit - (ADVANCE - 4) * unit) / 2;
  return [...text]
    .flatMap((character, i) =>
      strokesOf(character).map(([ax, ay, bx, by]) => {
        const x = left + i * ADVANCE * unit;
        return `M${x + ax * unit} ${baseY - ay * unit}L${x + bx * unit} ${baseY - by * unit}`;
      }),
    )
    .join('');
}

const text = (words: string, x: number, y: number, size: number, colour: string, weight = 0.13): string =>
  `<path d="${textPath(words, x, y, size)}" stroke="${colour}" stroke-width="${size * weight}" fill="none" stroke-linecap="round" stroke-linejoin="round"/>`;

/** A dial with ticks, numbers and a needle. */
function dial(x: number, y: number, radius: number, most: number, share: number, accent: string): string {
  const at = (turn: number, r: number): [number, number] => {
    const angle = ((135 + 270 * turn) * Math.PI) / 180;
    return [x + Math.cos(angle) * r, y + Math.sin(angle) * r];
  };
  const ticks = Array.from({ length: 25 }, (_, i) => {
    const isLong = i % 4 === 0;
    const [ax, ay] = at(i / 24, radius * 0.94);
    const [bx, by] = at(i / 24, radius * (isLong ? 0.84 : 0.89));
    return `<path d="M${ax} ${ay}L${bx} ${by}" stroke="#dfe5ea" stroke-width="${isLong ? 6 : 3}"/>`;
  });
  const numbers = Array.from({ length: 7 }, (_, i) => {
    const [nx, ny] = at(i / 6, radius * 0.7);
    return text(String(Math.round((most * i) / 6)), nx, ny + radius * 0.045, radius * 0.09, '#dfe5ea');
  });
  const [tx, ty] = at(share, radius * 0.82);
  const [sx, sy] = at(share, radius * 0.34);
  return `<circle cx="${x}" cy="${y}" r="${radius}" fill="url(#face)" stroke="#2b3036" stroke-width="10"/>
<circle cx="${x}" cy="${y}" r="${radius * 0.97}" fill="none" stroke="${accent}" stroke-opacity="0.5" stroke-width="3"/>
${ticks.join('')}${numbers.join('')}
<path d="M${sx} ${sy}L${tx} ${ty}" stroke="${accent}" stroke-width="9" stroke-linecap="round"/>
<circle cx="${x}" cy="${y}" r="${radius * 0.34}" fill="#090b0d" stroke="#2b3036" stroke-width="4"/>`;
}

/** The instruments with the distance driven, as an SVG that sharp draws. */
export function odometerSvg(km: number, style: number): string {
  const { accent, dialCount } = dials[style % dials.length]!; // the remainder is within its length
  const reading = String(km).replace(/\B(?=(\d{3})+$)/g, ' ');
  const dialsSvg =
    dialCount === 2
      ? dial(410, 500, 290, 6, 0.13, accent) + dial(1190, 500, 290, 240, 0, accent)
      : dial(800, 450, 330, 240, 0, accent);
  const [x, y, size] = dialCount === 2 ? [800, 890, 70] : [800, 905, 74];
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}">
<defs>
<linearGradient id="hood" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#33373c"/><stop offset="0.2" stop-color="#15181b"/><stop offset="1" stop-color="#0b0d0f"/></linearGradient>
<radialGradient id="face"><stop offset="0" stop-color="#1a1f25"/><stop offset="0.8" stop-color="#0b0e11"/><stop offset="1" stop-color="#05070a"/></radialGradient>
<linearGradient id="shine" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#fff" stop-opacity="0.1"/><stop offset="0.35" stop-color="#fff" stop-opacity="0.02"/><stop offset="0.36" stop-color="#fff" stop-opacity="0"/></linearGradient>
</defs>
<rect width="${WIDTH}" height="${HEIGHT}" fill="url(#hood)"/>
<rect x="60" y="90" width="1480" height="880" rx="150" fill="#050607"/>
${dialsSvg}
${dialCount === 2 ? text('0', 800, 560, 120, '#f4f7f9') : ''}
<rect x="${x - 260}" y="${y - size * 1.5}" width="520" height="${size * 2}" rx="18" fill="#11161b" stroke="${accent}" stroke-opacity="0.35" stroke-width="3"/>
${text(`${reading} km`, x, y, size * 0.72, '#f4f7f9')}
<rect x="60" y="90" width="1480" height="880" rx="150" fill="url(#shine)"/>
</svg>`;
}
