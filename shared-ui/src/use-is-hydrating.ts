export { useIsHydrating } from './foundation/use-is-hydrating';
