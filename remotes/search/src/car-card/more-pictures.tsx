import { useEffect, useState, type ReactNode, type RefObject } from 'react';
import type { CarCard } from 'shared-contracts/entities/car-card';
import { usePlatform, useSite } from 'shared-contracts/react';
import { IconButton } from 'shared-ui/button';
import { ChevronLeftIcon, ChevronRightIcon } from 'shared-ui/icons';
import { Image } from 'shared-ui/image';
import { cardBox, cardWidths, pictureUrlOf } from './card-sources';
import * as styles from './more-pictures.styles';

/** References of a car's pictures but the first; none until they are there, or when they cannot be had. */
function useOtherPictures({ slug, primary_image_url }: CarCard): readonly string[] {
  const { api } = usePlatform();
  const [pictures, setPictures] = useState<readonly string[]>([]);
  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    api('getCar', { params: { slug } }, { signal }).then(
      ({ images }) => {
        if (!signal.aborted)
          setPictures(images.map(({ image }) => image.url).filter((url) => url !== primary_image_url));
      },
      // The first picture stays, and the car's own page shows the others.
      () => undefined,
    );
    return () => controller.abort();
  }, [api, slug, primary_image_url]);
  return pictures;
}

export interface MorePicturesProps {
  car: CarCard;
  sizes: string;
  /** Places beside the first picture. */
  count: number;
}

/** The other pictures of a card, in the places that were kept for them; the browser fetches those that are near the view. */
export function MorePictures({ car, sizes, count }: MorePicturesProps): ReactNode {
  const site = useSite();
  const pictures = useOtherPictures(car);
  return Array.from({ length: count }, (_, at) => {
    const reference = pictures[at];
    return (
      <span key={at}>
        {reference === undefined ? null : (
          <Image
            pictureUrl={pictureUrlOf(site, reference)}
            widths={cardWidths}
            {...cardBox}
            sizes={sizes}
            alt={`${car.name}, picture ${at + 2}`}
          />
        )}
      </span>
    );
  });
}

export interface PictureButtonsProps {
  /** What scrolls: the pictures, and the link over them. */
  strip: RefObject<HTMLElement | null>;
  /** Of the car, to tell the buttons of 21 cards apart. */
  name: string;
}

/** Moves to the next picture, and from the last to the first; for those who do not swipe. */
export function PictureButtons({ strip, name }: PictureButtonsProps): ReactNode {
  const move = (by: 1 | -1): void => {
    const element = strip.current;
    if (!element) return;
    const count = element.children.length - 1;
    const at = Math.round(element.scrollLeft / element.clientWidth);
    element.scrollTo({ left: ((at + by + count) % count) * element.clientWidth });
  };
  return (
    <div css={styles.buttons}>
      <IconButton veiled label={`Previous picture of ${name}`} onClick={() => move(-1)}>
        <ChevronLeftIcon />
      </IconButton>
      <IconButton veiled label={`Next picture of ${name}`} onClick={() => move(1)}>
        <ChevronRightIcon />
      </IconButton>
    </div>
  );
}
