import { lazyComponent } from 'shared-ui/lazy-component';

// Both stand on home pages only, and travel together.

export const entry = lazyComponent(
  async () => (await import(/* webpackChunkName: 'home' */ './entry/entry')).Entry,
);
export const budget = lazyComponent(
  async () => (await import(/* webpackChunkName: 'home' */ './budget/budget-box')).BudgetBox,
);
