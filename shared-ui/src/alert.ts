export { Alert } from './feedback/alert';
export type { AlertProps } from './feedback/alert';
export type { AlertVariant } from './feedback/alert.styles';
