export { useLazy } from './foundation/use-lazy';
