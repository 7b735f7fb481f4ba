import type { AnyRoute } from 'shared-contracts/remote/remote-module';
import { financeRoutes } from './finance-page/finance-routes';
import { tradeInRoutes } from './trade-in/trade-in-routes';

/** The pages about finance and trade-in. */
export const routes: AnyRoute[] = [...financeRoutes, ...tradeInRoutes];
