import { contractVersion, type RemoteModule } from 'shared-contracts/remote/remote-module';
import { contentRoute } from '../content-page/content-route';
import { homeRoute } from '../home/home-route';

/** The shell's own pages in the form every remote has, so that one way of loading and drawing serves all. */
export const shellModule: RemoteModule = {
  contract: contractVersion,
  routes: [homeRoute, contentRoute],
  slots: {},
};
