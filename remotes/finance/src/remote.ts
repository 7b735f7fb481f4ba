import { contractVersion, defineSlot, type RemoteModule } from 'shared-contracts/remote/remote-module';
import { FinanceBoxSlot } from './finance-box/finance-box';
import { WeeklyEstimate } from './weekly-estimate/weekly-estimate';

/** Estimates on cars. Finance pages and calculators join here as routes. */
export const remote: RemoteModule = {
  contract: contractVersion,
  routes: [],
  slots: {
    'finance.weeklyEstimate': defineSlot('finance.weeklyEstimate', { Component: WeeklyEstimate }),
    'finance.box': defineSlot('finance.box', { Component: FinanceBoxSlot }),
  },
};
