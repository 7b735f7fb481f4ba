import { defineSlot, type RemoteModule } from 'shared-contracts/remote/remote-module';
import { loadBudget } from './budget/budget-search';
import { loadEntry } from './entry/load-entry';
import { budget, entry, rail, savedCards } from './lazy';
import { loadRail } from './rail/load-rail';

/** The ways into the search, and cards, that other pages place. */
export const slots: RemoteModule['slots'] = {
  'search.cards': defineSlot('search.cards', { code: savedCards.code, Component: savedCards.Component }),
  'search.entry': defineSlot('search.entry', {
    load: entry.withChunk(loadEntry),
    code: entry.code,
    Component: entry.Component,
  }),
  'search.rail': defineSlot('search.rail', {
    load: rail.withChunk(loadRail),
    code: rail.code,
    Component: rail.Component,
  }),
  'search.budget': defineSlot('search.budget', {
    load: budget.withChunk(loadBudget),
    code: budget.code,
    Component: budget.Component,
  }),
};
