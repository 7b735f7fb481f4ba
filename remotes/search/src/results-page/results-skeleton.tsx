import type { ReactNode } from 'react';
import { CardSkeleton, LineSkeleton } from 'shared-ui/skeleton';
import { asideStyles, headStyles, pageStyles } from './results-page.styles';
import { resultsGridStyles } from './results-grid.styles';

/** Cards of a first screen. */
const cardsInView = [1, 2, 3, 4, 5, 6];

/** The shape of a results page before its data is there. */
export function ResultsSkeleton(): ReactNode {
  return (
    <div css={pageStyles} role="status" aria-label="Loading cars">
      <div css={asideStyles} />
      <div>
        <div css={headStyles}>
          <LineSkeleton widthPercent={60} heightPx={32} />
          <LineSkeleton widthPercent={24} heightPx={44} />
        </div>
        <div css={resultsGridStyles}>
          {cardsInView.map((at) => (
            <CardSkeleton key={at} />
          ))}
        </div>
      </div>
    </div>
  );
}
