import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import type { SlotProps } from 'shared-contracts/slots';
import { Carousel } from 'shared-ui/carousel';
import { media, size, space } from 'shared-ui/tokens';
import { CarCardView } from '../car-card/car-card';
import { FinanceFootnote } from '../car-card/finance-footnote';
import { railSizes } from '../rail/rail';
import { RemovedCar } from './removed-car';
import { SavedActions } from './saved-actions';

const gridStyles = css({
  display: 'grid',
  gap: `${size.gridRowGap} ${size.gridGap}`,
  gridTemplateColumns: 'minmax(0,1fr)',
  [media.from(576)]: { gridTemplateColumns: 'repeat(2,minmax(0,1fr))' },
  [media.from(992)]: { gridTemplateColumns: 'repeat(3,minmax(0,1fr))' },
  '& > li': { display: 'flex', flexDirection: 'column', gap: space[4] },
  '& > li > article': { flex: 1 },
});

/** Space of one card in that grid. */
const cardSizes =
  '(min-width:1328px) 410px, (min-width:992px) calc((100vw - 96px) / 3), (min-width:576px) calc((100vw - 64px) / 2), 100vw';

/**
 * Cars that were chosen elsewhere, as the same cards as in the results. Under a saved one stands what can be done with it.
 * In a row of their own there is no space for more controls.
 */
export function SavedCards({
  cards,
  remove,
  removedIds = [],
  notes = {},
  headingLevel,
  rail,
}: SlotProps['search.cards']): ReactNode {
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
            {removedIds.includes(car.id) ? (
              <RemovedCar car={car} />
            ) : (
              <>
                <CarCardView car={car} sizes={cardSizes} headingLevel={headingLevel} note={notes[car.id]} />
                {remove === 'watchlist' ? <SavedActions car={car} /> : null}
              </>
            )}
          </li>
        ))}
      </ul>
      <FinanceFootnote />
    </>
  );
}
