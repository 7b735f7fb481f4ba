import { createHash } from 'node:crypto';
import { sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import type { Tx } from '../database/database';
import { countRow, query, queryOne } from '../database/query';
import { idForm } from './valuation-rows';

/**
 * Id of a photo of a valuation: the same file has the same one, so that a photo whose answer was lost is not there twice
 * when it is sent again.
 */
export function photoId(valuationId: string, bytes: Uint8Array): string {
  const hash = createHash('sha256').update(valuationId).update(bytes).digest('hex');
  return hash.slice(0, 32).replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}

const pictureRow = z.object({ picture: z.instanceof(Uint8Array) });

/** A photo of the transaction's site; of one valuation only where that is given. Null for an unknown one. */
export async function findPicture(
  tx: Tx,
  { photo, valuationId }: { photo: string; valuationId?: string },
): Promise<Buffer | null> {
  if (!idForm.test(photo) || (valuationId !== undefined && !idForm.test(valuationId))) return null;
  const [found] = await query(
    tx,
    pictureRow,
    sql`select picture from valuation_photos where id = ${photo}::uuid
      ${valuationId === undefined ? sql`` : sql`and valuation_id = ${valuationId}::uuid`}`,
  );
  return found ? Buffer.from(found.picture) : null;
}

export async function countPhotos(tx: Tx, valuationId: string): Promise<number> {
  const { count } = await queryOne(
    tx,
    countRow,
    sql`select count(*)::int as count from valuation_photos where valuation_id = ${valuationId}::uuid`,
  );
  return count;
}

/** A photo that was just prepared. */
export interface NewPhoto {
  id: string;
  site: string;
  valuationId: string;
  picture: Buffer;
  now: Date;
}

/** Stores a photo behind the others of its valuation, unless it is there already. */
export async function insertPhoto(tx: Tx, photo: NewPhoto): Promise<void> {
  const { id, site, valuationId, picture, now } = photo;
  await tx.execute(sql`insert into valuation_photos (id, site_slug, valuation_id, position, picture, created_at)
    select ${id}::uuid, ${site}::text, ${valuationId}::uuid, coalesce(max(position), 0) + 1, ${picture}::bytea,
      ${now.toISOString()}::timestamptz
    from valuation_photos where valuation_id = ${valuationId}::uuid
    on conflict (id) do nothing`);
}

export async function deletePhoto(tx: Tx, valuationId: string, photo: string): Promise<void> {
  if (!idForm.test(photo)) return;
  await tx.execute(sql`delete from valuation_photos
    where id = ${photo}::uuid and valuation_id = ${valuationId}::uuid`);
}
