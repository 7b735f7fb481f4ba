import { contractVersion, type RemoteModule } from 'shared-contracts/remote/remote-module';
import { compareRoute } from '../compare/compare-route';
import { contentRoute } from '../content-page/content-route';
import { garageRoute } from '../garage/garage-route';
import { homeRoute } from '../home/home-route';
import { offerRoute } from '../offer-pages/offer-route';
import { offersRoute } from '../offer-pages/offers-route';
import { signInRoute } from '../sign-in/sign-in-route';
import { watchlistRoute } from '../watchlist/watchlist-route';

/** The shell's own pages in the form every remote has, so that one way of loading and drawing serves all. */
export const shellModule: RemoteModule = {
  contract: contractVersion,
  routes: [
    homeRoute,
    signInRoute,
    watchlistRoute,
    garageRoute,
    compareRoute,
    offersRoute,
    offerRoute,
    contentRoute,
  ],
  slots: {},
};
