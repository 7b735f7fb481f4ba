import { sql } from 'drizzle-orm';
import { ApiFailure } from 'shared-contracts/errors';
import type { Operations, Services } from '../http/operation';
import { storable } from '../http/storable';

/** Characters of JSON; events carry a few short facts. */
const maxParams = 4000;
/** Characters of the label, such as the name of a button or a kind of car. */
const maxLabel = 500;
/** Objects and lists within each other; more is no event of a page, and work without end. */
const maxLevels = 10;

const isDeeperThan = (levels: number, value: unknown): boolean =>
  typeof value === 'object' &&
  value !== null &&
  (levels === 0 || Object.values(value).some((entry) => isDeeperThan(levels - 1, entry)));

/** Records analytics events of the pages (API-041); the ids are those of the contracts. */
export function analyticsOperations({ db, now }: Services): Pick<Operations, 'trackEvent'> {
  return {
    async trackEvent({ body }, { site, config }) {
      if (body.website_id !== config.site.id) {
        throw new ApiFailure('invalid_fields', 'The event names another website.', {
          fields: { website_id: `must be ${config.site.id}` },
        });
      }
      if (isDeeperThan(maxLevels, body.params)) {
        throw new ApiFailure('invalid_fields', 'The event carries too much.', {
          fields: { params: `must have at most ${maxLevels} levels` },
        });
      }
      const params = JSON.stringify(storable(body.params ?? {}));
      if (params.length > maxParams) {
        throw new ApiFailure('invalid_fields', 'The event carries too much.', {
          fields: { params: `must have at most ${maxParams} characters of JSON` },
        });
      }
      if ((body.label ?? '').length > maxLabel) {
        throw new ApiFailure('invalid_fields', 'The event carries too much.', {
          fields: { label: `must have at most ${maxLabel} characters` },
        });
      }
      await db.withSite(site.slug, (tx) =>
        tx.execute(sql`insert into analytics_events (site_slug, event_id, label, params, created_at)
          values (${site.slug}, ${body.event_id}, ${body.label === undefined ? null : storable(body.label)},
            ${params}::jsonb, ${now().toISOString()})`),
      );
      return { status: 202, body: { accepted: true } };
    },
  };
}
