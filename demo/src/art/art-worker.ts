import { parentPort } from 'node:worker_threads';
import sharp from 'sharp';
import { drawSource } from './encode';
import type { DrawAnswer, DrawOrder } from './art-pool';

// one drawing at a time per worker: sharp must not start threads of its own beside it
sharp.concurrency(1);
sharp.cache(false);

const port = parentPort;
if (!port) throw new Error('art-worker runs as a worker thread of the art pool, not on its own.');

port.on('message', (order: DrawOrder) => {
  drawSource(order.recipe, order.size).then(
    (picture) => port.postMessage({ kind: 'drawn', job: order.job, picture } satisfies DrawAnswer),
    (error: unknown) =>
      port.postMessage({
        kind: 'failed',
        job: order.job,
        message: error instanceof Error ? (error.stack ?? error.message) : String(error),
      } satisfies DrawAnswer),
  );
});
