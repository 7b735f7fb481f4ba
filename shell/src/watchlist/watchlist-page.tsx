import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { containerStyles } from 'shared-ui/layout';
import { color, space } from 'shared-ui/tokens';
import type { WatchlistData } from './load-watchlist';
import { SavedCars, useSavedCards } from './saved-cars';

const pageStyles = css([
  containerStyles,
  css({
    display: 'grid',
    gridTemplateColumns: 'minmax(0,1fr)',
    gap: space[24],
    paddingBlock: `${space[32]} ${space[64]}`,
    '& > header > p': { marginTop: space[8], color: color.muted },
  }),
]);

/** `/watchlist`: what the signed-in visitor has saved (SHL-032). */
export function WatchlistPage({ data }: { data: WatchlistData }): ReactNode {
  const { length: count } = useSavedCards(data);
  return (
    <div css={pageStyles}>
      <header>
        <h1>Your watchlist</h1>
        {count > 0 ? <p>{count === 1 ? '1 saved car' : `${count} saved cars`}</p> : null}
      </header>
      <SavedCars data={data} headingLevel={2} />
    </div>
  );
}
