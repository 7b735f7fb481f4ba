import { contractVersion, type RemoteModule } from 'shared-contracts/remote/remote-module';
import { vehicleRoute } from './vehicle-page/vehicle-route';

/** One car and everything about it. */
export const remote: RemoteModule = { contract: contractVersion, routes: [vehicleRoute], slots: {} };
