import type { AnyRoute } from 'shared-contracts/remote/remote-module';
import { financeRoutes } from './finance-routes';
import { tradeInRoutes } from './trade-in-routes';

/** The pages about finance and trade-in. */
export const routes: AnyRoute[] = [...financeRoutes, ...tradeInRoutes];
