import { createArtPool } from './art-pool';

const recipe = { body: 'hatch', colour: 'grey', angle: 10 } as const;

test('closing rejects what is being drawn and what waits, and later orders', async () => {
  const pool = createArtPool({ workers: 1 });
  const jobs = [pool.draw(recipe, 'idle'), pool.draw({ ...recipe, angle: 20 }, 'request')];
  const ends = jobs.map(({ picture }) => expect(picture).rejects.toThrow(/closed/));
  await pool.close();
  await Promise.all(ends);
  await expect(pool.draw(recipe, 'request').picture).rejects.toThrow('grey hatch at 10 degrees');
});

test('waiting jobs are drawn by rank, and a raised one moves forward', async () => {
  const pool = createArtPool({ workers: 1 });
  const order: number[] = [];
  const draw = (angle: number, priority: 'request' | 'start' | 'idle') => {
    const job = pool.draw({ ...recipe, angle }, priority);
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
  await pool.close();
}, 30_000);
