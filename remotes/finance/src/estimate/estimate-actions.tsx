import type { ReactNode } from 'react';
import { useSite } from 'shared-contracts/react';
import { actions } from './estimate-actions.styles';
import { estimateHref } from './estimate-link';
import type { EstimateSheetProps } from './estimate-sheet';
import { PrintEstimate } from './print-estimate';
import { ShareEstimate } from './share-estimate';

/** An estimate to give to somebody else: as a link, and on paper. */
export function EstimateActions(estimate: Omit<EstimateSheetProps, 'url'>): ReactNode {
  const { site } = useSite();
  const { car, calculator } = estimate;
  const url = new URL(estimateHref(car.slug, calculator.inputs), site.url).href;
  return (
    <div css={actions}>
      <ShareEstimate car={car} url={url} />
      <PrintEstimate {...estimate} url={url} />
    </div>
  );
}
