export { SegmentedControl } from './forms/segmented-control';
export type { Segment, SegmentedControlProps } from './forms/segmented-control';
