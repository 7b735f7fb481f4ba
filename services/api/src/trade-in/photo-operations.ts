import { photoLimits } from 'shared-contracts/entities/trade-in';
import { ApiFailure } from 'shared-contracts/errors';
import type { Tx } from '../database/database';
import type { Operations } from '../http/operation';
import { countPhotos, deletePhoto, insertPhoto, photoId } from './photo-rows';
import { createPhotoPreparation } from './prepare-photo';
import { VALUATION_LIMITS } from './valuation-limits';
import { findValuation, toValuation, type ValuationRow } from './valuation-rows';
import { countTradeInCall, requireValid, type ValuationServices } from './valuation-services';

const bytesOf = async (body: Blob | Uint8Array): Promise<Uint8Array> =>
  body instanceof Uint8Array ? body : new Uint8Array(await body.arrayBuffer());

async function requireSpace(tx: Tx, { id, acceptedAt }: ValuationRow): Promise<void> {
  if (acceptedAt !== null)
    throw new ApiFailure(
      'conflict',
      'You have accepted this offer. Bring further photos along, or call us about them.',
    );
  if ((await countPhotos(tx, id)) >= photoLimits.count)
    throw new ApiFailure(
      'conflict',
      `There are ${photoLimits.count} photos already. Remove one to add another.`,
    );
}

/** Photos of a shopper's car, added and removed by the shopper, who knows the valuation's id. */
export function photoOperations(
  services: ValuationServices,
): Pick<Operations, 'addTradeInPhoto' | 'removeTradeInPhoto'> {
  const { db, now } = services;
  const prepare = createPhotoPreparation();
  return {
    async addTradeInPhoto({ params, body }, context) {
      const { slug } = context.site;
      await countTradeInCall(services, context, VALUATION_LIMITS.addPhoto);
      const bytes = await bytesOf(body);
      const id = photoId(params.id, bytes);
      const known = await db.withSite(slug, async (tx) => {
        const row = await findValuation(tx, params.id);
        requireValid(row, context, now());
        if (!row.photos.includes(id)) await requireSpace(tx, row);
        return row;
      });
      if (known.photos.includes(id)) return { body: toValuation(known) };
      const picture = await prepare(bytes);
      const row = await db.withSite(slug, async (tx) => {
        // Locked: of two who send at once, the second counts the photo of the first.
        await requireSpace(tx, await findValuation(tx, params.id, true));
        await insertPhoto(tx, { id, site: slug, valuationId: params.id, picture, now: now() });
        return findValuation(tx, params.id);
      });
      return { status: 201, body: toValuation(row) };
    },

    async removeTradeInPhoto({ params }, context) {
      await countTradeInCall(services, context, VALUATION_LIMITS.removePhoto);
      const row = await db.withSite(context.site.slug, async (tx) => {
        const { id } = await findValuation(tx, params.id);
        await deletePhoto(tx, id, params.photo);
        return findValuation(tx, id);
      });
      return { body: toValuation(row) };
    },
  };
}
