import type { ReactNode } from 'react';
import { useSite } from 'shared-contracts/react';
import { stockNouns } from 'shared-rules/stock-noun';
import { buttonStyles } from 'shared-ui/button';
import { EmptyState } from 'shared-ui/empty-state';

/** Stands for similar cars where there are none: the way to the search for more (VEH-068). */
export function NoSimilarCars({ title, href }: { title: string; href: string }): ReactNode {
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
      Nothing close to this one is in stock right now.
    </EmptyState>
  );
}
