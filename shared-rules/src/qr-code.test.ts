import { qrCode } from './qr-code';

/** The modules a path covers, row by row. */
function modulesOf({ size, path }: ReturnType<typeof qrCode>): boolean[][] {
  const rows = Array.from({ length: size }, () => Array.from({ length: size }, () => false));
  for (const [, x, y, width] of path.matchAll(/M(\d+) (\d+)h(\d+)v1h-\3z/g)) {
    rows[Number(y)]?.fill(true, Number(x), Number(x) + Number(width));
  }
  return rows;
}

/** The three corners by which a camera finds a code: a ring of seven around a block of three. */
const finder = ['#######', '#.....#', '#.###.#', '#.###.#', '#.###.#', '#.....#', '#######'];

test('[VEH-005] a code has its finders, its timing lines and its quiet zone', () => {
  const code = qrCode('https://www.harbourmotors.example/cars/2021-toyota-rav4-1');
  expect(code.path).toMatch(/^(?:M\d+ \d+h\d+v1h-\d+z)+$/);
  const rows = modulesOf(code);
  const part = (x: number, y: number, side: number): string[] =>
    rows.slice(y, y + side).map((row) =>
      row
        .slice(x, x + side)
        .map((isDark) => (isDark ? '#' : '.'))
        .join(''),
    );
  const inner = code.size - 8;
  expect((inner - 17) % 4).toBe(0);
  for (const [x, y] of [
    [4, 4],
    [4 + inner - 7, 4],
    [4, 4 + inner - 7],
  ] as const) {
    // prettier-ignore
    expect(part(x, y, 7)).toEqual(finder);
  }
  const timing = rows[4 + 6]?.slice(4 + 8, 4 + inner - 8) ?? [];
  expect(timing.every((isDark, at) => isDark === (at % 2 === 0))).toBe(true);
  expect(rows.slice(0, 4).flat()).not.toContain(true);
  expect(rows.map((row) => row.slice(0, 4)).flat()).not.toContain(true);
});

test('[VEH-005] a longer address makes a larger code, and another one another code', () => {
  const short = qrCode('https://a.example/cars/a');
  expect(qrCode(`https://a.example/cars/${'a'.repeat(200)}`).size).toBeGreaterThan(short.size);
  expect(qrCode('https://a.example/cars/b').path).not.toBe(short.path);
});
