export { Container, DotList, Grid, Row, Section, Stack, VisuallyHidden } from './layout/layout';
export {
  belowFold,
  cardSurfaceStyles,
  containerStyles,
  featureGridStyles,
  gridStyles,
  rowStyles,
  sectionStyles,
  stackStyles,
  wideContainerStyles,
} from './layout/layout.styles';
export type { DotListProps, GridProps } from './layout/layout';
