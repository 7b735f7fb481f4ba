import type { ReactNode } from 'react';
import { photoLimits } from 'shared-contracts/entities/trade-in';
import { useSite } from 'shared-contracts/react';
import { Alert } from 'shared-ui/alert';
import { Button, buttonStyles } from 'shared-ui/button';
import { noPriceText, photoCountText } from '../../offer-text/offer-text';
import { PhotoTiles } from '../photos/photo-tiles';
import type { Photos } from '../photos/use-photos';
import { useTradeInOfPage } from '../session/trade-in-context';
import * as styles from '../trade-in.styles';
import { StepFrame } from './step-frame';

/** How far the photos are, for those who cannot see the tiles as well. */
function progressText({ sent, left, isSending }: Photos): string {
  if (isSending) return 'Sending your photos…';
  if (left === 0) return `${photoCountText(sent.length)} added. That’s all you can add.`;
  return sent.length === 0 ? '' : `${photoCountText(sent.length)} added. You can add ${left} more.`;
}

/** Photos of the car, which the dealer gets with the shopper's details. Any shopper may go on without one. */
export function PhotosStep(): ReactNode {
  const { tradeIn } = useSite();
  const { valuation, photos, go, hrefOf } = useTradeInOfPage();
  if (!valuation?.vehicle) return null;
  const { id, offer_price: price, vehicle } = valuation;
  const { sent, isSending, notice } = photos;
  return (
    <StepFrame
      heading={`Add photos of your ${vehicle.model} (optional)`}
      lead={`Each side, the inside, and any damage: up to ${photoLimits.count} photos help us be sure of the price before we see it.`}
    >
      {price === null ? <Alert variant="info">{noPriceText(valuation, tradeIn)}</Alert> : null}
      <PhotoTiles valuationId={id} photos={photos} />
      {notice === null ? null : <Alert variant="warning">{notice}</Alert>}
      <p css={styles.note} role="status">
        {progressText(photos)}
      </p>
      <div css={styles.actions}>
        <Button variant="filled" busy={isSending} onClick={() => go('details')}>
          {sent.length === 0 && !isSending ? 'Continue without photos' : 'Continue'}
        </Button>
        {isSending ? (
          <a css={buttonStyles('text')} href={hrefOf('details')} data-keep-scroll="">
            Don’t wait for the photos
          </a>
        ) : (
          <a css={buttonStyles('text')} href={hrefOf(price === null ? 'car' : 'offer')} data-keep-scroll="">
            Back
          </a>
        )}
      </div>
    </StepFrame>
  );
}
