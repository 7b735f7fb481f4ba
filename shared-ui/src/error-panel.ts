export { ErrorPanel } from './feedback/error-panel';
export type { ErrorPanelProps } from './feedback/error-panel';
