import { contractVersion, type RemoteModule } from 'shared-contracts/remote/remote-module';
import { routes } from './routes';
import { slots } from './slots';

/** Finance estimates on cars, the calculator of a car's page, and the pages about finance. */
export const remote: RemoteModule = { contract: contractVersion, routes, slots };
