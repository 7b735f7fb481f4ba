import { useRef, useState, type ReactNode } from 'react';
import type { CarCard } from 'shared-contracts/entities/car-card';
import { usePlatform } from 'shared-contracts/react';
import { hrefs } from 'shared-contracts/routes';
import { carTag, type CarTag } from 'shared-rules/car-tag';
import { PinIcon } from 'shared-ui/icons';
import { Image } from 'shared-ui/image';
import { Tag, type TagTone } from 'shared-ui/tag';
import { useLazy } from 'shared-ui/use-lazy';
import { useDistanceLabel } from '../distance/nearby-context';
import { cardBox, cardWidths, pictureUrlOf } from './card-sources';
import * as styles from './car-card.styles';
import { viewsLabel } from './card-labels';
import { CertifiedBadge } from './certified-badge';
import { PhotoComing } from './photo-coming';

const tones: Record<Exclude<CarTag['kind'], 'custom' | 'certified'>, TagTone> = {
  sold: 'faded',
  fuel: 'successTint',
  reserved: 'warning',
  'coming-soon': 'outline',
  new: 'primary',
  'just-listed': 'quiet',
};

/** The one tag of a card (SRC-048 to SRC-053). */
function CardTag({ tag }: { tag: CarTag }): ReactNode {
  switch (tag.kind) {
    case 'certified':
      return <CertifiedBadge label={tag.text} />;
    case 'custom':
      return <Tag tone={tag.green ? 'success' : 'primary'}>{tag.text}</Tag>;
    default:
      return <Tag tone={tones[tag.kind]}>{tag.text}</Tag>;
  }
}

export interface CardPictureProps {
  car: CarCard;
  /** The browser's `sizes` for the space the card has. */
  sizes: string;
  /** Largest picture in view: fetched first. One per page. */
  isPriority: boolean;
  isMuted: boolean;
  /** Its other pictures follow at the right. A card in a row of cards has none, since a swipe moves the row. */
  isSwiped: boolean;
}

/** Pictures of a card at most, with the first. */
const picturesShown = 6;

const loadMorePictures = () => import(/* webpackChunkName: 'more-pictures' */ './more-pictures');

/** Primary picture with the tag, the location of the car and its views (SRC-054, SRC-059). */
export function CardPicture({ car, sizes, isPriority, isMuted, isSwiped }: CardPictureProps): ReactNode {
  const { site, now } = usePlatform();
  const tag = carTag(car, site, now());
  const place = [car.location_name, useDistanceLabel(car)].filter(Boolean).join(' · ');
  const strip = useRef<HTMLDivElement>(null);
  // A place of the results may come to show another car.
  const [wantedId, setWantedId] = useState<number | null>(null);
  const [pointedId, setPointedId] = useState<number | null>(null);
  const blankCount = isSwiped ? Math.min(car.photos_count, picturesShown) - 1 : 0;
  const isWanted = wantedId === car.id;
  // The buttons come when the shopper points at the picture, the other pictures when it is moved. By keyboard the car's page
  // has them: buttons that come with the focus would stand before it.
  const more = useLazy(blankCount > 0 && (isWanted || pointedId === car.id), loadMorePictures);
  const views = site.card.showViews ? viewsLabel(car.views) : null;
  return (
    <div
      css={styles.picture}
      data-part="picture"
      data-muted={isMuted ? '' : undefined}
      onMouseEnter={() => setPointedId(car.id)}
    >
      {/* Browsers give what scrolls a stop of the Tab key, which would have nothing to say here. */}
      <div key={car.id} ref={strip} css={styles.strip} tabIndex={-1} onScroll={() => setWantedId(car.id)}>
        <Image
          // Another car's picture must not stand beside this car's words while it loads.
          key={car.primary_image_url}
          pictureUrl={pictureUrlOf(site, car.primary_image_url)}
          widths={cardWidths}
          {...cardBox}
          sizes={sizes}
          alt={car.name}
          priority={isPriority}
          notFound={<PhotoComing car={car} />}
        />
        {more && isWanted ? (
          <more.MorePictures car={car} sizes={sizes} count={blankCount} />
        ) : (
          Array.from({ length: blankCount }, (_, at) => <span key={at} />)
        )}
        <a css={styles.pictureLink} href={hrefs.vehicle(car.slug)} tabIndex={-1} aria-hidden="true" />
      </div>
      {more ? <more.PictureButtons strip={strip} name={car.name} /> : null}
      {tag ? (
        <span css={styles.tag} data-part="tag">
          <CardTag tag={tag} />
        </span>
      ) : null}
      <div css={styles.overlay} data-part="overlay">
        {place ? (
          <span css={styles.location}>
            <PinIcon size={14} />
            <span>{place}</span>
          </span>
        ) : null}
        {views ? <span css={styles.veil}>{views}</span> : null}
      </div>
    </div>
  );
}
