import type { ReactNode } from 'react';
import { useSelector } from 'react-redux';
import type { FavouriteEntry } from 'shared-contracts/entities/shopper';
import { useSite } from 'shared-contracts/react';
import { hrefs, paths } from 'shared-contracts/routes';
import { Button, buttonStyles, IconButton } from 'shared-ui/button';
import { CloseIcon, PlusIcon } from 'shared-ui/icons';
import { AppLink } from '../platform/app-link';
import { pictureSources } from '../platform/picture';
import type { ShopperState } from '../store/store';
import * as styles from './compare-table.styles';
import type { Comparison } from './use-comparison';

/** Favourites offered for the free place. */
const OFFERED_LIMIT = 3;

interface CarColumnProps {
  entry: FavouriteEntry;
  /** The car is no longer listed. */
  isGone: boolean;
  comparison: Comparison;
}

/** Head of a car's column: picture, name, and ways to take it out or put another in its place. */
export function CarColumn({ entry, isGone, comparison }: CarColumnProps): ReactNode {
  const site = useSite();
  const { remove, release } = comparison;
  const { name, slug, primary_image_url } = entry;
  return (
    <th scope="col" css={styles.columnStyles}>
      <div css={styles.pictureStyles}>
        <img src={pictureSources(site, primary_image_url, 480)?.src} alt="" width={240} height={160} />
        <span css={styles.removeStyles}>
          <IconButton veiled label={`Remove ${name}`} onClick={() => remove(entry)}>
            <CloseIcon />
          </IconButton>
        </span>
      </div>
      {isGone ? <p>{name} (no longer listed)</p> : <AppLink href={hrefs.vehicle(slug)}>{name}</AppLink>}
      <AppLink
        href={paths.search}
        css={styles.replaceStyles}
        aria-label={`Replace ${name} with another car`}
        onClick={() => release(entry)}
      >
        Replace
      </AppLink>
    </th>
  );
}

/** The free place: favourites to put into it, and the way to more cars. */
export function AddColumn({ comparison: { items, add } }: { comparison: Comparison }): ReactNode {
  const favourites = useSelector((state: ShopperState) => state.favourites);
  const offered = favourites
    .filter(({ id }) => items.every((item) => item.id !== id))
    .slice(0, OFFERED_LIMIT);
  return (
    <td css={styles.addStyles}>
      <AppLink href={paths.search} css={buttonStyles('outline', 'small')}>
        <PlusIcon />
        Add a car
      </AppLink>
      {offered.map((entry) => (
        <Button key={entry.id} variant="text" size="small" onClick={() => add(entry)}>
          <PlusIcon size={16} />
          {entry.name}
        </Button>
      ))}
    </td>
  );
}
