import type { ReactNode } from 'react';
import { useSite } from 'shared-contracts/react';
import { StepProgress } from 'shared-ui/step-progress';
import type { Steps } from './frame/use-steps';
import { stepName, type Step } from './session/steps';

/** Where the shopper is among the steps; those behind are links back (VEH-087). */
export function Progress({ all, steps }: { all: readonly Step[]; steps: Steps }): ReactNode {
  const site = useSite();
  return (
    <StepProgress
      current={all.indexOf(steps.current)}
      steps={all.map((step) => ({
        name: stepName(step, site),
        href: steps.isOpen(step) ? steps.hrefOf(step) : undefined,
      }))}
    />
  );
}
