import { contractVersion, type RemoteModule } from 'shared-contracts/remote/remote-module';
import { checkoutRoutes } from './checkout/checkout-routes';
import { printRoute } from './print/print-route';
import { vehicleRoute } from './vehicle-page/vehicle-route';

/** One car and everything about it, up to reserving and buying it. */
export const remote: RemoteModule = {
  contract: contractVersion,
  routes: [vehicleRoute, printRoute, ...checkoutRoutes],
  slots: {},
};
