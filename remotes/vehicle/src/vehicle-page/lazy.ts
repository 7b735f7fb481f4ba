import type { Car } from 'shared-contracts/entities/car';
import { lazyComponent } from 'shared-ui/lazy-component';

/** Replaces a section whose code cannot be fetched: the page works without it. */
const Nothing = (): null => null;
const withoutIt = (): typeof Nothing => Nothing;

/** Sections below the first view: in the server's HTML, their code fetched when they come near. */
export const proofBox = lazyComponent<{ car: Car }>(
  () =>
    import(/* webpackChunkName: 'proof' */ '../proof/proof-box').then((module) => module.ProofBox, withoutIt),
  { when: 'near' },
);
export const runningCosts = lazyComponent<{ car: Car }>(
  () =>
    import(/* webpackChunkName: 'running-costs' */ '../running-costs/running-costs').then(
      (module) => module.RunningCosts,
      withoutIt,
    ),
  { when: 'near' },
);
export const priceGauge = lazyComponent<{ car: Car }>(
  () =>
    import(/* webpackChunkName: 'gauge' */ '../gauge/price-gauge').then(
      (module) => module.PriceGauge,
      withoutIt,
    ),
  { when: 'near' },
);

/** Fetches the code that the server and a client-side navigation render the page with. */
export const fetchSections = (): Promise<unknown> =>
  Promise.all([proofBox.code(), runningCosts.code(), priceGauge.code()]);
