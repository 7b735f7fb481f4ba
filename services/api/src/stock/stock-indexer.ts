import { setTimeout as delay } from 'node:timers/promises';
import { Mutex } from 'async-mutex';
import { sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import { documentVersion } from 'service-search';
import type { CarDocument } from 'shared-contracts/search/index-document';
import type { Tx } from '../database/database';
import { createLease } from '../database/lease';
import { countRow, countRows, query, queryOne } from '../database/query';
import type { Services } from '../http/operation';
import type { SiteStore } from '../sites/site-bundle';
import { selectCars, type CarRow } from './car-rows';
import { stockDocument } from './stock-document';

/** Cars sent to the index at once. */
const batchSize = 1000;
/** Milliseconds between two looks whether another process is done with the index. */
const retryMs = 500;

/** Keeps the search index in step with the stock. */
export interface StockIndexer {
  /** Sends the index every change that is waiting; resolves when all can be searched, whichever process sent them. */
  run(onProgress?: (done: number, total: number) => void): Promise<number>;
  /** Sends what is waiting, unless another process is at it. */
  tryRun(): Promise<number>;
  /** Builds the index anew and swaps; gives the number of cars. */
  rebuild(): Promise<number>;
}

/**
 * Lets every car wait for the index when it holds documents of another version. What is there is searched meanwhile.
 * Gives the number of cars.
 */
async function renewOlderDocuments(tx: Tx): Promise<number> {
  const changed = await countRows(
    tx,
    sql`insert into platform_keys (name, value) values ('search-documents', ${String(documentVersion)})
      on conflict (name) do update set value = excluded.value where platform_keys.value <> excluded.value
      returning name`,
  );
  return changed === 0 ? 0 : countRows(tx, sql`update cars set indexed = 0 where indexed > 0 returning id`);
}

const waitingRow = z.object({ id: z.int(), version: z.number(), withdrawn: z.boolean() });

export function createStockIndexer({ db, search, now, log }: Services, sites: SiteStore): StockIndexer {
  const toDocument = (car: CarRow): CarDocument => stockDocument(car, now());

  /** Sites may keep their cars in an index of another name; each index holds all cars. */
  const indexes = (): string[] => [...new Set(sites.all().map(({ config }) => config.search.index))];

  const waiting = (tx: Tx) =>
    query(
      tx,
      waitingRow,
      sql`select id, version::float8 as version, withdrawn_at is not null as withdrawn from cars
        where indexed < version order by id limit ${batchSize}`,
    );

  const markIndexed = (tx: Tx, cars: readonly { id: number; version: number }[]) =>
    tx.execute(sql`update cars set indexed = done.version
      from jsonb_to_recordset(${JSON.stringify(cars.map(({ id, version }) => ({ id, version })))}::jsonb)
        as done (id int, version bigint)
      where cars.id = done.id and cars.indexed < done.version`);

  const byIds = (tx: Tx, ids: readonly number[]) =>
    selectCars(
      tx,
      sql`cars.id in (select value::int from jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb))`,
    );

  async function indexBatch(): Promise<number> {
    const { changes, cars } = await db.asWorker(async (tx) => {
      const changes = await waiting(tx);
      const live = changes.filter(({ withdrawn }) => !withdrawn).map(({ id }) => id);
      return { changes, cars: live.length > 0 ? await byIds(tx, live) : [] };
    });
    if (changes.length === 0) return 0;
    lease.requireHeld();
    const documents = cars.map(toDocument);
    const gone = changes.filter(({ withdrawn }) => withdrawn).map(({ id }) => id);
    for (const uid of indexes()) {
      if (documents.length > 0) await search.indexCars(documents, uid);
      if (gone.length > 0) await search.removeCars(gone, uid);
    }
    // Marked with the version that was read: a change made meanwhile keeps the car waiting.
    await db.asWorker((tx) => markIndexed(tx, changes));
    return changes.length;
  }

  /** Every caller that waits for the index, whichever of them started the run. */
  const watchers = new Set<(done: number, total: number) => void>();

  async function runAll(): Promise<number> {
    let done = 0;
    for (;;) {
      const count = await indexBatch();
      if (count === 0) return done;
      done += count;
      if (watchers.size === 0) continue;
      const { count: left } = await db.asWorker((tx) =>
        queryOne(tx, countRow, sql`select count(*)::int as count from cars where indexed < version`),
      );
      for (const watch of watchers) watch(done, done + left);
    }
  }

  async function* allCars(seen: { id: number; version: number }[]): AsyncGenerator<CarDocument> {
    for (let after = 0; ;) {
      const page = await db.asWorker((tx) =>
        selectCars(
          tx,
          sql`cars.withdrawn_at is null and cars.id > ${after}`,
          sql`order by cars.id limit ${batchSize}`,
        ),
      );
      const last = page.at(-1);
      if (!last) return;
      after = last.id;
      lease.requireHeld();
      for (const car of page) {
        seen.push({ id: car.id, version: car.version });
        yield toDocument(car);
      }
    }
  }

  async function rebuild(uids: readonly string[]): Promise<number> {
    let cars = 0;
    for (const uid of uids) {
      const seen: { id: number; version: number }[] = [];
      ({ cars } = await search.rebuild(allCars(seen), { uid }));
      await db.asWorker((tx) => markIndexed(tx, seen));
    }
    return cars;
  }

  /** Indexes that this process has made ready. */
  const prepared = new Set<string>();
  const unprepared = (): string[] => indexes().filter((uid) => !prepared.has(uid));

  /** Makes the indexes ready, each once; one is built anew when it is empty and the stock is not. */
  async function prepare(): Promise<void> {
    const fresh = unprepared();
    if (fresh.length === 0) return;
    for (const uid of fresh) await search.ensureIndex(uid);
    const older = await db.asWorker(renewOlderDocuments);
    if (older > 0)
      log.info({ cars: older }, 'The search index holds older documents; every car is sent anew.');
    const { count } = await db.asWorker((tx) =>
      queryOne(
        tx,
        countRow,
        sql`select count(*)::int as count from cars where withdrawn_at is null and indexed > 0`,
      ),
    );
    for (const uid of fresh) {
      const { documents } = await search.health(uid);
      if (documents === 0 && count > 0) {
        log.warn({ uid, cars: count }, 'The search index is empty; it is built anew from the database.');
        await rebuild([uid]);
      }
      prepared.add(uid);
    }
  }

  const isIdle = async (): Promise<boolean> => {
    if (unprepared().length > 0) return false;
    const { count } = await db.asWorker((tx) =>
      queryOne(tx, countRow, sql`select (exists (select 1 from cars where indexed < version))::int as count`),
    );
    return count === 0;
  };

  const mutex = new Mutex();
  const lease = createLease('search-index', { db, log });
  /** One at a time, in this process and among all: two writers could leave an older state of a car behind. */
  const attempt = <T>(work: () => Promise<T>): Promise<T | null> =>
    mutex.runExclusive(() =>
      lease.tryRun(async () => {
        await prepare();
        return work();
      }),
    );

  return {
    async run(onProgress) {
      if (onProgress) watchers.add(onProgress);
      try {
        for (;;) {
          if (await isIdle()) return 0;
          const done = await attempt(runAll);
          if (done !== null) return done;
          await delay(retryMs);
        }
      } finally {
        if (onProgress) watchers.delete(onProgress);
      }
    },
    tryRun: async () => ((await isIdle()) ? 0 : ((await attempt(runAll)) ?? 0)),
    async rebuild() {
      for (;;) {
        const cars = await attempt(() => rebuild(indexes()));
        if (cars !== null) return cars;
        await delay(retryMs);
      }
    },
  };
}
