import { Mutex } from 'async-mutex';
import { MeilisearchApiError, type Meilisearch } from 'meilisearch';
import { isDeepStrictEqual } from 'node:util';
import type { CarDocument } from 'shared-contracts/search/index-document';
import { exactWords } from '../car-document/model-alias';
import type { Logger } from '../logger';
import { CAR_INDEX_SETTINGS, typoSettings } from './settings';

/** How far a rebuild is. */
export interface RebuildProgress {
  /** Cars in the new index so far. */
  cars: number;
}

/** Cars of one write. Larger bulks would keep a single changed car waiting in the server's only queue. */
const BATCH = 2_000;
/** A bulk on a busy machine takes seconds, a settings change on a large index minutes. */
const TASK_LIMIT_MS = 600_000;
const TASK_POLL_MS = 15;
const TASK = { timeout: TASK_LIMIT_MS, interval: TASK_POLL_MS } as const;

const shadowOf = (uid: string) => `${uid}_rebuild`;

const isMissing = (error: unknown): boolean =>
  error instanceof MeilisearchApiError && error.cause?.code === 'index_not_found';

function* batches<Item>(items: readonly Item[]): Generator<readonly Item[]> {
  for (let at = 0; at < items.length; at += BATCH) yield items.slice(at, at + BATCH);
}

type Enqueued = PromiseLike<{ taskUid: number }>;

/** A write that Meilisearch took and then refused. */
class IndexTaskError extends Error {
  override readonly name = 'IndexTaskError';
}

/** Writes to the car indexes. One process writes to an index at a time: its caller holds a lease. */
export function createCarIndexes(client: Meilisearch, log: Logger) {
  /** Sends writes one after another, in the order they come. */
  const mutex = new Mutex();
  /** Ids written during a rebuild, by index: what the rebuild streams of them is older. */
  const rebuilding = new Map<string, Set<number>>();
  /** Indexes with a rebuild under way, from its first step to its last. */
  const busy = new Set<string>();
  /** Words matched as typed, by index. */
  const exact = new Map<string, Set<string>>();

  async function done(enqueued: Enqueued): Promise<void> {
    const { taskUid } = await enqueued;
    const task = await client.tasks.waitForTask(taskUid, TASK);
    if (task.status === 'succeeded') return;
    throw new IndexTaskError(
      `Meilisearch refused a write (task ${taskUid}): ${task.error?.message ?? task.status}`,
    );
  }

  async function remove(uid: string): Promise<void> {
    try {
      await done(client.deleteIndex(uid));
    } catch (error) {
      if (!isMissing(error) && !(error instanceof IndexTaskError)) throw error;
    }
  }

  async function ensure(uid: string): Promise<void> {
    let settings;
    try {
      settings = await client.index(uid).getSettings();
    } catch (error) {
      if (!isMissing(error)) throw error;
      await done(client.createIndex(uid, { primaryKey: 'id' }));
      settings = await client.index(uid).getSettings();
    }
    const known = new Set(settings.typoTolerance?.disableOnWords ?? []);
    exact.set(uid, known);
    const wanted = { ...CAR_INDEX_SETTINGS, typoTolerance: typoSettings(known) };
    const differs = Object.entries(wanted).some(
      ([name, value]) => !isDeepStrictEqual(settings[name as keyof typeof settings], value), // names of settings
    );
    if (!differs) return;
    await done(client.index(uid).updateSettings(wanted));
    log.info({ uid }, 'car index settings applied');
  }

  /** Makes model words of new cars match as typed, before the cars can be found. */
  async function learnWords(uid: string, documents: readonly CarDocument[]): Promise<void> {
    const words = documents.flatMap(({ model_alias }) => exactWords(model_alias));
    if (words.every((word) => exact.get(uid)?.has(word))) return;
    // Another process may have learnt others since.
    await ensure(uid);
    const known = exact.get(uid) ?? new Set<string>();
    const fresh = words.filter((word) => !known.has(word));
    if (fresh.length === 0) return;
    for (const word of fresh) known.add(word);
    await done(client.index(uid).updateTypoTolerance(typoSettings(known)));
  }

  /**
   * Sends one write to the index and, while it is rebuilt, to the new index as well. Both are sent under one lock:
   * the swap cannot come between them, after which the second would reach the old index.
   */
  async function write(
    uid: string,
    ids: readonly number[],
    send: (target: string) => Enqueued,
  ): Promise<void> {
    const enqueued = await mutex.runExclusive(async () => {
      const touched = rebuilding.get(uid);
      for (const id of ids) touched?.add(id);
      const targets = touched ? [uid, shadowOf(uid)] : [uid];
      return Promise.all(targets.map(async (target) => send(target)));
    });
    await Promise.all(enqueued.map(async (task) => done(Promise.resolve(task))));
  }

  async function index(uid: string, documents: readonly CarDocument[]): Promise<void> {
    await learnWords(uid, documents);
    if (rebuilding.has(uid)) await learnWords(shadowOf(uid), documents);
    for (const batch of batches(documents)) {
      await write(
        uid,
        batch.map(({ id }) => id),
        (target) => client.index(target).addDocuments([...batch]),
      );
    }
  }

  async function removeCars(uid: string, ids: readonly number[]): Promise<void> {
    if (!exact.has(uid)) await ensure(uid);
    for (const batch of batches(ids)) {
      await write(uid, batch, (target) => client.index(target).deleteDocuments([...batch]));
    }
  }

  async function fill(
    uid: string,
    documents: AsyncIterable<CarDocument>,
    touched: ReadonlySet<number>,
    onProgress: (progress: RebuildProgress) => void,
  ): Promise<number> {
    const shadow = shadowOf(uid);
    let cars = 0;
    let waiting: CarDocument[] = [];
    const flush = async () => {
      const batch = waiting;
      waiting = [];
      await learnWords(shadow, batch);
      // Under the lock, so that a car written just now cannot be overtaken by its older version.
      const enqueued = await mutex.runExclusive(async () => {
        const current = batch.filter(({ id }) => !touched.has(id));
        return current.length > 0 ? client.index(shadow).addDocuments(current) : undefined;
      });
      if (enqueued) await done(Promise.resolve(enqueued));
      cars += batch.length;
      onProgress({ cars });
    };
    for await (const document of documents) {
      waiting.push(document);
      if (waiting.length >= BATCH) await flush();
    }
    if (waiting.length > 0) await flush();
    return cars;
  }

  async function rebuild(
    uid: string,
    documents: AsyncIterable<CarDocument>,
    onProgress: (progress: RebuildProgress) => void,
  ): Promise<{ cars: number }> {
    if (busy.has(uid))
      throw new IndexTaskError(`The index ${uid} is being rebuilt already; wait until it is done.`);
    const shadow = shadowOf(uid);
    const touched = new Set<number>();
    busy.add(uid);
    try {
      await ensure(uid);
      await remove(shadow);
      await ensure(shadow);
      // From here on writes go to both; the stream is read from here on, so it holds what was written before.
      rebuilding.set(uid, touched);
      const cars = await fill(uid, documents, touched, onProgress);
      await mutex.runExclusive(async () => {
        await done(client.swapIndexes([{ indexes: [uid, shadow], rename: false }]));
        rebuilding.delete(uid);
        exact.set(uid, exact.get(shadow) ?? new Set());
      });
      return { cars };
    } finally {
      rebuilding.delete(uid);
      exact.delete(shadow);
      await remove(shadow);
      busy.delete(uid);
    }
  }

  /** Whether a word names a model of letters and digits that the index holds. */
  const isModelWord = (uid: string, word: string): boolean => exact.get(uid)?.has(word) ?? false;

  return { ensure, index, remove: removeCars, rebuild, isModelWord };
}
