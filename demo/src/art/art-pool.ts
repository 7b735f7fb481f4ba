import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
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
  worker: ChildProcess;
  job: Job | undefined;
  /** Ends the worker when nothing is to be drawn. */
  idleTimer: NodeJS.Timeout | undefined;
}

/** A worker that has drawn nothing for this long is ended, and its memory with it. */
const defaultIdleMs = 60_000;

const RANK: Record<DrawPriority, number> = { request: 0, start: 1, idle: 2 };

/** A worker ties this process to itself only while it draws. */
function tie(worker: ChildProcess, isTied: boolean): void {
  const how = isTied ? 'ref' : 'unref';
  worker[how]();
  worker.channel?.[how]();
}

/**
 * Processes that draw pictures, so that what drawing takes is given back. They start with the first job, end when there
 * is nothing to draw, and keep this process alive only while they draw.
 * @param options.workers number of processes, 1 or 2; by default two, or one on a single processor
 * @param options.idleMs how long a process is kept that draws nothing
 */
export function createArtPool(options: { workers?: number; idleMs?: number } = {}): ArtPool {
  const { workers: size = Math.min(2, availableParallelism()), idleMs = defaultIdleMs } = options;
  const slots: Slot[] = [];
  const waiting: Job[] = [];
  let nextNumber = 1;
  let isClosed = false;

  /** Ends an idle worker; without its channel it has nothing left to do. */
  const end = (slot: Slot): void => {
    slots.splice(slots.indexOf(slot), 1);
    slot.worker.disconnect();
  };

  const startSlot = (): Slot => {
    const slot: Slot = { worker: startWorker(), job: undefined, idleTimer: undefined };
    slot.worker.on('message', (answer: DrawAnswer) => {
      const job = slot.job;
      slot.job = undefined;
      tie(slot.worker, false);
      slot.idleTimer = setTimeout(end, idleMs, slot).unref();
      if (job?.number === answer.job) {
        if (answer.kind === 'drawn') job.resolve(Buffer.from(answer.picture));
        else job.reject(new Error(`Drawing ${describe(job.recipe)} failed: ${answer.message}`));
      }
      pump();
    });
    const lose = (cause: unknown): void => {
      const at = slots.indexOf(slot);
      if (at >= 0) slots.splice(at, 1);
      clearTimeout(slot.idleTimer);
      const job = slot.job;
      slot.job = undefined;
      job?.reject(new Error(`The drawing process ended while drawing ${describe(job.recipe)}.`, { cause }));
      if (!isClosed) pump();
    };
    slot.worker.on('error', lose);
    slot.worker.on('exit', (code, signal) => {
      if (slots.includes(slot)) lose(new Error(`exit code ${code ?? signal}`));
    });
    // last, because adding a listener would tie the process to the worker again
    tie(slot.worker, false);
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
      clearTimeout(free.idleTimer);
      tie(free.worker, true);
      free.worker.send({ job: job.number, recipe: job.recipe, size: job.size } satisfies DrawOrder);
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
          clearTimeout(slot.idleTimer);
          if (slot.worker.exitCode !== null || slot.worker.signalCode !== null) return;
          slot.worker.kill('SIGKILL');
          await once(slot.worker, 'exit');
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
 * The process starts from a plain module that brings its own TypeScript loader, however this process runs; flags
 * of this process (`--input-type`, a debugger's port) are none of its business.
 */
function startWorker(): ChildProcess {
  const program = fileURLToPath(new URL('./art-worker.mjs', import.meta.url));
  return fork(program, {
    execArgv: [],
    serialization: 'advanced', // pictures are bytes
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
}
