export { lazyComponent } from './foundation/lazy-component';
export type { LazyComponent, LazyComponentOptions } from './foundation/lazy-component';
export { onNearViewport } from './foundation/on-near-viewport';
export { whenIdle } from './foundation/when-idle';
