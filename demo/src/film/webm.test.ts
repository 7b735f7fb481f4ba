import { readFile } from 'node:fs/promises';
import { plans } from '../stock/plans';
import { frameOf, webmOf } from './webm';
import { drawWalkAround } from './walk-around';

const size = { width: 720, height: 480, frameMs: 100 };

/** Elements on one level: id in hex and content. */
function elementsOf(bytes: Buffer): [id: string, content: Buffer][] {
  const found: [string, Buffer][] = [];
  for (let at = 0; at < bytes.length;) {
    const idLength = Math.clz32(bytes[at]!) - 23;
    const id = bytes.subarray(at, at + idLength).toString('hex');
    const start = at + idLength + 8;
    const length = Number(bytes.readBigUInt64BE(at + idLength) - 0x01_00_00_00_00_00_00_00n);
    found.push([id, bytes.subarray(start, start + length)]);
    at = start + length;
  }
  return found;
}
const childOf = (bytes: Buffer, ...path: string[]): Buffer =>
  path.reduce((parent, id) => elementsOf(parent).find(([own]) => own === id)?.[1] ?? Buffer.alloc(0), bytes);
const blocksOf = (film: Buffer): Buffer[] =>
  elementsOf(childOf(film, '18538067', '1f43b675')).flatMap(([id, block]) => (id === 'a3' ? [block] : []));

test('a film holds its frames in order, each at its time, and says what it is', () => {
  const film = webmOf([Buffer.from('one'), Buffer.from('two'), Buffer.from('three')], size);
  expect(childOf(film, '1a45dfa3', '4282').toString()).toBe('webm');
  expect(childOf(film, '18538067', '1549a966', '4489').readDoubleBE()).toBe(300);
  expect(childOf(film, '18538067', '1654ae6b', 'ae', '86').toString()).toBe('V_VP8');
  expect(childOf(film, '18538067', '1654ae6b', 'ae', 'e0', 'b0').readUInt32BE()).toBe(720);
  expect(blocksOf(film).map((block) => [block.readInt16BE(1), block.subarray(4).toString()])).toEqual([
    [0, 'one'],
    [100, 'two'],
    [200, 'three'],
  ]);
});

test('what a cluster cannot hold, and what is no frame, is refused', () => {
  expect(() =>
    webmOf(
      Array.from({ length: 321 }, () => Buffer.alloc(1)),
      size,
    ),
  ).toThrow(/more than one cluster/);
  expect(() => frameOf(Buffer.from('RIFF....WEBPVP8L....'))).toThrow(/lossy WebP/);
});

test('a walk around is a film of VP8 key frames', async () => {
  const [first] = blocksOf(await drawWalkAround('suv', 'white', 2));
  // Start code of a key frame, then its size (RFC 6386, section 9.1).
  expect(first?.subarray(7, 10).toString('hex')).toBe('9d012a');
  expect([first?.readUInt16LE(10), first?.readUInt16LE(12)]).toEqual([720, 480]);
});

test.each(Object.entries(plans).flatMap(([slug, { film }]) => (film ? [[slug, film] as const] : [])))(
  'the film of %s stands in its folder, small enough to be sent',
  async (slug, { href }) => {
    const film = await readFile(
      new URL(`../../../sites/${slug}/${href.replace('/site/', '')}`, import.meta.url),
    );
    expect(blocksOf(film)).toHaveLength(60);
    expect(film.length).toBeLessThan(1_500_000);
  },
);
