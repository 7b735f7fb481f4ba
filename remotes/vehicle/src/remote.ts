import { contractVersion, type RemoteModule } from 'shared-contracts/remote/remote-module';
import { routes } from './routes';
import { slots } from './slots';

/** One car and everything about it, up to reserving and buying it. */
export const remote: RemoteModule = { contract: contractVersion, routes, slots };
