import { mkdtemp, readdir, readFile, rm, truncate } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { createPictureStore, type PictureStore } from './picture-store';
import { recipeId } from './recipes';

const spinFrame = (angle: number): string => recipeId({ body: 'hatch', colour: 'teal', angle });

let folder: string;
let store: PictureStore;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pictures-'));
  store = createPictureStore(folder);
});

afterEach(async () => {
  await store.close();
  await rm(folder, { recursive: true, force: true });
});

const filesOf = async (): Promise<string[]> =>
  (await readdir(folder, { recursive: true })).filter((name) => name.includes('.'));

test('a picture is drawn when first asked for and read from disk afterwards', async () => {
  const id = recipeId({ body: 'sedan', colour: 'navy', angle: 35 });
  expect(await store.has(id)).toBe(false);
  const picture = await store.get(id);
  const { format, width, height } = await sharp(picture).metadata();
  expect({ format, width, height }).toEqual({ format: 'webp', width: 1600, height: 1067 });
  expect(await store.has(id)).toBe(true);
  await store.close(); // from here on nothing can be drawn
  expect((await store.get(id))?.equals(picture!)).toBe(true);
}, 30_000);

test('what is shown small is drawn small, until the whole picture is there', async () => {
  const id = recipeId({ body: 'sedan', colour: 'navy', angle: 35 });
  const widthOf = async (shownWidth?: number) =>
    (await sharp(await store.get(id, shownWidth)).metadata()).width;
  expect(await widthOf(640)).toBe(640);
  expect(await store.has(id)).toBe(false);
  expect(await widthOf(800)).toBe(1600);
  expect(await widthOf(160)).toBe(1600);
  expect(await filesOf()).toHaveLength(2);
}, 30_000);

test('a store of small pictures draws no large one, and gives the one it finds', async () => {
  const [id, other] = [35, 180].map((angle) => recipeId({ body: 'sedan', colour: 'navy', angle }));
  const whole = await store.get(other!);
  const small = createPictureStore(folder, { areSmall: true });
  expect(await small.has(id!)).toBe(false);
  expect((await sharp(await small.get(id!)).metadata()).width).toBe(160);
  expect([await small.has(id!), await store.has(id!)]).toEqual([true, false]);
  expect((await small.get(other!))?.equals(whole!)).toBe(true);
  await small.close();
}, 30_000);

test('a picture that is no larger than its preview is drawn once', async () => {
  const id = spinFrame(10);
  expect((await store.get(id, 96))?.equals((await store.get(id))!)).toBe(true);
  expect(await filesOf()).toHaveLength(1);
}, 30_000);

test('ids that name no picture give undefined and never a file', async () => {
  for (const id of ['', 'nonsense', '../../etc/passwd', 'f'.repeat(32), 'A'.repeat(32)]) {
    expect(await store.get(id)).toBeUndefined();
    expect(await store.has(id)).toBe(false);
  }
  expect(await filesOf()).toEqual([]);
});

test('simultaneous requests share one drawing', async () => {
  const id = spinFrame(10);
  const [first, second] = await Promise.all([store.get(id), store.get(id)]);
  expect(first).toBe(second);
  expect(await filesOf()).toHaveLength(1);
}, 30_000);

test('a file cut short is drawn again instead of being served', async () => {
  const id = spinFrame(20);
  const whole = await store.get(id);
  const file = join(folder, id.slice(0, 2), `${id}.webp`);
  await truncate(file, 500);
  expect((await store.get(id))?.equals(whole!)).toBe(true);
  expect((await readFile(file)).equals(whole!)).toBe(true);
}, 30_000);

test('ensure draws what is missing, reports progress and leaves no drafts', async () => {
  const ids = [30, 40, 50, 60, 70].map(spinFrame);
  await store.get(ids[2]!);
  const progress: number[] = [];
  await store.ensure([...ids, ids[0]!, 'f'.repeat(32)], ({ done, total }) => progress.push(done / total), {
    priority: 'start',
  });
  expect(progress.at(-1)).toBe(1);
  expect(await Promise.all(ids.map((id) => store.has(id)))).toEqual([true, true, true, true, true]);
  expect((await filesOf()).every((name) => name.endsWith('.webp'))).toBe(true);
}, 30_000);

test('ensure stops when its signal says so', async () => {
  const stop = new AbortController();
  const ids = Array.from({ length: 24 }, (_, i) => spinFrame(100 + i * 10));
  await store.ensure(ids, () => stop.abort(), { signal: stop.signal });
  expect((await filesOf()).length).toBeLessThan(10);
}, 30_000);

test('a request overtakes idle drawing', async () => {
  const order: string[] = [];
  const stop = new AbortController();
  const idle = store.ensure([110, 120, 130, 140, 150].map(spinFrame), () => order.push('idle'), {
    signal: stop.signal,
  });
  const wanted = store.get(spinFrame(200)).then(() => {
    order.push('request');
    stop.abort();
  });
  await Promise.all([idle, wanted]);
  // at most one idle picture was in hand when the request came
  expect(order.indexOf('request')).toBeLessThanOrEqual(2);
}, 30_000);
