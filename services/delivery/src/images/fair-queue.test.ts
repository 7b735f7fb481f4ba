import { createFairQueue, ImagesBusy } from './fair-queue';

/** Tasks that end when the test says so, and the order in which they began. */
function createTasks() {
  const begun: string[] = [];
  const ends = new Map<string, () => void>();
  const task = (name: string) => () => {
    begun.push(name);
    return new Promise<string>((resolve) => ends.set(name, () => resolve(name)));
  };
  /** Ends tasks one after another, each when it has begun. */
  async function end(...names: string[]): Promise<void> {
    for (const name of names) {
      ends.get(name)?.();
      await new Promise(setImmediate);
    }
  }
  return { begun, task, end };
}

test('clients take turns for a slot, however many tasks one of them has', async () => {
  const { begun, task, end } = createTasks();
  const queue = createFairQueue(2, 10);
  const all = ['a1', 'a2', 'a3', 'a4', 'b1', 'b2', 'c1'].map((name) => queue(name.charAt(0), task(name)));
  expect(begun).toEqual(['a1', 'a2']);
  await end('a1', 'a2', 'a3', 'b1', 'c1', 'a4', 'b2');
  expect(begun).toEqual(['a1', 'a2', 'a3', 'b1', 'c1', 'a4', 'b2']);
  expect(await Promise.all(all)).toEqual(['a1', 'a2', 'a3', 'a4', 'b1', 'b2', 'c1']);
});

test('when the queue is full the client with the most tasks loses its last one to another', async () => {
  const { begun, task, end } = createTasks();
  const queue = createFairQueue(1, 3);
  const [first, second, third, last] = ['a1', 'a2', 'a3', 'a4'].map((name) => queue('a', task(name)));
  await expect(queue('a', task('a5'))).rejects.toMatchObject({ isClientsOwn: true });
  const other = queue('b', task('b1'));
  await expect(last).rejects.toMatchObject({ name: 'ImagesBusy', isClientsOwn: true });
  await end('a1', 'a2', 'b1', 'a3');
  expect(begun).toEqual(['a1', 'a2', 'b1', 'a3']);
  expect(await Promise.all([first, second, third, other])).toEqual(['a1', 'a2', 'a3', 'b1']);
});

test('a queue that is full of clients with one task each refuses another client', async () => {
  const { task, end } = createTasks();
  const queue = createFairQueue(1, 2);
  const all = ['a', 'b', 'c'].map((name) => queue(name, task(name)));
  await expect(queue('d', task('d'))).rejects.toEqual(expect.any(ImagesBusy));
  await expect(queue('d', task('d'))).rejects.toMatchObject({ isClientsOwn: false });
  await end('a', 'b', 'c');
  expect(await Promise.all(all)).toEqual(['a', 'b', 'c']);
});

test('a task that fails gives its slot back', async () => {
  const queue = createFairQueue(1, 2);
  const failing = queue('a', () => Promise.reject(new Error('broken')));
  const next = queue('a', async () => 'next');
  await expect(failing).rejects.toThrow('broken');
  expect(await next).toBe('next');
  expect(await queue('a', async () => 'last')).toBe('last');
});
