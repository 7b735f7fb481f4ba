import { sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import { toSlug } from 'shared-contracts/routes';
import { stockNames } from 'shared-rules/model-range';
import type { Tx } from '../database/database';
import { query } from '../database/query';

/** A model as the stock spells it, such as Toyota and RAV4. */
export interface NamedModel {
  make: string;
  name: string;
}

const pictureRow = z.object({ make: z.string(), model: z.string(), picture: z.string() });

const keyOf = (makeSlug: string, modelSlug: string): string => `${makeSlug}/${modelSlug}`;

/** Key of a model in the map of `modelPictures`: however its name is spelled, one model has one key. */
export const modelKey = ({ make, name }: NamedModel): string => keyOf(toSlug(make), toSlug(name));

/**
 * A picture of each model, which is that of its newest car in stock; a model without one is left out. Whose stock it is,
 * the row rules of the transaction's site say.
 *
 * @returns picture references by `modelKey`
 */
export async function modelPictures(
  tx: Tx,
  models: readonly NamedModel[],
): Promise<ReadonlyMap<string, string>> {
  if (models.length === 0) return new Map();
  const slugs = models.flatMap(({ make, name }) =>
    stockNames(make, name).map((model) => ({ make: toSlug(make), model: toSlug(model) })),
  );
  const found = await query(
    tx,
    pictureRow,
    sql`select models.make, models.model, newest.picture
      from (select distinct make, model
        from jsonb_to_recordset(${JSON.stringify(slugs)}::jsonb) as named(make text, model text)) models
      cross join lateral (
        select coalesce(cars.data->>'primary_image_url', cars.data#>>'{images,0,image,url}') as picture
        from cars
        where cars.make_slug = models.make and cars.model_slug = models.model
          and cars.shown and cars.withdrawn_at is null and cars.status = 'in_stock'
          and coalesce(cars.data->>'primary_image_url', cars.data#>>'{images,0,image,url}') is not null
        order by cars.year desc, cars.created_at desc, cars.id desc limit 1) newest`,
  );
  const pictures = new Map(found.map(({ make, model, picture }) => [keyOf(make, model), picture]));
  return new Map(
    models.flatMap((named) => {
      const keys = stockNames(named.make, named.name).map((name) => modelKey({ make: named.make, name }));
      const picture = keys.map((key) => pictures.get(key)).find(Boolean);
      return picture ? [[modelKey(named), picture] as const] : [];
    }),
  );
}
