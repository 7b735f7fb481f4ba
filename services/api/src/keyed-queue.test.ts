import { setImmediate as settle } from 'node:timers/promises';
import { createKeyedQueue } from './keyed-queue';

/** Work that ends when it is let go, and the names of what has begun. */
function makeWork() {
  const begun: string[] = [];
  const letGo = new Map<string, () => void>();
  const work = (name: string) => () => {
    begun.push(name);
    return new Promise<string>((resolve) => letGo.set(name, () => resolve(name)));
  };
  return { begun, work, end: (name: string) => letGo.get(name)?.() };
}

test('work of one key is done in order, as many at once as the queue allows; other keys do not wait', async () => {
  const { begun, work, end } = makeWork();
  const queue = createKeyedQueue(2);
  const first = queue('a', work('a1'));
  const others = [queue('a', work('a2')), queue('a', work('a3')), queue('b', work('b1'))];
  await settle();
  expect(begun).toEqual(['a1', 'a2', 'b1']);
  end('a1');
  expect(await first).toBe('a1');
  await settle();
  expect(begun).toEqual(['a1', 'a2', 'b1', 'a3']);
  for (const name of ['a2', 'a3', 'b1']) end(name);
  expect(await Promise.all(others)).toEqual(['a2', 'a3', 'b1']);
});

test('work that throws leaves the queue open, and its error reaches the caller', async () => {
  const queue = createKeyedQueue(1);
  const failed = queue('a', () => Promise.reject(new Error('broken')));
  const next = queue('a', () => Promise.resolve('done'));
  await expect(failed).rejects.toThrow('broken');
  expect(await next).toBe('done');
  expect(await queue('a', () => Promise.resolve('again'))).toBe('again');
});
