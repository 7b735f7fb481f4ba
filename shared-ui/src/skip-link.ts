export { SkipLink } from './navigation/skip-link';
