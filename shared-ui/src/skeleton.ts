export { BoxSkeleton, CardSkeleton, LineSkeleton, LoadingRegion } from './feedback/skeleton';
export type { LoadingRegionProps } from './feedback/skeleton';
