export { lazyComponent } from './foundation/lazy-component';
export type { LazyComponent, LazyComponentOptions } from './foundation/lazy-component';
export { onNearViewport } from './foundation/on-near-viewport';
export { watchTries } from './foundation/render-tries';
export { whenIdle } from './foundation/when-idle';
