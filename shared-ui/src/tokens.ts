export {
  breakpoints,
  color,
  font,
  fontSize,
  lineHeight,
  media,
  motion,
  radius,
  shadow,
  size,
  space,
  spaceSteps,
  typeSteps,
  zIndex,
} from './foundation/tokens';
export type { Breakpoint, SpaceStep, TypeStep } from './foundation/tokens';
