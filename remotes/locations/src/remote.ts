import { contractVersion, type RemoteModule } from 'shared-contracts/remote/remote-module';
import { routes } from './routes';
import { slots } from './slots';

/** Where the dealer is, when it is open, and how to reach it. */
export const remote: RemoteModule = { contract: contractVersion, routes, slots };
