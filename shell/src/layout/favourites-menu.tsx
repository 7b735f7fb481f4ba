import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { useSelector } from 'react-redux';
import { useSite } from 'shared-contracts/react';
import { hrefs } from 'shared-contracts/routes';
import { HeartIcon } from 'shared-ui/icons';
import { color, space } from 'shared-ui/tokens';
import { pictureSources } from '../platform/picture';
import type { ShopperState } from '../store/store';
import { AppLink } from './app-link';
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

/** Saved cars of this browser, with their number (SHL-071). */
export function FavouritesMenu(): ReactNode {
  const cars = useSelector((state: ShopperState) => state.favourites);
  const site = useSite();
  const menu = useMenu();
  const count = cars.length;
  return (
    <details ref={menu} css={menuStyles}>
      <summary css={counterStyles} aria-label={count > 0 ? `Saved cars: ${count}` : 'Saved cars'}>
        <HeartIcon size={22} />
        {count > 0 ? <span>{count}</span> : null}
      </summary>
      <div css={panelStyles}>
        {count === 0 ? (
          <p>No saved cars yet. Press the heart on a car to keep it here.</p>
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
      </div>
    </details>
  );
}
