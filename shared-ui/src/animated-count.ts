export { AnimatedCount } from './content/animated-count';
export type { AnimatedCountProps } from './content/animated-count';
