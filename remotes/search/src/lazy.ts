import { lazyComponent } from 'shared-ui/lazy-component';

// Both stand on home pages only, and travel together.

export const entry = lazyComponent(
  async () => (await import(/* webpackChunkName: 'home' */ './entry/entry')).Entry,
);
export const budget = lazyComponent(
  async () => (await import(/* webpackChunkName: 'home' */ './budget/budget-box')).BudgetBox,
);

// Cars in a row, which other pages place.

export const rail = lazyComponent(
  async () => (await import(/* webpackChunkName: 'carousel' */ './rail/rail')).Rail,
);
export const savedCards = lazyComponent(
  async () => (await import(/* webpackChunkName: 'carousel' */ './saved-cards/saved-cards')).SavedCards,
);

// A slot that loads nothing is rendered without waiting, so the server fetches its code beforehand.
if (typeof document === 'undefined') void savedCards.code();
