/** Grounds of the sample pictures; the hash chooses one, so that pictures differ and stay the same. */
const grounds = ['#dfe6ea', '#e8e2d6', '#dde5dc', '#e6dde2', '#e3e3e3'];
const paints = ['#c9d1d6', '#7c8b96', '#33414b', '#3d6b96', '#a5483f'];

const pick = (list: readonly string[], seed: number): string => list[seed % list.length] ?? '#cccccc';

/** A plain drawing of a car, where the harness has no stored pictures. `address` is that of the image service. */
export function samplePicture(address: string): string {
  const [, width = '640', height] = /\/(\d+)(?:x(\d+))?\/q\d+\//.exec(address) ?? [];
  const seed = Number.parseInt(address.slice(-8), 16) || 0;
  const heightPx = height ?? String(Math.round((Number(width) * 3) / 4));
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${heightPx}" viewBox="0 0 400 300" preserveAspectRatio="xMidYMid slice">`,
    `<rect width="400" height="300" fill="${pick(grounds, seed >> 4)}"/>`,
    `<ellipse cx="200" cy="222" rx="150" ry="10" fill="#00000022"/>`,
    `<path d="M58 205c-8-32 20-44 50-50 22-26 48-42 96-42 52 0 78 20 100 44 30 4 48 14 44 48z" fill="${pick(paints, seed)}"/>`,
    `<path d="M128 156c18-20 36-30 66-30v30zm76-30c34 0 54 12 72 30h-72z" fill="#ffffff88"/>`,
    `<g fill="#26292c"><circle cx="122" cy="206" r="27"/><circle cx="284" cy="206" r="27"/></g>`,
    `<g fill="#b9bec2"><circle cx="122" cy="206" r="13"/><circle cx="284" cy="206" r="13"/></g></svg>`,
  ].join('');
}
