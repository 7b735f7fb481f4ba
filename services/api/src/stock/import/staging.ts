import { createHash, randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import { unknownListing } from 'shared-contracts/entities/unknown-listing';
import { toSlug } from 'shared-contracts/routes';
import { isSold } from 'shared-rules/status';
import type { Database, Tx } from '../../database/database';
import { countRow, query, queryOne } from '../../database/query';
import { ImportError, type StockCar } from '../stock';

/** The fields of a car from its source; what the database adds is kept in columns. */
type StoredCar = Omit<StockCar, 'location_slug' | 'created_at'>;

/** A car on its way into the database. */
export interface IncomingCar {
  dealershipId: number;
  identity: string;
  car: StockCar;
}

export interface Applied {
  added: number;
  updated: number;
  unchanged: number;
  withdrawn: number;
}

export interface ApplyOptions {
  source: string;
  /** The dealership whose missing cars are withdrawn. */
  withdrawFor: number | null;
  /** Identities of cars that stay as they are although they are not staged. */
  kept?: readonly string[];
  /** Whether cars on sale under another identity take over that of a staged car with their stock number or VIN. */
  adopt?: boolean;
  /** Whether half of the cars or more may be withdrawn; `apply` rejects with `ImportError` otherwise. */
  mayWithdrawMost?: boolean;
}

/** Fewer withdrawn cars are never too many: a small stock may well be sold between two files. */
const alwaysWithdrawn = 9;
/** Withdrawn cars that a message names. */
const namedCars = 3;
const nameRow = z.object({ name: z.string() });

const batchSize = 500;
const maxSlugBase = 80;

/** Empty fields are left out: they read as null or their default when the car is loaded. */
function compact(car: StockCar): StoredCar {
  const { location_slug: _location, created_at: _created, ...own } = car;
  return Object.fromEntries(
    Object.entries(own).filter(
      ([, value]) => value !== null && value !== undefined && !(Array.isArray(value) && value.length === 0),
    ),
  ) as StoredCar; // only fields that may be missing are left out
}

const momentOrNull = (iso: string | undefined): string | null =>
  iso !== undefined && !Number.isNaN(Date.parse(iso)) ? new Date(iso).toISOString() : null;

function stagingRow({ dealershipId, identity, car }: IncomingCar) {
  const data = compact(car);
  const content = JSON.stringify([data, car.location_slug ?? null]);
  return {
    dealership_id: dealershipId,
    identity,
    content_hash: createHash('sha256').update(content).digest('hex').slice(0, 32),
    slug_base: toSlug([car.year, car.make, car.model, car.badge].filter(Boolean).join(' ')).slice(
      0,
      maxSlugBase,
    ),
    make: car.make,
    model: car.model,
    make_slug: toSlug(car.make),
    model_slug: toSlug(car.model),
    year: car.year,
    car_type: car.car_type,
    price: car.price ?? null,
    // As the rules see it: the flag and the status may disagree, and the safer reading wins (D-08).
    status: isSold({ status: car.status, sold: car.sold ?? false }) ? 'sold' : car.status,
    sold_date_timestamp: car.sold_date_timestamp ?? null,
    shown: car.show_on_dealer_website ?? true,
    location_slug: car.location_slug ?? null,
    created_at: momentOrNull(car.created_at),
    data,
  };
}

/** Collects cars beside the live ones, in batches; nothing of it is visible before `apply`. */
export interface Staging {
  add(car: IncomingCar): Promise<void>;
  count(): number;
  /** Adds, updates and, when wanted, withdraws in one transaction. */
  apply(options: ApplyOptions): Promise<Applied>;
  discard(): Promise<void>;
}

const columns = sql.raw(
  'dealership_id, identity, content_hash, slug_base, make, model, make_slug, model_slug, year, car_type, price, ' +
    'status, sold_date_timestamp, shown, location_slug, created_at, data',
);
const columnTypes = sql.raw(
  'dealership_id int, identity text, content_hash text, slug_base text, make text, model text, make_slug text, ' +
    'model_slug text, year int, car_type text, price numeric, status text, sold_date_timestamp bigint, ' +
    'shown boolean, location_slug text, created_at timestamptz, data jsonb',
);
/** Everything an update takes over. */
const setFromStaging = sql.raw(
  'slug = cars.slug, make = s.make, model = s.model, make_slug = s.make_slug, model_slug = s.model_slug, ' +
    'year = s.year, car_type = s.car_type, price = s.price, status = s.status, ' +
    'sold_date_timestamp = s.sold_date_timestamp, shown = s.shown, location_slug = s.location_slug, ' +
    "content_hash = s.content_hash, data = s.data, withdrawn_at = null, version = nextval('stock_version')",
);

/**
 * Gives cars on sale the identity of the staged car with the same value of a field. Cars imported before stock numbers
 * identified them keep their addresses that way. A VIN counts only where a stock number is missing on one side.
 */
const adoptCars = (importId: string, source: string, field: string) =>
  sql`update cars set identity = pair.identity from (
    select distinct on (s.dealership_id, s.identity) cars.id, s.identity from stock_staging s
      join cars on cars.dealership_id = s.dealership_id and cars.data ->> ${field} = s.data ->> ${field}
      where s.import_id = ${importId}::uuid and cars.source = ${source} and cars.withdrawn_at is null
        and (${field} <> 'vin' or s.data ->> 'stocknum' is null or cars.data ->> 'stocknum' is null)
        and not exists (select 1 from cars known where known.source = ${source}
          and known.dealership_id = s.dealership_id and known.identity = s.identity)
        and not exists (select 1 from stock_staging own where own.import_id = ${importId}::uuid
          and own.dealership_id = cars.dealership_id and own.identity = cars.identity)
      order by s.dealership_id, s.identity, cars.id) pair
    where cars.id = pair.id`;

export function createStaging(db: Database, now: () => Date): Staging {
  const importId = randomUUID();
  let batch: ReturnType<typeof stagingRow>[] = [];
  let count = 0;

  async function flush(): Promise<void> {
    if (batch.length === 0) return;
    const json = JSON.stringify(batch);
    batch = [];
    await db.asWorker((tx) =>
      tx.execute(sql`insert into stock_staging (import_id, staged_at, ${columns})
        select ${importId}::uuid, ${now().toISOString()}::timestamptz, ${columns}
          from jsonb_to_recordset(${json}::jsonb) as cars (${columnTypes})`),
    );
  }

  const counted = async (tx: Tx, statement: ReturnType<typeof sql>): Promise<number> =>
    (
      await queryOne(
        tx,
        countRow,
        sql`with done as (${statement} returning 1) select count(*)::int as count from done`,
      )
    ).count;

  const discard = () =>
    db.asWorker(async (tx) => {
      await tx.execute(sql`delete from stock_staging where import_id = ${importId}::uuid`);
    });

  return {
    async add(car) {
      batch.push(stagingRow(car));
      count += 1;
      if (batch.length >= batchSize) await flush();
    },
    count: () => count,
    discard,
    async apply({ source, withdrawFor, kept = [], adopt = false, mayWithdrawMost = false }) {
      await flush();
      const at = now().toISOString();
      const applied = await db.asWorker(async (tx) => {
        // Planned as for an empty table, a nested loop would walk through all rows inserted so far for each new one.
        await tx.execute(sql`select set_config('enable_nestloop', 'off', true)`);
        // Two imports of one source at once would each withdraw what the other brought.
        await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${`stock:${source}`}))`);
        if (adopt)
          for (const field of ['stocknum', 'vin']) await tx.execute(adoptCars(importId, source, field));
        const same = sql`s.import_id = ${importId}::uuid and cars.source = ${source}
          and cars.dealership_id = s.dealership_id and cars.identity = s.identity`;
        const onSale = sql`source = ${source} and dealership_id = ${withdrawFor} and withdrawn_at is null`;
        const { count: before } = await queryOne(
          tx,
          countRow,
          sql`select count(*)::int as count from cars where ${onSale}`,
        );
        const updated = await counted(
          tx,
          sql`update cars set ${setFromStaging}, updated_at = ${at}::timestamptz from stock_staging s
            where ${same} and cars.withdrawn_at is null and cars.content_hash <> s.content_hash`,
        );
        const returned = await counted(
          tx,
          sql`update cars set ${setFromStaging}, updated_at = ${at}::timestamptz from stock_staging s
            where ${same} and cars.withdrawn_at is not null`,
        );
        const inserted = await counted(
          tx,
          sql`insert into cars (id, slug, source, dealership_id, identity, content_hash, make, model, make_slug,
              model_slug, year, car_type, price, status, sold_date_timestamp, shown, location_slug, data, created_at,
              updated_at, version)
            select n.id, n.slug_base || '-' || n.id, ${source}, n.dealership_id, n.identity, n.content_hash, n.make,
              n.model, n.make_slug, n.model_slug, n.year, n.car_type, n.price, n.status, n.sold_date_timestamp, n.shown,
              n.location_slug, n.data, coalesce(n.created_at, ${unknownListing}::timestamptz), ${at}::timestamptz,
              nextval('stock_version')
            from (select nextval('cars_id_seq')::int as id, s.* from stock_staging s
              where s.import_id = ${importId}::uuid and not exists (select 1 from cars where cars.source = ${source}
                and cars.dealership_id = s.dealership_id and cars.identity = s.identity)) n`,
        );
        const withdrawn =
          withdrawFor === null
            ? 0
            : await counted(
                tx,
                sql`update cars set withdrawn_at = ${at}::timestamptz, updated_at = ${at}::timestamptz,
                    version = nextval('stock_version')
                  where ${onSale} and not exists (select 1 from jsonb_array_elements_text(${JSON.stringify(kept)}::jsonb) kept (identity)
                      where kept.identity = cars.identity)
                    and not exists (select 1 from stock_staging s where s.import_id = ${importId}::uuid
                      and s.dealership_id = cars.dealership_id and s.identity = cars.identity)`,
              );
        if (!mayWithdrawMost && withdrawn > alwaysWithdrawn && withdrawn * 2 >= before) {
          const gone = await query(
            tx,
            nameRow,
            sql`select concat(data ->> 'name', ' (', coalesce('stock number ' || (data ->> 'stocknum'), slug), ')') as name
              from cars where source = ${source} and dealership_id = ${withdrawFor} and withdrawn_at = ${at}::timestamptz
              order by id limit ${namedCars}`,
          );
          throw new ImportError(
            `The file lacks ${withdrawn} of the ${before} cars that "${source}" has on sale, such as ` +
              `${gone.map(({ name }) => name).join('; ')}. Nothing was changed. Where they are really gone, import it again ` +
              `with --withdraw-most.`,
          );
        }
        await tx.execute(sql`delete from stock_staging where import_id = ${importId}::uuid`);
        const added = inserted + returned;
        return { added, updated, withdrawn, unchanged: count - added - updated };
      });
      return applied;
    },
  };
}
