import { lazyComponent } from 'shared-ui/lazy-component';

// Both stand on home pages only, and travel together.

export const entry = lazyComponent(
  async () => (await import(/* webpackChunkName: 'home' */ './entry/entry')).Entry,
);
export const budget = lazyComponent(
  async () => (await import(/* webpackChunkName: 'home' */ './budget/budget-box')).BudgetBox,
);

// Cars in a row, which pages beside the results place, and sites that show their results that way.

export const carousel = lazyComponent(
  async () => (await import(/* webpackChunkName: 'carousel' */ 'shared-ui/carousel')).Carousel,
);
export const rail = lazyComponent(
  async () => (await import(/* webpackChunkName: 'carousel' */ './rail/rail')).Rail,
);
export const savedCards = lazyComponent(
  async () => (await import(/* webpackChunkName: 'carousel' */ './saved-cards/saved-cards')).SavedCards,
);

/** In the file of what finds the relaxations, which is fetched for the first search without a result. */
export const relaxationsList = lazyComponent(
  async () =>
    (await import(/* webpackChunkName: 'relaxations' */ './relaxations/relaxations-list')).RelaxationsList,
);

// A slot that loads nothing is rendered without waiting, so the server fetches its code beforehand.
if (typeof document === 'undefined') void savedCards.code();
