import { Worker } from 'node:worker_threads';
import { Mutex } from 'async-mutex';
import { messageOf } from '../error-message';
import type { Listing } from './listing';

/** Message to the thread: a PDF to draw. */
export interface PdfRequest {
  listing: Listing;
  /** JPEG or PNG; null for a car without a picture. */
  image: Uint8Array | null;
}

/** Message from the thread, one for each order. */
export type PdfAnswer = { kind: 'drawn'; pdf: Uint8Array } | { kind: 'failed'; error: unknown };

/** Draws PDFs outside the main thread. */
export interface PdfThread {
  /**
   * Makes a car's PDF, one after another. Rejects with the error of the drawing; when the thread ends under it, too,
   * and the next PDF starts a new one.
   */
  draw(listing: Listing, image: Buffer | null): Promise<Buffer>;
  /** Ends the thread. The PDF under way and those that wait reject. */
  close(): Promise<void>;
}

/** Megabytes of JavaScript objects, of which a PDF takes a tenth. What needs more ends the thread, not the platform. */
const memoryLimitMb = 256;

/** A hundred times what a PDF takes: what takes longer never ends, and others wait for it. */
const drawingLimitMs = 20_000;

/**
 * The thread that draws PDFs. It starts with the first PDF and stays: drawing takes the processor for as long as
 * many pages take, and on the main thread all sites would wait for it.
 *
 * @param options.limitMs how long a PDF may take, the start of the thread included
 */
export function createPdfThread({ limitMs = drawingLimitMs } = {}): PdfThread {
  const mutex = new Mutex();
  let thread: Worker | undefined;
  let underWay: { resolve(pdf: Buffer): void; reject(error: unknown): void } | undefined;
  let ending: Promise<unknown> | undefined;
  let isClosed = false;

  function lose(lost: Worker, cause: unknown): void {
    if (lost !== thread) return; // An error is followed by the exit.
    thread = undefined;
    const text = `The thread that draws PDFs ended under one, the next starts another: ${messageOf(cause)}`;
    underWay?.reject(new Error(text, { cause }));
    ending = lost.terminate();
  }

  function startThread(): Worker {
    const started = new Worker(new URL('./pdf-worker.mjs', import.meta.url), {
      // Flags of this process, such as a debugger's port, are none of the thread's business.
      execArgv: [],
      resourceLimits: { maxOldGenerationSizeMb: memoryLimitMb },
    });
    started.on('message', (answer: PdfAnswer) => {
      if (started !== thread) return; // Too late: its PDF was given up.
      if (answer.kind === 'drawn') underWay?.resolve(Buffer.from(answer.pdf));
      else underWay?.reject(answer.error);
    });
    started.on('error', (error) => lose(started, error));
    started.on('exit', (code) => lose(started, new Error(`exit code ${code}`)));
    return started;
  }

  async function drawNow(order: PdfRequest): Promise<Buffer> {
    if (isClosed) throw new Error('PDFs are no longer made: the API was closed.');
    const drawing = (thread ??= startThread());
    const limit = setTimeout(() => lose(drawing, new Error(`it took longer than ${limitMs} ms`)), limitMs);
    try {
      return await new Promise<Buffer>((resolve, reject) => {
        underWay = { resolve, reject };
        drawing.postMessage(order);
      });
    } finally {
      clearTimeout(limit);
      underWay = undefined;
    }
  }

  return {
    draw: (listing, image) => mutex.runExclusive(() => drawNow({ listing, image })),
    async close() {
      isClosed = true;
      await Promise.all([ending, thread?.terminate()]);
    },
  };
}
