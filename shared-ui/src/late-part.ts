export { latePart } from './foundation/late-part';
export type { LatePart, LatePartOptions } from './foundation/late-part';
export { whenNear } from './foundation/when-near';
