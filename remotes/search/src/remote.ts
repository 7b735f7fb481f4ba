import { contractVersion, type RemoteModule } from 'shared-contracts/remote/remote-module';
import { routes } from './routes';
import { slots } from './slots';

/** Results, filters, cards, and the ways into the search that other pages place. */
export const remote: RemoteModule = { contract: contractVersion, routes, slots };
