import sharp from 'sharp';
import { drawSource } from './encode';
import type { DrawAnswer, DrawOrder } from './art-pool';

// one drawing at a time per worker: sharp must not start threads of its own beside it
sharp.concurrency(1);
sharp.cache(false);

/** The pool's end of the channel may be gone when a drawing is done; then no order waits for it. */
const answer = (message: DrawAnswer): void => {
  if (process.connected) process.send?.(message);
};

process.on('message', (order: DrawOrder) => {
  drawSource(order.recipe, order.size).then(
    (picture) => answer({ kind: 'drawn', job: order.job, picture }),
    (error: unknown) =>
      answer({
        kind: 'failed',
        job: order.job,
        message: error instanceof Error ? (error.stack ?? error.message) : String(error),
      }),
  );
});
