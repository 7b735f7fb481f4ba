import { sql } from 'drizzle-orm';
import { errorFields } from '../error-message';
import type { Database, Tx } from '../database/database';
import { idRow, query } from '../database/query';
import type { Logger } from '../logger';
import type { SiteBundle } from './site-bundle';

/** Cars of these dealerships show other words now, so they have to be indexed again. */
async function touchCars(tx: Tx, dealershipIds: readonly number[]): Promise<void> {
  if (dealershipIds.length === 0) return;
  await tx.execute(sql`update cars set version = nextval('stock_version')
    where withdrawn_at is null and dealership_id = any(${sql.param(`{${dealershipIds.join(',')}}`)}::int[])`);
}

async function syncDealerships(tx: Tx, { slug, content }: SiteBundle): Promise<void> {
  const { dealerships, locations } = content;
  const changed = await query(
    tx,
    idRow,
    sql`insert into dealerships (id, slug, defined_by, data)
      select (d->>'id')::int, d->>'slug', ${slug}, d from jsonb_array_elements(${JSON.stringify(dealerships)}::jsonb) d
      on conflict (id) do update set slug = excluded.slug, defined_by = excluded.defined_by, data = excluded.data
        where dealerships.data is distinct from excluded.data or dealerships.defined_by <> excluded.defined_by
      returning id`,
  );
  const moved = await query(
    tx,
    idRow,
    sql`insert into locations (id, dealership_id, slug, data)
      select (l->>'id')::int, (l->>'dealership_id')::int, l->>'slug', l
        from jsonb_array_elements(${JSON.stringify(locations.locations)}::jsonb) l
      on conflict (id) do update
        set dealership_id = excluded.dealership_id, slug = excluded.slug, data = excluded.data
        where locations.data is distinct from excluded.data
      returning dealership_id as id`,
  );
  const ids = JSON.stringify(locations.locations.map(({ id }) => id));
  await tx.execute(sql`delete from locations where dealership_id in (select id from dealerships where defined_by = ${slug})
    and id not in (select value::int from jsonb_array_elements_text(${ids}::jsonb))`);
  await tx.execute(sql`delete from special_hours where location_id in (
    select value::int from jsonb_array_elements_text(${ids}::jsonb))`);
  await tx.execute(sql`insert into special_hours (location_id, date, data)
    select (h->>'location_id')::int, h->>'date', h
      from jsonb_array_elements(${JSON.stringify(locations.special_hours)}::jsonb) h`);
  await touchCars(tx, [...new Set([...changed, ...moved].map(({ id }) => id))]);
}

async function syncGrants(tx: Tx, { config: { site } }: SiteBundle): Promise<void> {
  await tx.execute(sql`insert into sites (slug, id, name) values (${site.slug}, ${site.id}, ${site.name})
    on conflict (slug) do update set id = excluded.id, name = excluded.name`);
  const slugs = JSON.stringify(site.dealerships);
  await tx.execute(sql`delete from site_dealerships where site_slug = ${site.slug} and dealership_id not in (
    select id from dealerships where slug in (select jsonb_array_elements_text(${slugs}::jsonb)))`);
  await tx.execute(sql`insert into site_dealerships (site_slug, dealership_id, position)
    select ${site.slug}, dealerships.id, wanted.position
      from jsonb_array_elements_text(${slugs}::jsonb) with ordinality as wanted (slug, position)
      join dealerships on dealerships.slug = wanted.slug
    on conflict (site_slug, dealership_id) do update set position = excluded.position`);
}

/**
 * Brings dealerships, locations and the dealerships of each site (site_dealerships) in line with the site folders. Each site
 * is a transaction of its own, so that a problem with one is logged and the others are done.
 *
 * @param sites all sites that are live; a site missing here loses its grants
 */
export async function syncSites(db: Database, sites: readonly SiteBundle[], log: Logger): Promise<void> {
  const slugs = JSON.stringify(sites.map(({ slug }) => slug));
  await db.asWorker((tx) =>
    tx.execute(sql`delete from sites where slug not in (select jsonb_array_elements_text(${slugs}::jsonb))`),
  );
  // A site may show dealerships that another one defines, so all of those come first.
  for (const work of [syncDealerships, syncGrants]) {
    for (const site of sites) {
      try {
        await db.asWorker((tx) => work(tx, site));
      } catch (error) {
        log.error({ ...errorFields(error), site: site.slug }, `Site "${site.slug}" could not be stored.`);
      }
    }
  }
}
