export { globalStyles } from './foundation/global-styles';
