import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import { isCabin, isInside, isOdometer, type ArtRecipe } from './recipes';
import type { PictureSize } from './render';

/** Message to a worker. */
export interface DrawOrder {
  job: number;
  recipe: ArtRecipe;
  size: PictureSize;
}

/** Message from a worker. */
export type DrawAnswer =
  { kind: 'drawn'; job: number; picture: Uint8Array } | { kind: 'failed'; job: number; message: string };

/**
 * `request`: somebody is looking at an empty frame. `start`: the first pages, before the platform is healthy.
 * `idle`: everything else; it never keeps more than one worker, so a request finds the other one free.
 */
export type DrawPriority = 'request' | 'start' | 'idle';

export interface ArtPool {
  /** Draws and encodes a picture (WebP). Rejects when drawing failed or the pool was closed. */
  draw(recipe: ArtRecipe, size: PictureSize, priority: DrawPriority): DrawJob;
  /** Ends the workers; waiting jobs reject. */
  close(): Promise<void>;
}

export interface DrawJob {
  picture: Promise<Buffer>;
  /** Moves a waiting job forward; a job never moves back. */
  raise(priority: DrawPriority): void;
}

interface Job {
  number: number;
  recipe: ArtRecipe;
  size: PictureSize;
  priority: DrawPriority;
  resolve(picture: Buffer): void;
  reject(error: Error): void;
}

interface Slot {
  worker: Worker;
  job: Job | undefined;
}

const RANK: Record<DrawPriority, number> = { request: 0, start: 1, idle: 2 };

/**
 * Worker threads that draw pictures. Workers start with the first job and keep the process alive only
 * while they draw.
 * @param options.workers number of threads, 1 or 2; by default two, or one on a single processor
 */
export function createArtPool(options: { workers?: number } = {}): ArtPool {
  const size = options.workers ?? Math.min(2, availableParallelism());
  const slots: Slot[] = [];
  const waiting: Job[] = [];
  let nextNumber = 1;
  let isClosed = false;

  const startSlot = (): Slot => {
    const slot: Slot = { worker: startWorker(), job: undefined };
    slot.worker.on('message', (answer: DrawAnswer) => {
      const job = slot.job;
      slot.job = undefined;
      slot.worker.unref();
      if (job?.number === answer.job) {
        if (answer.kind === 'drawn') job.resolve(Buffer.from(answer.picture));
        else job.reject(new Error(`Drawing ${describe(job.recipe)} failed: ${answer.message}`));
      }
      pump();
    });
    const lose = (cause: unknown): void => {
      const at = slots.indexOf(slot);
      if (at >= 0) slots.splice(at, 1);
      const job = slot.job;
      slot.job = undefined;
      job?.reject(new Error(`The drawing thread ended while drawing ${describe(job.recipe)}.`, { cause }));
      if (!isClosed) pump();
    };
    slot.worker.on('error', lose);
    slot.worker.on('exit', (code) => {
      if (slots.includes(slot)) lose(new Error(`exit code ${code}`));
    });
    // last, because adding a listener would tie the process to the worker again
    slot.worker.unref();
    slots.push(slot);
    return slot;
  };

  const pump = (): void => {
    while (!isClosed && waiting.length > 0) {
      waiting.sort((a, b) => RANK[a.priority] - RANK[b.priority] || a.number - b.number);
      const job = waiting[0]!; // the loop condition says there is one
      const isBusyWithIdle = slots.some((slot) => slot.job?.priority === 'idle');
      if (job.priority === 'idle' && isBusyWithIdle) return;
      const free = slots.find((slot) => !slot.job) ?? (slots.length < size ? startSlot() : undefined);
      if (!free) return;
      waiting.shift();
      free.job = job;
      free.worker.ref();
      free.worker.postMessage({ job: job.number, recipe: job.recipe, size: job.size } satisfies DrawOrder);
    }
  };

  return {
    draw(recipe, size, priority) {
      const number = nextNumber++;
      let job: Job | undefined;
      const picture = new Promise<Buffer>((resolve, reject) => {
        if (isClosed) {
          reject(new Error(`The art pool is closed; ${describe(recipe)} was not drawn.`));
          return;
        }
        job = { number, recipe, size, priority, resolve, reject };
        waiting.push(job);
      });
      pump();
      return {
        picture,
        raise(wanted) {
          if (!job || RANK[wanted] >= RANK[job.priority]) return;
          job.priority = wanted;
          pump();
        },
      };
    },
    async close() {
      isClosed = true;
      for (const job of waiting.splice(0)) {
        job.reject(new Error(`The art pool was closed before ${describe(job.recipe)} was drawn.`));
      }
      await Promise.all(
        slots.splice(0).map(async (slot) => {
          slot.job?.reject(new Error(`The art pool was closed while drawing ${describe(slot.job.recipe)}.`));
          await slot.worker.terminate();
        }),
      );
    },
  };
}

function describe(recipe: ArtRecipe): string {
  if (isOdometer(recipe)) return `an odometer of ${recipe.odometerKm} km`;
  if (isInside(recipe)) return `${recipe.trim} ${recipe.inside} view`;
  if (isCabin(recipe)) return `${recipe.trim} cabin`;
  return `${recipe.colour} ${recipe.body} at ${recipe.angle} degrees`;
}

/**
 * The thread starts from a plain module that brings its own TypeScript loader, however this process runs; flags
 * of this process (`--input-type`, a debugger's port) are none of its business.
 */
function startWorker(): Worker {
  return new Worker(new URL('./art-worker.mjs', import.meta.url), { execArgv: [] });
}
