/** Strokes of letters and digits on a grid of 4 by 6, each "x1 y1 x2 y2" without the spaces. */
const STROKES: Record<string, string> = {
  '0': '0105 0516 1636 3645 4541 4130 3010 1001',
  '1': '1526 2620 1030',
  '2': '0516 1636 3645 4544 4400 0040',
  '3': '0516 1636 3645 4544 4433 3313 3342 4241 4130 3010 1001',
  '4': '3036 3602 0242',
  '5': '4606 0603 0333 3342 4241 4130 3010 1001',
  '6': '3616 1605 0501 0110 1030 3041 4142 4233 3303',
  '7': '0646 4610',
  '8': '1333 3344 4445 4536 3616 1605 0504 0413 1302 0201 0110 1030 3041 4142 4233',
  '9': '1030 3041 4145 4536 3616 1605 0504 0413 1343',
  A: '0026 2640 1232',
  B: '0006 0636 3645 4544 4433 3303 3342 4241 4130 3000',
  C: '4536 3616 1605 0501 0110 1030 3041',
  D: '0006 0626 2644 4442 4220 2000',
  E: '4606 0600 0040 0333',
  F: '4606 0600 0333',
  G: '4536 3616 1605 0501 0110 1030 3041 4143 4323',
  H: '0006 4046 0343',
  J: '4641 4130 3010 1001',
  K: '0006 0246 1340',
  L: '0600 0040',
  M: '0006 0623 2346 4640',
  N: '0006 0640 4046',
  P: '0006 0636 3645 4544 4433 3303',
  R: '0006 0636 3645 4544 4433 3303 2340',
  S: '4536 3616 1605 0504 0413 1333 3342 4241 4130 3010 1001',
  T: '0646 2620',
  U: '0601 0110 1030 3041 4146',
  V: '0620 2046',
  W: '0610 1023 2330 3046',
  X: '0046 0640',
  Y: '0623 2346 2320',
  Z: '0646 4600 0040',
  k: '0006 0234 1330',
  m: '0004 0314 1423 2320 2334 3443 4340',
};

export type Segment = readonly [x1: number, y1: number, x2: number, y2: number];

/** Width of a character's cell; the character itself is 4 wide. */
export const ADVANCE = 5.6;

const known = new Map<string, readonly Segment[]>();

/** The strokes of a character; none for a space or what has no drawing. */
export function strokesOf(character: string): readonly Segment[] {
  let segments = known.get(character);
  if (!segments) {
    segments = (STROKES[character] ?? '')
      .split(' ')
      .filter(Boolean)
      .map((digits): Segment => [Number(digits[0]), Number(digits[1]), Number(digits[2]), Number(digits[3])]);
    known.set(character, segments);
  }
  return segments;
}

/** Distance of a place from the strokes of a character, in cells of its grid. */
export function distanceToStroke(character: string, x: number, y: number): number {
  let nearest = 9;
  for (const [ax, ay, bx, by] of strokesOf(character)) {
    const [dx, dy] = [bx - ax, by - ay];
    const along = Math.max(0, Math.min(1, ((x - ax) * dx + (y - ay) * dy) / (dx * dx + dy * dy)));
    nearest = Math.min(nearest, Math.hypot(x - ax - dx * along, y - ay - dy * along));
  }
  return nearest;
}
