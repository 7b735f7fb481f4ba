import { contractVersion, type RemoteModule } from 'shared-contracts/remote/remote-module';
import { slots } from './slots';

/** Finance estimates on cars, and the calculator of a car's page. It has slots only, no pages. */
export const remote: RemoteModule = { contract: contractVersion, routes: [], slots };
