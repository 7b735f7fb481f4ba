import { defineSlot, type RemoteModule } from 'shared-contracts/remote/remote-module';
import { loadBudget } from './budget/budget-search';
import { loadEntry } from './entry/load-entry';
import { budget, entry } from './lazy';
import { loadRail, Rail } from './rail/rail';
import { SavedCards } from './saved-cards/saved-cards';

/** The ways into the search, and cards, that other pages place. */
export const slots: RemoteModule['slots'] = {
  'search.cards': defineSlot('search.cards', { Component: SavedCards }),
  'search.entry': defineSlot('search.entry', {
    load: entry.withChunk(loadEntry),
    code: entry.code,
    Component: entry.Component,
  }),
  'search.rail': defineSlot('search.rail', { load: loadRail, Component: Rail }),
  'search.budget': defineSlot('search.budget', {
    load: budget.withChunk(loadBudget),
    code: budget.code,
    Component: budget.Component,
  }),
};
