import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import type { CarCard } from 'shared-contracts/entities/car-card';
import { usePublish, useSite } from 'shared-contracts/react';
import type { SlotProps } from 'shared-contracts/slots';
import { Button } from 'shared-ui/button';
import { Carousel } from 'shared-ui/carousel';
import { CloseIcon } from 'shared-ui/icons';
import { media, size, space } from 'shared-ui/tokens';
import { CarCardView } from '../car-card/car-card';
import { FinanceFootnote } from '../car-card/finance-footnote';
import { railSizes } from '../rail/rail';
import { sender } from '../sender';

const gridStyles = css({
  display: 'grid',
  gap: `${size.gridRowGap} ${size.gridGap}`,
  gridTemplateColumns: 'minmax(0,1fr)',
  [media.from(576)]: { gridTemplateColumns: 'repeat(2,minmax(0,1fr))' },
  [media.from(992)]: { gridTemplateColumns: 'repeat(3,minmax(0,1fr))' },
  '& > li': { display: 'flex', flexDirection: 'column', gap: space[4] },
  '& > li > article': { flex: 1 },
});

/** Room of one card in that grid. */
const cardSizes =
  '(min-width:1328px) 410px, (min-width:992px) calc((100vw - 96px) / 3), (min-width:576px) calc((100vw - 64px) / 2), 100vw';

/** Takes a car out of the watchlist; the shell answers (SHL-032). */
function RemoveButton({ car: { id, name, slug } }: { car: CarCard }): ReactNode {
  const publish = usePublish(sender);
  return (
    <Button
      variant="text"
      size="small"
      aria-label={`Remove ${name} from watchlist`}
      onClick={() => publish('watchlist:remove-requested', { car_id: id, car_name: name, slug })}
    >
      <CloseIcon size={16} />
      Remove
    </Button>
  );
}

/**
 * Cars that were chosen elsewhere, as the same cards as in the results. Where the site's cards carry the watchlist
 * control themselves, that one takes them out. In a row of their own there is no space for a second control.
 */
export function SavedCards({ cards, remove, headingLevel, rail }: SlotProps['search.cards']): ReactNode {
  const { card } = useSite();
  const hasOwnControl = card.saveControls.includes('watchlist');
  if (rail !== undefined) {
    return (
      <Carousel label={rail} perView={4} heading={<h2>{rail}</h2>}>
        {cards.map((car) => (
          <CarCardView key={car.id} car={car} sizes={railSizes} headingLevel={headingLevel} />
        ))}
      </Carousel>
    );
  }
  return (
    <>
      <ul css={gridStyles}>
        {cards.map((car) => (
          <li key={car.id}>
            <CarCardView car={car} sizes={cardSizes} headingLevel={headingLevel} />
            {remove === 'watchlist' && !hasOwnControl ? <RemoveButton car={car} /> : null}
          </li>
        ))}
      </ul>
      <FinanceFootnote />
    </>
  );
}
