import { contractVersion, defineSlot, type RemoteModule } from 'shared-contracts/remote/remote-module';
import { loadBudget } from './budget/budget-search';
import { loadEntry } from './entry/load-entry';
import { lazyComponent } from 'shared-ui/lazy-component';
import { loadRail, Rail } from './rail/rail';
import { routes } from './routes';
import { SavedCards } from './saved-cards/saved-cards';

// Both stand on home pages only, and travel together.
const entry = lazyComponent(async () => (await import(/* webpackChunkName: 'home' */ './entry/entry')).Entry);
const budget = lazyComponent(
  async () => (await import(/* webpackChunkName: 'home' */ './budget/budget-box')).BudgetBox,
);

/** Results, filters, cards, and the ways into the search that other pages place. */
export const remote: RemoteModule = {
  contract: contractVersion,
  routes,
  slots: {
    'search.cards': defineSlot('search.cards', { Component: SavedCards }),
    'search.entry': defineSlot('search.entry', {
      load: entry.withCode(loadEntry),
      code: entry.code,
      Component: entry.Component,
    }),
    'search.rail': defineSlot('search.rail', { load: loadRail, Component: Rail }),
    'search.budget': defineSlot('search.budget', {
      load: budget.withCode(loadBudget),
      code: budget.code,
      Component: budget.Component,
    }),
  },
};
