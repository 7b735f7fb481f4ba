import { contractVersion, defineSlot, type RemoteModule } from 'shared-contracts/remote/remote-module';
import { BudgetBox } from './budget/budget-box';
import { Entry } from './entry/entry';
import { loadEntry } from './entry/load-entry';
import { loadRail, Rail } from './rail/rail';
import { routes } from './routes';

/** Results, filters, cards, and the ways into the search that other pages place. */
export const remote: RemoteModule = {
  contract: contractVersion,
  routes,
  slots: {
    'search.entry': defineSlot('search.entry', { load: loadEntry, Component: Entry }),
    'search.rail': defineSlot('search.rail', { load: loadRail, Component: Rail }),
    'search.budget': defineSlot('search.budget', { Component: BudgetBox }),
  },
};
