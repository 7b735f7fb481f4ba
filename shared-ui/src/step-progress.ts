export { StepProgress } from './navigation/step-progress';
export type { StepProgressProps } from './navigation/step-progress';
