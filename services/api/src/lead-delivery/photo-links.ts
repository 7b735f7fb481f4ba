import { sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import type { Database } from '../database/database';
import { platformKey } from '../database/platform-keys';
import { query } from '../database/query';
import type { SiteBundle } from '../sites/site-bundle';
import { photoPath } from '../trade-in/photo-link';
import { PHOTO_DAYS } from '../trade-in/valuation-limits';
import type { LeadRecord } from './lead-record';

const photoRow = z.object({
  id: z.string(),
  /** Unix seconds until which it is kept. */
  until: z.int(),
});

/** The lead with links to the photos of its trade-in. They open as long as the photos are kept. */
export async function withPhotoLinks(db: Database, lead: LeadRecord, site: SiteBundle): Promise<LeadRecord> {
  if (!lead.tradeIn) return lead;
  const photos = await db.asWorker((tx) =>
    query(
      tx,
      photoRow,
      sql`select valuation_photos.id,
          extract(epoch from valuation_photos.created_at + ${PHOTO_DAYS} * interval '1 day')::int as until
        from valuation_photos join valuations on valuations.id = valuation_id
        where lead_id = ${lead.id} order by position`,
    ),
  );
  if (photos.length === 0) return lead;
  const key = await platformKey(db, 'trade-in-photos');
  const links = photos.map(({ id, until }) => {
    const path = photoPath(key, { site: lead.site, photo: id, until });
    return new URL(path, site.config.site.url).href;
  });
  return { ...lead, tradeIn: { ...lead.tradeIn, photos: links } };
}
