import { defineSlot, type LoadServices, type RemoteModule } from 'shared-contracts/remote/remote-module';
import type { SlotProps } from 'shared-contracts/slots';
import { budget, entry, rail, savedCards } from './lazy';

// What a block asks for is in the file of its code: a page without it carries neither.
const budgetLoad = () => import(/* webpackChunkName: 'home' */ './budget/budget-search');
const entryLoad = () => import(/* webpackChunkName: 'home' */ './entry/load-entry');
const railLoad = () => import(/* webpackChunkName: 'carousel' */ './rail/load-rail');

/** The ways into the search, and cards, that other pages place. */
export const slots: RemoteModule['slots'] = {
  'search.cards': defineSlot('search.cards', { code: savedCards.code, Component: savedCards.Component }),
  'search.entry': defineSlot('search.entry', {
    load: entry.withChunk(async (props: unknown, services: LoadServices) =>
      (await entryLoad()).loadEntry(props, services),
    ),
    code: entry.code,
    Component: entry.Component,
  }),
  'search.rail': defineSlot('search.rail', {
    load: rail.withChunk(async (props: SlotProps['search.rail'], services: LoadServices) =>
      (await railLoad()).loadRail(props, services),
    ),
    code: rail.code,
    Component: rail.Component,
  }),
  'search.budget': defineSlot('search.budget', {
    load: budget.withChunk(async (props: unknown, services: LoadServices) =>
      (await budgetLoad()).loadBudget(props, services),
    ),
    code: budget.code,
    Component: budget.Component,
  }),
};
