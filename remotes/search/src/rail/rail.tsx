import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { useSite } from 'shared-contracts/react';
import type { SlotProps } from 'shared-contracts/slots';
import { Carousel } from 'shared-ui/carousel';
import { color, fontSize } from 'shared-ui/tokens';
import { CarCardView } from '../car-card/car-card';
import { FinanceFootnote } from '../car-card/finance-footnote';
import type { RailData } from './load-rail';

/** Space of a card in a rail of four (see the carousel's own widths). */
export const railSizes =
  '(min-width:1328px) 302px, (min-width:1200px) 23vw, (min-width:768px) 31vw, min(78vw, 300px)';

const noteStyles = css({ color: color.muted, fontSize: fontSize[14] });

/** A row of cars in stock; nothing where there are none. */
export function Rail({ title, data }: SlotProps['search.rail'] & { data: RailData }): ReactNode {
  const site = useSite();
  if (data.cards.length === 0) return null;
  const heading = data.isFallback ? (
    <div>
      <h2>{title}</h2>
      <p css={noteStyles}>None of these right now. Have a look at what is here today.</p>
    </div>
  ) : (
    <h2>{title}</h2>
  );
  return (
    <>
      <Carousel label={title || site.home.stockTitle} perView={4} heading={title ? heading : undefined}>
        {data.cards.map((car) => (
          <CarCardView key={car.id} car={car} sizes={railSizes} headingLevel={3} />
        ))}
      </Carousel>
      <FinanceFootnote />
    </>
  );
}
