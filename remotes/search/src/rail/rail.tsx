import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import type { CarCard } from 'shared-contracts/entities/car-card';
import { useSite } from 'shared-contracts/react';
import type { LoadServices } from 'shared-contracts/remote/remote-module';
import { queryToSearchState } from 'shared-contracts/search/url-state';
import type { MultiSearchQuery } from 'shared-contracts/search/wire';
import type { SlotProps } from 'shared-contracts/slots';
import { Carousel } from 'shared-ui/carousel';
import { color, fontSize } from 'shared-ui/tokens';
import { CarCardView } from '../car-card/car-card';
import { FinanceFootnote } from '../car-card/finance-footnote';
import { conditions } from 'shared-rules/search/filter-expressions';
import { toCard } from 'shared-contracts/search/to-card';

/** Cars in a rail. */
const railLength = 12;

/** Room of a card in a rail of four (see the carousel's own widths). */
export const railSizes =
  '(min-width:1328px) 302px, (min-width:1200px) 23vw, (min-width:768px) 31vw, min(78vw, 300px)';

const noteStyles = css({ color: color.muted, fontSize: fontSize[14] });

export interface RailData {
  cards: CarCard[];
  /** Nothing matched, and these stand in for what was asked for (SRC-073). */
  isFallback: boolean;
}

/**
 * The first cars of a search, given as the query string of the search page; where it finds none, cars of the
 * site's whole stock in their place (SRC-073). Rejects when the service fails: the slot is then left out and tried
 * again in the browser.
 */
export async function loadRail(
  { query }: SlotProps['search.rail'],
  { site, search, signal }: LoadServices,
): Promise<RailData> {
  const state = queryToSearchState(new URLSearchParams(query));
  const { index: indexUid, fallbackLimit } = site.search;
  const hits = async (requested: Omit<MultiSearchQuery, 'indexUid'>): Promise<CarCard[]> => {
    const [answer] = await search([{ indexUid, ...requested }], { signal });
    return (answer?.hits ?? []).map(toCard);
  };
  const cards = await hits({ ...conditions(state), sort: [state.sortBy], limit: railLength });
  if (cards.length > 0) return { cards, isFallback: false };
  return { cards: await hits({ limit: fallbackLimit }), isFallback: true };
}

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
