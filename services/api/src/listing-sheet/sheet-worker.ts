import { parentPort } from 'node:worker_threads';
import { drawSheet } from './draw-sheet';
import type { SheetAnswer, SheetOrder } from './sheet-thread';

const port = parentPort;
if (!port) throw new Error('sheet-worker runs as the thread of sheet-thread.ts, not on its own.');

port.on('message', ({ listing, image }: SheetOrder) => {
  drawSheet(listing, image && Buffer.from(image)).then(
    (sheet) => port.postMessage({ kind: 'drawn', sheet } satisfies SheetAnswer),
    (error: unknown) => port.postMessage({ kind: 'failed', error } satisfies SheetAnswer),
  );
});
