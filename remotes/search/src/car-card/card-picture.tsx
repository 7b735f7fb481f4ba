import type { ReactNode } from 'react';
import type { CarCard } from 'shared-contracts/entities/car-card';
import { usePlatform } from 'shared-contracts/react';
import { carTag, type CarTag } from 'shared-rules/car-tag';
import { PinIcon } from 'shared-ui/icons';
import { Image, ImageNotFound } from 'shared-ui/image';
import { Tag, type TagTone } from 'shared-ui/tag';
import { BodyIcon } from '../body-types/body-icon';
import { cardBox, cardWidths, pictureUrlOf } from './card-sources';
import { drawingStyles, locationStyles, pictureStyles, tagStyles } from './car-card.styles';

const tones: Record<Exclude<CarTag['kind'], 'custom'>, TagTone> = {
  sold: 'faded',
  fuel: 'successTint',
  reserved: 'warning',
  certified: 'quiet',
  'coming-soon': 'outline',
  new: 'primary',
};

const toneOf = (tag: CarTag): TagTone =>
  tag.kind === 'custom' ? (tag.green ? 'success' : 'primary') : tones[tag.kind];

export interface CardPictureProps {
  car: CarCard;
  /** The browser's `sizes` for the room the card has. */
  sizes: string;
  /** Largest picture in view: fetched first. One per page. */
  isPriority: boolean;
  isMuted: boolean;
}

/** Primary picture with the tag and the yard the car stands on (SRC-054). */
export function CardPicture({ car, sizes, isPriority, isMuted }: CardPictureProps): ReactNode {
  const { site, now } = usePlatform();
  const tag = carTag(car, site, now());
  return (
    <div css={pictureStyles} data-part="picture" data-muted={isMuted ? '' : undefined}>
      <Image
        pictureUrl={pictureUrlOf(site, car.primary_image_url)}
        widths={cardWidths}
        {...cardBox}
        sizes={sizes}
        alt={car.name}
        priority={isPriority}
        notFound={
          <ImageNotFound
            alt={car.name}
            picture={
              <span css={drawingStyles}>
                <BodyIcon type={car.simple_body ?? car.item_type} width={132} />
              </span>
            }
          />
        }
      />
      {tag ? (
        <span css={tagStyles}>
          <Tag tone={toneOf(tag)}>{tag.text}</Tag>
        </span>
      ) : null}
      {car.location_name ? (
        <span css={locationStyles}>
          <PinIcon size={14} />
          {car.location_name}
        </span>
      ) : null}
    </div>
  );
}
