import { setImmediate } from 'node:timers/promises';
import { recordingLog } from '../testing/test-platform';
import { createWorker, type Job, type Worker } from './worker';

/** A job whose runs end when the test says so. */
function recordedJob(name: string, everyMs = 60_000) {
  const ends: { resolve: () => void; reject: (error: Error) => void }[] = [];
  const job: Job<string> = {
    name,
    everyMs,
    run: () => new Promise<void>((resolve, reject) => ends.push({ resolve, reject })),
  };
  return { job, ends };
}

const log = recordingLog();
let worker: Worker<string> | undefined;
beforeEach(() => (log.lines.length = 0));
afterEach(() => worker?.stop());

test('every job runs at the start, once however often it is started', async () => {
  const [first, second] = [recordedJob('first'), recordedJob('second')];
  worker = createWorker([first.job, second.job], log);
  worker.trigger('first'); // not before the start
  expect([first.ends.length, second.ends.length]).toEqual([0, 0]);
  worker.start();
  worker.start();
  expect([first.ends.length, second.ends.length]).toEqual([1, 1]);
  for (const { ends } of [first, second]) ends[0]?.resolve();
});

test('a job runs again when its interval has passed, also after a failure, which is logged', async () => {
  const { job, ends } = recordedJob('short', 1);
  worker = createWorker([job], log);
  worker.start();
  ends[0]?.reject(new Error('disk is full'));
  while (ends.length < 2) await setImmediate();
  ends[1]?.resolve();
  while (ends.length < 3) await setImmediate();
  ends[2]?.resolve();
  expect(log.lines).toHaveLength(1);
  expect(log.lines[0]).toMatch(/^error The job "short" failed\. .*disk is full.*"job":"short"/);
});

test('a trigger runs its job alone, now', async () => {
  const [first, second] = [recordedJob('first'), recordedJob('second')];
  worker = createWorker([first.job, second.job], log);
  worker.start();
  for (const { ends } of [first, second]) ends[0]?.resolve();
  await setImmediate();
  worker.trigger('first');
  worker.trigger('unknown');
  expect([first.ends.length, second.ends.length]).toEqual([2, 1]);
  first.ends[1]?.resolve();
});

test('triggers during a run are one run more, after it', async () => {
  const { job, ends } = recordedJob('slow');
  worker = createWorker([job], log);
  worker.start();
  worker.trigger('slow');
  worker.trigger('slow');
  expect(ends).toHaveLength(1);
  ends[0]?.resolve();
  await setImmediate();
  expect(ends).toHaveLength(2);
  ends[1]?.resolve();
  await setImmediate();
  expect(ends).toHaveLength(2);
});

test('a stop waits for what is running, and nothing runs after it', async () => {
  const { job, ends } = recordedJob('slow', 1);
  worker = createWorker([job], log);
  worker.start();
  worker.trigger('slow');
  let isStopped = false;
  const stopping = worker.stop().then(() => (isStopped = true));
  await setImmediate();
  expect(isStopped).toBe(false);
  ends[0]?.resolve();
  await stopping;
  worker.trigger('slow');
  for (let turn = 0; turn < 10; turn += 1) await setImmediate();
  expect(ends).toHaveLength(1);
});
