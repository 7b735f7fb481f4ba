import type { ReactNode } from 'react';
import type { CarCard } from 'shared-contracts/entities/car-card';
import { useSite } from 'shared-contracts/react';
import type { LoadServices } from 'shared-contracts/remote/remote-module';
import { queryToSearchState } from 'shared-contracts/search/url-state';
import type { SlotProps } from 'shared-contracts/slots';
import { Carousel } from 'shared-ui/carousel';
import { CarCardView } from '../car-card/car-card';
import { conditions } from '../search-query/plan-search';
import { toCard } from '../search-query/to-card';

/** Cars in a rail. */
const railLength = 12;

/** Room of a card in a rail of four (see the carousel's own widths). */
const railSizes =
  '(min-width:1328px) 302px, (min-width:1200px) 23vw, (min-width:768px) 31vw, min(78vw, 300px)';

export interface RailData {
  cards: CarCard[];
}

/** The first cars of a search, given as the query string of the search page. */
export async function loadRail(
  { query }: SlotProps['search.rail'],
  { site, search, signal }: LoadServices,
): Promise<RailData> {
  const state = queryToSearchState(new URLSearchParams(query));
  const [answer] = await search(
    [{ indexUid: site.search.index, ...conditions(state), sort: [state.sortBy], limit: railLength }],
    { signal },
  );
  return { cards: (answer?.hits ?? []).map(toCard) };
}

/** A row of cars in stock; nothing where there are none. */
export function Rail({ title, data }: SlotProps['search.rail'] & { data: RailData }): ReactNode {
  const site = useSite();
  if (data.cards.length === 0) return null;
  return (
    <Carousel
      label={title || site.home.stockTitle}
      perView={4}
      heading={title ? <h2>{title}</h2> : undefined}
    >
      {data.cards.map((car) => (
        <CarCardView key={car.id} car={car} sizes={railSizes} headingLevel={3} />
      ))}
    </Carousel>
  );
}
