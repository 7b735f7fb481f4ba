import { mkdir, readFile, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { createArtPool, type ArtPool, type DrawJob, type DrawPriority } from './art-pool';
import { PREVIEW_WIDTH, previewSize, recipeById, SMALL_WIDTH, sourceSize, type ArtRecipe } from './recipes';
import type { PictureSize } from './render';

export interface EnsureProgress {
  done: number;
  total: number;
}

export interface EnsureOptions {
  /** `start` uses all drawing threads, `idle` (the default) leaves one free for requests. */
  priority?: Exclude<DrawPriority, 'request'>;
  /** Stops after the pictures that are being drawn. */
  signal?: AbortSignal;
}

/** Drawn pictures by id, kept on disk, drawn when first asked for. */
export interface PictureStore {
  /** True when the picture is on disk already. */
  has(id: string): Promise<boolean>;
  /**
   * The source picture (WebP), drawn if need be; undefined when the id names no picture.
   *
   * @param shownWidth pixels that are made of it: where few will do, a small source may be drawn, which is quick
   */
  get(id: string, shownWidth?: number): Promise<Buffer | undefined>;
  /** Draws what is missing; unknown ids are passed over. Rejects when a picture cannot be drawn or written. */
  ensure(
    ids: readonly string[],
    onProgress?: (progress: EnsureProgress) => void,
    options?: EnsureOptions,
  ): Promise<void>;
  /** Ends the drawing threads. */
  close(): Promise<void>;
}

export interface PictureStoreOptions {
  pool?: ArtPool;
  /** Draws every picture at `SMALL_WIDTH`, and lets it be blurred where it is shown larger. */
  areSmall?: boolean;
}

interface Pending {
  job: DrawJob;
  stored: Promise<Buffer>;
}

const ID = /^[0-9a-f]{32}$/;
/** Pictures asked for ahead of the pool, so that aborting is quick and memory stays small. */
const AHEAD = 4;

/**
 * Opens the store in a folder (made on first use). Files are written beside their place and renamed, so
 * a reader never meets half a picture, not even after a crash.
 */
export function createPictureStore(
  folder: string,
  { pool = createArtPool(), areSmall = false }: PictureStoreOptions = {},
): PictureStore {
  const previewWidth = areSmall ? SMALL_WIDTH : PREVIEW_WIDTH;
  /** Name of the small drawing of a picture. */
  const previewOf = (id: string): string => `${id}-${areSmall ? 'small' : 'preview'}`;
  const pending = new Map<string, Pending>();
  let writes = 0;

  /** @param name id of the picture, with a mark behind it for its preview */
  const fileOf = (name: string): string => join(folder, name.slice(0, 2), `${name}.webp`);

  const read = async (name: string): Promise<Buffer | undefined> => {
    try {
      const picture = await readFile(fileOf(name));
      // a file cut short by a full disk is drawn again instead of served
      return isWholeWebp(picture) ? picture : undefined;
    } catch (error) {
      if (isMissing(error)) return undefined;
      throw error;
    }
  };

  const write = async (name: string, picture: Buffer): Promise<void> => {
    const target = fileOf(name);
    await mkdir(dirname(target), { recursive: true });
    const draft = `${target}.${process.pid}-${writes++}.tmp`;
    try {
      await writeFile(draft, picture);
      await rename(draft, target);
    } catch (error) {
      await rm(draft, { force: true });
      throw error;
    }
  };

  const obtain = (
    name: string,
    recipe: ArtRecipe,
    size: PictureSize,
    priority: DrawPriority,
  ): Promise<Buffer> => {
    const known = pending.get(name);
    if (known) {
      known.job.raise(priority);
      return known.stored;
    }
    const job = pool.draw(recipe, size, priority);
    const stored = job.picture
      .then(async (picture) => {
        await write(name, picture);
        return picture;
      })
      .finally(() => pending.delete(name));
    pending.set(name, { job, stored });
    return stored;
  };

  const get = async (
    id: string,
    priority: DrawPriority,
    shownWidth = Infinity,
  ): Promise<Buffer | undefined> => {
    if (!ID.test(id)) return undefined;
    const whole = await read(id);
    if (whole) return whole;
    const recipe = recipeById(id);
    if (!recipe) return undefined;
    const [source, preview] = [sourceSize(recipe), previewSize(recipe, previewWidth)];
    if ((shownWidth > PREVIEW_WIDTH && !areSmall) || preview.width === source.width)
      return obtain(id, recipe, source, priority);
    const name = previewOf(id);
    return (await read(name)) ?? obtain(name, recipe, preview, priority);
  };
  const isStored = (name: string): Promise<boolean> =>
    stat(fileOf(name)).then(
      () => true,
      () => false,
    );

  void sweepDrafts(folder);

  return {
    async has(id) {
      return ID.test(id) && ((await isStored(id)) || (areSmall && isStored(previewOf(id))));
    },
    get: (id, shownWidth) => get(id, 'request', shownWidth),
    async ensure(ids, onProgress, { priority = 'idle', signal } = {}) {
      const wanted = [...new Set(ids)];
      const total = wanted.length;
      let next = 0;
      let done = 0;
      const lane = async (): Promise<void> => {
        while (next < total && !signal?.aborted) {
          const id = wanted[next++]!; // next < total
          if (!(await this.has(id))) await get(id, priority);
          onProgress?.({ done: ++done, total });
        }
      };
      await Promise.all(Array.from({ length: AHEAD }, lane));
    },
    close: () => pool.close(),
  };
}

/** A WebP file says its own length in its header. */
function isWholeWebp(file: Buffer): boolean {
  return (
    file.length > 12 && file.toString('latin1', 0, 4) === 'RIFF' && file.readUInt32LE(4) + 8 === file.length
  );
}

const isMissing = (error: unknown): boolean => (error as NodeJS.ErrnoException).code === 'ENOENT'; // from fs calls only

/** Removes drafts that a killed process left behind; another process's live drafts are younger than an hour. */
async function sweepDrafts(folder: string): Promise<void> {
  const names = await readdir(folder, { recursive: true }).catch(() => []);
  for (const name of names) {
    if (!name.endsWith('.tmp')) continue;
    const file = join(folder, name);
    const info = await stat(file).catch(() => undefined);
    if (info && Date.now() - info.mtimeMs > 3_600_000) await rm(file, { force: true });
  }
}
