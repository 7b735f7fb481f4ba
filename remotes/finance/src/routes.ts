import type { AnyRoute } from 'shared-contracts/remote/remote-module';
import { financeRoutes } from './finance-page/finance-routes';

/** The pages about finance. */
export const routes: AnyRoute[] = [...financeRoutes];
