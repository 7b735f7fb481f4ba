import type { CarLocation } from 'shared-contracts/entities/car';
import type { LoadServices } from 'shared-contracts/remote/remote-module';
import type { DealerFacts } from './dealer-facts';

type Services = Pick<LoadServices, 'site' | 'api' | 'now' | 'signal'>;

/**
 * Begins to fetch the site's locations, and answers what is known of the one that a car stands at. The rules are a file
 * of their own, because a page from the server already has their texts. A page goes without them rather than not at all.
 */
export function loadDealer({ site, api, now, signal }: Services) {
  const fetched = Promise.all([
    api('listLocations', {}, { signal }),
    api('listSpecialHours', {}, { signal }),
    import(/* webpackChunkName: 'dealer' */ './dealer-facts'),
  ]).catch(() => null);
  return async (own: CarLocation | null): Promise<DealerFacts | null> => {
    const [locations, specialHours, rules] = (await fetched) ?? [];
    const location = locations?.find(({ id, visible }) => visible && id === own?.id);
    return location && rules
      ? rules.dealerFacts(location, specialHours ?? [], now(), site.site.timezone)
      : null;
  };
}
