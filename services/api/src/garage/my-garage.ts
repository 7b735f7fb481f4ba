import { ApiFailure } from 'shared-contracts/errors';
import { upcomingAppointments } from './upcoming-appointments';
import { signedInUser, type SessionServices } from '../auth/session';
import type { Operations } from '../http/operation';
import type { AlertTokens } from '../saved-search/alert-token';
import { searchesOfPhone } from '../saved-search/saved-search-rows';
import { reservationsOf } from './own-reservations';
import { toValuation, valuationsOf } from '../trade-in/valuation-rows';
import { readWatchlist } from '../watchlist/watchlist-rows';

/** Older ones have run out long ago. */
const mostValuations = 20;

/** What the server keeps of a signed-in visitor, for My Garage (API-042). */
export function garageOperations(
  services: SessionServices & { tokens: AlertTokens },
): Pick<Operations, 'getMyGarage'> {
  return {
    async getMyGarage(_input, context) {
      const { slug } = context.site;
      const user = await signedInUser(services, context);
      if (!user) throw new ApiFailure('unauthorised', 'Please sign in to see your garage.');
      const body = await services.db.withSite(slug, async (tx) => ({
        ...(await readWatchlist(tx, slug, user.id)),
        valuations: (await valuationsOf(tx, user.phone, mostValuations)).map(toValuation),
        savedSearches: await searchesOfPhone(tx, user.phone, services.tokens),
        appointments: await upcomingAppointments(tx, user.phone, {
          siteTimezone: context.config.site.timezone,
          now: services.now(),
        }),
        reservations: await reservationsOf(tx, user.phone),
      }));
      return { body };
    },
  };
}
