import type { ReactNode } from 'react';
import { useSite } from 'shared-contracts/react';
import { stockNouns } from 'shared-rules/stock-noun';
import { buttonStyles } from 'shared-ui/button';
import { EmptyState } from 'shared-ui/empty-state';

interface NoSimilarCarsProps {
  title: string;
  /** The search for more. */
  href: string;
  /** The stock could not be searched. */
  isPartial: boolean;
}

/** Stands for similar cars where there are none, or none could be found: the way to the search for more (VEH-068). */
export function NoSimilarCars({ title, href, isPartial }: NoSimilarCarsProps): ReactNode {
  return (
    <EmptyState
      headingLevel={2}
      title={title}
      action={
        <a href={href} css={buttonStyles('outline')}>
          Search for {stockNouns(useSite())} like this
        </a>
      }
    >
      {isPartial ? 'We can’t show them right now.' : 'Nothing close to this one is in stock right now.'}
    </EmptyState>
  );
}
