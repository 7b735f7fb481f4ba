import { lazyComponent } from 'shared-ui/lazy-component';

/** Of sites that show their results in a row, and in the file of the rows of cars that other pages place. */
export const carousel = lazyComponent(
  async () => (await import(/* webpackChunkName: 'carousel' */ 'shared-ui/carousel')).Carousel,
);
/** In the file of what finds the relaxations, which is fetched for the first search without a result. */
export const relaxationsList = lazyComponent(
  async () =>
    (await import(/* webpackChunkName: 'relaxations' */ '../relaxations/relaxations-list')).RelaxationsList,
);
/** Beside them, in the same file. */
export const noResults = lazyComponent(
  async () => (await import(/* webpackChunkName: 'relaxations' */ './no-results')).NoResults,
);
