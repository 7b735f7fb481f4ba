export { EmptyState } from './feedback/empty-state';
export type { EmptyStateProps } from './feedback/empty-state';
