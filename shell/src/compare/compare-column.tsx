import type { ReactNode } from 'react';
import { useSelector } from 'react-redux';
import type { Car } from 'shared-contracts/entities/car';
import type { FavouriteEntry } from 'shared-contracts/entities/shopper';
import { useSite } from 'shared-contracts/react';
import { hrefs, paths } from 'shared-contracts/routes';
import { priceLine, priceText } from 'shared-rules/price-text';
import { isSold } from 'shared-rules/status';
import { stockNoun } from 'shared-rules/stock-noun';
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
  /** Null until it is loaded, and when it is no longer listed. */
  car: Car | null;
  /** The car is no longer listed. */
  isGone: boolean;
  onRemove: () => void;
  onReplace: () => void;
}

/**
 * Head of a car's column: picture, name, price and the next step, and ways to take it out or put another in its place. All
 * but the picture stays in view.
 */
export function CarColumn({ entry, car, isGone, onRemove, onReplace }: CarColumnProps): ReactNode {
  const site = useSite();
  const { name, slug, primary_image_url } = entry;
  return (
    <th scope="col" css={styles.columnStyles}>
      <div css={styles.pictureStyles}>
        <img src={pictureSources(site, primary_image_url, 480)?.src} alt="" width={240} height={160} />
        <span css={styles.removeStyles}>
          <IconButton veiled label={`Remove ${name}`} onClick={onRemove}>
            <CloseIcon />
          </IconButton>
        </span>
      </div>
      <div css={styles.headStyles}>
        {isGone ? <p>{name} (no longer listed)</p> : <AppLink href={hrefs.vehicle(slug)}>{name}</AppLink>}
        {car ? <p css={styles.priceStyles}>{priceLine(priceText(car, site.price.noPriceText))}</p> : null}
      </div>
      <div css={styles.stepsStyles}>
        {car && !isSold(car) ? (
          <AppLink
            href={hrefs.enquire({ carSlug: slug })}
            css={buttonStyles('outline', 'small')}
            aria-label={`Enquire about ${name}`}
          >
            Enquire
          </AppLink>
        ) : null}
        <AppLink
          href={paths.search}
          css={styles.replaceStyles}
          aria-label={`Replace ${name} with another ${stockNoun(site)}`}
          onClick={onReplace}
        >
          Replace
        </AppLink>
      </div>
    </th>
  );
}

/** The free place: favourites to put into it, and the way to more cars. */
export function AddColumn({ comparison: { items, add, adopt } }: { comparison: Comparison }): ReactNode {
  const noun = stockNoun(useSite());
  const favourites = useSelector((state: ShopperState) => state.favourites);
  const offered = favourites
    .filter(({ id }) => items.every((item) => item.id !== id))
    .slice(0, OFFERED_LIMIT);
  return (
    <td css={styles.addStyles}>
      <AppLink href={paths.search} css={buttonStyles('outline', 'small')} onClick={() => adopt()}>
        <PlusIcon />
        Add a {noun}
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
