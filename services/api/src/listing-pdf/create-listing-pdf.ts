import { pictureHash } from 'shared-contracts/images';
import { errorFields } from '../error-message';
import type { Services } from '../http/operation';
import type { SiteBundle } from '../sites/site-bundle';
import { toCar } from '../stock/car-rows';
import { findCarRow } from '../stock/open-car';
import { toListing } from './listing';
import type { PdfThread } from './pdf-thread';

/** A stored picture by its content hash, as JPEG; undefined for an unknown one. */
export type PictureOf = (hash: string) => Promise<Buffer | undefined>;

/** A car's listing as a PDF. Throws `not_found` for a car that the site does not show. */
export type MakeListingPdf = (site: SiteBundle, slug: string) => Promise<Buffer>;

/**
 * Makes PDFs of cars (API-022). A picture that cannot be had is left out: the rest is still worth handing over.
 *
 * @param pictureOf gives stored pictures by their content hash; addresses are never fetched
 */
export function createListingPdfs(
  { db, now, log }: Pick<Services, 'db' | 'now' | 'log'>,
  pictureOf: PictureOf,
  thread: PdfThread,
): MakeListingPdf {
  async function pictureFor(reference: string | null): Promise<Buffer | null> {
    const hash = pictureHash(reference);
    if (hash === null) return null;
    try {
      return (await pictureOf(hash)) ?? null;
    } catch (error) {
      log.warn(errorFields(error), 'A PDF is made without its picture, which could not be had.');
      return null;
    }
  }

  return async (site, slug) => {
    const row = await db.withSite(site.slug, (tx) => findCarRow(tx, { slug }));
    const car = toCar(row);
    const listing = toListing(car, {
      dealershipName: row.dealershipName,
      location: row.location,
      config: site.config,
      now: now(),
    });
    const image = await pictureFor(car.primary_image_url ?? car.images[0]?.image.url ?? null);
    return thread.draw(listing, image);
  };
}
