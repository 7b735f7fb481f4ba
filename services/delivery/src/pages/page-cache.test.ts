import { createPageCache } from './page-cache';

/** A cache whose renderings are numbered. */
function numbered(sizeOf: (value: { n: number }) => number = () => 10, clock?: () => number) {
  const cache = createPageCache(sizeOf, clock);
  let count = 0;
  const render = async () => ({ value: { n: (count += 1) }, keep: true });
  return { cache, get: (key: string) => cache.get(key, render) };
}
const from = async (get: (key: string) => Promise<{ from: string }>, key: string) => (await get(key)).from;

test('an address of 2,048 characters is kept, a longer one is rendered each time', async () => {
  const { get } = numbered();
  for (const [length, second] of [
    [2048, 'cache'],
    [2049, 'render'],
  ] as const) {
    const key = 'x'.repeat(length);
    expect([await from(get, key), await from(get, key)]).toEqual(['render', second]);
  }
});

test('a page of more than 4 MiB is not kept', async () => {
  const mebibyte = 1024 * 1024;
  const key = 'k';
  const { get } = numbered(({ n }) => (n === 1 ? 4 * mebibyte - 2 : 4 * mebibyte - 3));
  // Its key and one byte more count with it.
  expect([await from(get, key), await from(get, key), await from(get, key)]).toEqual([
    'render',
    'render',
    'cache',
  ]);
});

test('pages of 64 MiB together are kept, and the one that was requested longest ago gives way', async () => {
  const { get } = numbered(() => 4 * 1024 * 1024 - 5);
  const keys = Array.from({ length: 16 }, (_, at) => String(at + 10));
  for (const key of keys) await get(key);
  for (const key of keys) expect(await from(get, key)).toBe('cache');
  await get('99');
  expect([await from(get, '11'), await from(get, '10')]).toEqual(['cache', 'render']);
});

test('a cleared cache keeps nothing', async () => {
  const { cache, get } = numbered();
  await get('a');
  cache.clear();
  expect(await from(get, 'a')).toBe('render');
});

test('a page is kept for two seconds and not a moment longer', async () => {
  let now = 1;
  const { get } = numbered(undefined, () => now);
  await get('a');
  now = 2001;
  expect(await from(get, 'a')).toBe('cache');
  now = 2002;
  expect(await from(get, 'a')).toBe('render');
});
