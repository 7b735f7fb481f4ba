import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Fastify from 'fastify';
import sharp from 'sharp';
import { recordingLog } from '../testing/recording-log';
import { imageFormat, parseImageRequest, type ImageVariant } from './image-request';
import { addImageRoutes } from './image-routes';
import { ImagesBusy } from './fair-queue';
import { createImageService } from './image-service';

let home: string;
let original: Buffer;
beforeAll(async () => {
  // Half of it can be seen through; it was taken with the camera on its side.
  const pixels = { create: { width: 60, height: 40, channels: 4, background: '#20406000' } } as const;
  original = await sharp(pixels).withMetadata({ orientation: 6 }).png().toBuffer();
});
beforeEach(async () => {
  home = await mkdtemp(join(tmpdir(), 'images-'));
});
afterEach(() => rm(home, { recursive: true, force: true }));

/** An address that pictures are rendered for. */
const client = '203.0.113.1';

const hashOf = (at: number): string => at.toString(16).padStart(32, '0');
const variant = (changes: Partial<ImageVariant> = {}): ImageVariant => ({
  hash: hashOf(1),
  width: 96,
  height: null,
  quality: 75,
  ...changes,
});
const service = (get: (hash: string) => Promise<Buffer | undefined> = async () => original) => {
  const { log, lines } = recordingLog();
  return { images: createImageService({ pictures: { get }, home, log }), lines };
};

test('a picture is turned upright and never made larger, but fills a shape that is requested', async () => {
  const { images } = service();
  const sizeOf = async (changes: Partial<ImageVariant>) => {
    const { width, height } = await sharp(await images.get(variant(changes), 'webp', client)).metadata();
    return [width, height];
  };
  expect(await sizeOf({})).toEqual([40, 60]);
  expect(await sizeOf({ width: 20 })).toEqual([20, 30]);
  expect(await sizeOf({ height: 96 })).toEqual([96, 96]);
});

test.each([
  [{ width: 320 }, 320],
  [{ width: 640, height: 427 }, 640],
  [{ width: 640, height: 640 }, 960],
])('the source learns how wide the original of %j has to be', async (changes, wanted) => {
  const widths: (number | undefined)[] = [];
  const { log } = recordingLog();
  const get = async (_hash: string, shownWidth?: number) => {
    widths.push(shownWidth);
    return original;
  };
  await createImageService({ pictures: { get }, home, log }).get(variant(changes), 'webp', client);
  expect(widths).toEqual([wanted]);
});

test('what can be seen through is white where the format knows no other', async () => {
  const { images } = service();
  const jpeg = await images.get(variant(), 'jpeg', client);
  // Packed as tightly as the format allows, which shows in its order.
  expect((await sharp(jpeg).metadata()).isProgressive).toBe(true);
  const { dominant } = await sharp(jpeg).stats();
  expect(Math.min(dominant.r, dominant.g, dominant.b)).toBeGreaterThan(240);
  expect((await sharp(await images.get(variant(), 'webp', client)).metadata()).hasAlpha).toBe(true);
});

test('a better quality takes more bytes, in every format', async () => {
  const noise = { create: { width: 96, height: 96, channels: 3, background: '#808080', noise: { type: 'gaussian', mean: 128, sigma: 60 } } } as const; // prettier-ignore
  const picture = await sharp(noise).png().toBuffer();
  const { images } = service(async () => picture);
  for (const format of ['avif', 'webp', 'jpeg'] as const) {
    const bytes = async (quality: number) =>
      (await images.get(variant({ quality }), format, client))?.length ?? 0;
    expect(await bytes(80)).toBeGreaterThan(await bytes(60));
  }
});

test('every size, quality and format is kept under a name of its own, and taken from there', async () => {
  const { images, lines } = service();
  const file = (name: string) => join(home, 'cache/images', hashOf(1).slice(0, 2), `${hashOf(1)}-${name}`);
  const rendered = await images.get(variant({ height: 96 }), 'webp', client);
  expect(await readFile(file('96x96-q75.webp'))).toEqual(rendered);
  await writeFile(file('96-q75.webp'), 'kept');
  expect(String(await service(async () => undefined).images.get(variant(), 'webp', client))).toBe('kept');
  expect(lines).toEqual([]);
});

test('an unknown picture is none, and is requested again the next time', async () => {
  const known: Buffer[] = [];
  const { images } = service(async () => known[0]);
  expect(await images.get(variant(), 'webp', client)).toBeUndefined();
  known.push(original);
  expect(await images.get(variant(), 'webp', client)).toBeDefined();
});

test('a full disk costs time, not pictures', async () => {
  await writeFile(join(home, 'cache'), 'a file in the place of the folder');
  const { images, lines } = service();
  expect((await sharp(await images.get(variant(), 'webp', client)).metadata()).format).toBe('webp');
  expect(lines.map(({ level, message }) => [level, message])).toEqual([
    ['warn', 'a stored picture could not be read'],
    ['warn', 'a stored picture could not be read'],
    ['warn', 'a rendered picture could not be stored'],
  ]);
});

test('what no request waits for any more is not rendered, unless another one does', async () => {
  let open = (): void => undefined;
  const gate = new Promise<void>((resolve) => (open = resolve));
  const rendered: string[] = [];
  const { images } = service(async (hash) => {
    rendered.push(hash);
    await gate;
    return original;
  });
  const [leaving, staying] = [new AbortController(), new AbortController()];
  const get = (at: number, { signal }: AbortController) =>
    images.get(variant({ hash: hashOf(at) }), 'jpeg', client, signal);
  const first = [get(0, staying), get(1, staying)];
  // Each looks on disk first, and the disk answers in any order: these two have the places before others come.
  while (rendered.length < 2) await new Promise((resolve) => setImmediate(resolve));
  const left = [get(2, leaving), get(3, leaving)];
  const shared = get(3, staying);
  leaving.abort();
  open();
  expect((await Promise.allSettled([...first, ...left, shared])).map(({ status }) => status)).toEqual([
    'fulfilled', 'fulfilled', 'rejected', 'rejected', 'fulfilled',
  ]); // prettier-ignore
  expect(rendered.toSorted()).toEqual([0, 1, 3].map(hashOf));
});

test('a broken picture fails alone, and the others are rendered after it', async () => {
  const { images } = service(async (hash) => (hash === hashOf(0) ? Buffer.from('no picture') : original));
  const all = Array.from({ length: 5 }, (_, at) => images.get(variant({ hash: hashOf(at) }), 'jpeg', client));
  const settled = await Promise.allSettled([
    ...all,
    images.get(variant({ hash: hashOf(0) }), 'webp', client),
  ]);
  expect(settled.map(({ status }) => status)).toEqual([
    'rejected', 'fulfilled', 'fulfilled', 'fulfilled', 'fulfilled', 'rejected',
  ]); // prettier-ignore
});

test('two are rendered at once and 200 wait; more are refused with a request to try again', async () => {
  let open = (): void => undefined;
  const gate = new Promise<void>((resolve) => (open = resolve));
  const { images } = service(async () => {
    await gate;
    return original;
  });
  const all = Array.from({ length: 203 }, (_, at) =>
    images.get(variant({ hash: hashOf(at), width: 20 }), 'jpeg', client),
  );
  await Promise.race(all.map((one) => one.catch(() => undefined)));
  open();
  const settled = await Promise.allSettled(all);
  const refused = settled.filter((one) => one.status === 'rejected').map(({ reason }) => reason as unknown);
  expect(refused).toEqual([expect.any(ImagesBusy)]);
});

test('a busy service answers 503 with a time to come again, a broken one fails', async () => {
  const app = Fastify();
  let error: Error = new ImagesBusy('Too many.', false);
  addImageRoutes(app, { get: () => Promise.reject(error) });
  const url = `/images/640/q80/${hashOf(1)}`;
  const busy = await app.inject(url);
  expect([busy.statusCode, busy.headers['retry-after'], busy.headers['cache-control']]).toEqual([
    503,
    '2',
    'no-store',
  ]);
  error = new ImagesBusy('Too many.', true);
  expect((await app.inject(url)).statusCode).toBe(429);
  error = new Error('broken');
  expect((await app.inject(url)).statusCode).toBe(500);
  const text = async (path: string) => {
    const { statusCode, headers, body } = await app.inject(path);
    expect([statusCode, headers['cache-control'], headers['content-type']]).toEqual([404, 'no-store', 'text/plain; charset=utf-8']); // prettier-ignore
    return body;
  };
  expect(await text('/images/641/q80/x')).toBe('There is no picture of this size and quality.');
  expect(await text('/images/more/than/three/parts')).toBe('There is no such picture.');
  await app.close();
});

test('the name of a drawing in a client’s cache says what it is', async () => {
  const app = Fastify();
  addImageRoutes(app, { get: async () => Buffer.from('drawn') });
  const url = `/images/640x480/q80/${hashOf(1)}`;
  const answer = await app.inject({ url, headers: { accept: 'image/webp' } });
  expect([answer.headers.etag, answer.headers['content-type'], answer.body]).toEqual([
    `"${hashOf(1)}-640x480-q80-webp"`, 'image/webp', 'drawn',
  ]); // prettier-ignore
  await app.close();
});

test.each([
  ['640', 'q80', { width: 640, height: null, quality: 80 }],
  ['96x96', 'q60', { width: 96, height: 96, quality: 60 }],
  ['640x480', 'q75', { width: 640, height: 480, quality: 75 }],
  ['640x426', 'q75', { width: 640, height: 426, quality: 75 }],
  ['640x427', 'q75', { width: 640, height: 427, quality: 75 }],
  ['640x481', 'q75', null],
  ['640x479', 'q75', null],
  ['640x0', 'q75', null],
  ['0640', 'q80', null],
  ['640x0480', 'q80', null],
  ['640', 'q080', null],
  ['640 ', 'q80', null],
  ['a640', 'q80', null],
  ['640', 'q80 ', null],
  ['640', 'aq80', null],
  ['640', 'q8', null],
  ['641', 'q80', null],
])('%s at %s is read as %j', (size, quality, expected) => {
  const hash = hashOf(1);
  expect(parseImageRequest(size, quality, hash)).toEqual(expected === null ? null : { hash, ...expected });
  for (const other of [`${hash}0`, hash.slice(1), `g${hash.slice(1)}`, hash.replace('0', 'A')])
    expect(parseImageRequest(size, quality, other)).toBeNull();
});

test.each([
  ['image/avif', 'avif'],
  ['IMAGE/AVIF', 'avif'],
  ['image/avif;q=0.1, image/webp', 'avif'],
  ['image/avif ; q=0.0, image/webp', 'webp'],
  ['image/webp;q=0', 'jpeg'],
  ['image/webp;q=1.0', 'webp'],
  ['image/*', 'jpeg'],
  ['', 'jpeg'],
])('a client that accepts "%s" gets %s', (accept, format) => {
  expect(imageFormat(accept)).toBe(format);
});
