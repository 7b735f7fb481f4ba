import { sql } from 'drizzle-orm';
import { ApiFailure } from 'shared-contracts/errors';
import type { Operations, Services } from '../http/operation';
import { findCar } from '../stock/open-car';

const wrong = (field: string, value: number): ApiFailure =>
  new ApiFailure('invalid_fields', `${field}: must be ${value}`, { fields: { [field]: `must be ${value}` } });

/** Counts each request for a dealership's full phone number (API-017, D-17); nothing in it names the shopper. */
export function phoneOperations({ db, now }: Services): Pick<Operations, 'revealPhone'> {
  return {
    async revealPhone({ body }, { site, config }) {
      if (body.website_id !== config.site.id) throw wrong('website_id', config.site.id);
      await db.withSite(site.slug, async (tx) => {
        const car = await findCar(tx, { id: body.car_id });
        if (body.dealership_id !== car.dealership_id) throw wrong('dealership_id', car.dealership_id);
        await tx.execute(sql`insert into phone_reveals (site_slug, dealership_id, car_id, created_at)
          values (${site.slug}, ${car.dealership_id}, ${car.id}, ${now().toISOString()})`);
      });
      return { status: 201, body: { recorded: true } };
    },
  };
}
