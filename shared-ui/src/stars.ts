export { Stars, starFills } from './content/stars';
export type { StarsProps } from './content/stars';
