import { parentPort } from 'node:worker_threads';
import { drawPdf } from './draw-pdf';
import type { PdfAnswer, PdfRequest } from './pdf-thread';

const port = parentPort;
if (!port) throw new Error('pdf-worker runs as the thread of pdf-thread.ts, not on its own.');

port.on('message', ({ listing, image }: PdfRequest) => {
  drawPdf(listing, image && Buffer.from(image)).then(
    (pdf) => port.postMessage({ kind: 'drawn', pdf } satisfies PdfAnswer),
    (error: unknown) => port.postMessage({ kind: 'failed', error } satisfies PdfAnswer),
  );
});
