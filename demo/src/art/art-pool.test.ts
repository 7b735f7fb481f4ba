import { execFile, type ChildProcess, type fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { createArtPool, type ArtPool, type DrawPriority } from './art-pool';
import type { PictureRecipe } from './render';

const mockForked: ChildProcess[] = [];
jest.mock('node:child_process', () => {
  const real = jest.requireActual<{ fork: typeof fork }>('node:child_process');
  const recorded = (...args: Parameters<typeof fork>): ChildProcess => {
    const worker = real.fork(...args);
    mockForked.push(worker);
    return worker;
  };
  return { ...real, fork: recorded };
});

const recipe = { body: 'hatch', colour: 'grey', angle: 10 } as const;
const size = { width: 600, height: 400 };

let pool: ArtPool;
beforeEach(() => {
  pool = createArtPool({ workers: 1 });
});
afterEach(() => pool.close());

test('closing rejects what is being drawn and what waits, and later orders', async () => {
  const jobs = [pool.draw(recipe, size, 'idle'), pool.draw({ ...recipe, angle: 20 }, size, 'request')];
  const ends = jobs.map(({ picture }) => expect(picture).rejects.toThrow(/closed/));
  await pool.close();
  await Promise.all(ends);
  await expect(pool.draw(recipe, size, 'request').picture).rejects.toThrow('grey hatch at 10 degrees');
});

test('waiting jobs are drawn by rank, and a raised one moves forward', async () => {
  const order: number[] = [];
  const draw = (angle: number, priority: DrawPriority) => {
    const job = pool.draw({ ...recipe, angle }, size, priority);
    return { ...job, done: job.picture.then(() => order.push(angle)) };
  };
  const jobs = [
    draw(10, 'start'),
    draw(20, 'idle'),
    draw(30, 'idle'),
    draw(40, 'start'),
    draw(50, 'request'),
  ];
  jobs[2]!.raise('request');
  await Promise.all(jobs.map(({ done }) => done));
  expect(order).toEqual([10, 30, 50, 40, 20]);
}, 30_000);

test('a drawing that fails rejects with its recipe and does not stop the next one', async () => {
  const impossible = { ...recipe, body: 'zeppelin' } as unknown as PictureRecipe; // what no type would let through
  await expect(pool.draw(impossible, size, 'request').picture).rejects.toThrow(
    /grey zeppelin at 10 degrees failed/,
  );
  expect((await pool.draw(recipe, size, 'request').picture).length).toBeGreaterThan(1000);
}, 30_000);

test('a pool that was not closed does not keep the process alive, but a drawing in hand does', async () => {
  const module = pathToFileURL(join(__dirname, 'art-pool.ts')).href;
  const script = `
    const { createArtPool } = await import('${module}');
    const { picture } = createArtPool({ workers: 1 }).draw(${JSON.stringify(recipe)}, ${JSON.stringify(size)}, 'idle');
    picture.then((file) => console.log('drawn', file.length > 1000));
  `;
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ['--import', 'tsx', '--input-type=module', '-e', script],
    { cwd: __dirname, timeout: 25_000 },
  );
  expect(stdout.trim()).toBe('drawn true');
}, 30_000);

test('a process that has nothing to draw ends, and another one draws the next picture', async () => {
  mockForked.length = 0;
  const idle = createArtPool({ workers: 1, idleMs: 10 });
  await idle.draw(recipe, size, 'request').picture;
  const [worker] = mockForked;
  if (worker?.exitCode === null) await once(worker, 'exit');
  expect([worker?.exitCode, worker?.signalCode]).toEqual([0, null]);
  expect((await idle.draw(recipe, size, 'request').picture).length).toBeGreaterThan(1000);
  expect(mockForked).toHaveLength(2);
  await idle.close();
}, 30_000);
