import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { useSelector } from 'react-redux';
import { useSite } from 'shared-contracts/react';
import { hrefs, paths } from 'shared-contracts/routes';
import { stockNoun, stockNouns } from 'shared-rules/stock-noun';
import { BookmarkIcon, HeartIcon } from 'shared-ui/icons';
import { color, font, space } from 'shared-ui/tokens';
import { pictureSources } from '../platform/picture';
import type { ShopperState } from '../store/store';
import { hasWatchlist } from './account-menu';
import { AppLink } from '../platform/app-link';
import { counterStyles, dropdownPanelStyles } from './header.styles';
import { useMenu } from './use-menu';

const menuStyles = css({ position: 'relative' });

const panelStyles = css([
  dropdownPanelStyles,
  css({
    left: 'auto',
    right: 0,
    width: 'min(320px,calc(100vw - 32px))',
    maxHeight: '70vh',
    overflowY: 'auto',
    '& a': { gap: space[12], paddingBlock: space[8] },
    '& img': { width: 72, height: 48, objectFit: 'cover', background: color.studio },
    '& p': { padding: space[12] },
  }),
]);

const allStyles = css({ borderTop: `1px solid ${color.line}`, fontWeight: font.weightStrong });

/** Saved cars of this browser, with their number (SHL-071). */
function FavouritesMenu(): ReactNode {
  const cars = useSelector((state: ShopperState) => state.favourites);
  const site = useSite();
  const menu = useMenu();
  const count = cars.length;
  const [noun, nouns] = [stockNoun(site), stockNouns(site)];
  return (
    <details ref={menu} css={menuStyles}>
      <summary css={counterStyles} aria-label={count > 0 ? `Saved ${nouns}: ${count}` : `Saved ${nouns}`}>
        <HeartIcon size={22} />
        {count > 0 ? <span>{count}</span> : null}
      </summary>
      <div css={panelStyles}>
        {count === 0 ? (
          <p>
            No saved {nouns} yet. Tap the heart to save a {noun}.
          </p>
        ) : (
          <ul>
            {cars.map(({ id, name, slug, primary_image_url }) => (
              <li key={id}>
                <AppLink href={hrefs.vehicle(slug)}>
                  <img
                    src={pictureSources(site, primary_image_url, 160)?.src}
                    alt=""
                    width={72}
                    height={48}
                  />
                  {name}
                </AppLink>
              </li>
            ))}
          </ul>
        )}
        {count > 0 || hasWatchlist(site) ? (
          <AppLink href={paths.watchlist} css={allStyles}>
            See all saved {nouns}
          </AppLink>
        ) : null}
      </div>
    </details>
  );
}

/** The way to the watchlist, with the number of cars in it once that is known (SHL-032). */
function WatchlistLink(): ReactNode {
  const { length: count } = useSelector((state: ShopperState) => state.watchlist.items);
  return (
    <AppLink
      href={paths.watchlist}
      css={counterStyles}
      aria-label={count > 0 ? `Watchlist: ${count} saved` : 'Watchlist'}
    >
      <BookmarkIcon size={22} />
      {count > 0 ? <span>{count}</span> : null}
    </AppLink>
  );
}

/** Saved cars: favourites where the cards of the site have hearts, the watchlist where they only have that. */
export function SavedMenu(): ReactNode {
  const site = useSite();
  if (site.card.saveControls.includes('favourite')) return <FavouritesMenu />;
  return hasWatchlist(site) ? <WatchlistLink /> : null;
}
