import { contractVersion, type RemoteModule } from 'shared-contracts/remote/remote-module';
import { routes } from './routes';

/** One car and everything about it, up to reserving and buying it. It has pages only, no slots. */
export const remote: RemoteModule = { contract: contractVersion, routes, slots: {} };
