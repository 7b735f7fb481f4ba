import { contractVersion, type RemoteModule } from 'shared-contracts/remote/remote-module';
import { startOutbox } from './lead-outbox/start-outbox';
import { routes } from './routes';
import { slots } from './slots';

/** Every form, the dialogs and the success page. Its own code is small: pages of others carry it (VEH-091). */
export const remote: RemoteModule = { contract: contractVersion, routes, slots, start: startOutbox };
