import type { ReactNode } from 'react';
import { StepProgress } from 'shared-ui/step-progress';
import type { Steps } from './frame/use-steps';
import { stepNames, type Step } from './session/steps';

/** Where the shopper is among the steps; those behind are links back (VEH-087). */
export function Progress({ all, steps }: { all: readonly Step[]; steps: Steps }): ReactNode {
  return (
    <StepProgress
      current={all.indexOf(steps.current)}
      steps={all.map((step) => ({
        name: stepNames[step],
        href: steps.isOpen(step) ? steps.hrefOf(step) : undefined,
      }))}
    />
  );
}
