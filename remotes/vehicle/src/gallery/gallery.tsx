import { useRef, useState, type MouseEvent, type ReactNode } from 'react';
import type { Car } from 'shared-contracts/entities/car';
import { useSite } from 'shared-contracts/react';
import { carTitle } from 'shared-rules/car-title';
import { IconButton } from 'shared-ui/button';
import { ChevronLeftIcon, ChevronRightIcon } from 'shared-ui/icons';
import { Image, ImageNotFound } from 'shared-ui/image';
import * as styles from './gallery.styles';
import { pictureUrlOf, slideSize, slideSizes, slideWidths } from './slide-sources';

/** Slides from here on load when they come near (VEH-010). */
const prioritisedSlides = 2;
/** Thumbnails are shown above this many pictures (VEH-009). */
const thumbnailsAbove = 3;

const slideId = (index: number) => `picture-${index + 1}`;

/**
 * The car's pictures as a strip that scrolls by itself: swipe, wheel and keys work without script, and a
 * thumbnail is a link to its slide.
 */
export function Gallery({
  car,
}: {
  car: Pick<Car, 'images' | 'year' | 'make' | 'model' | 'badge' | 'series'>;
}): ReactNode {
  const site = useSite();
  const track = useRef<HTMLUListElement>(null);
  const [current, setCurrent] = useState(0);
  const pictures = car.images.map(({ image }) => image);
  const title = carTitle(car);
  if (pictures.length === 0) {
    return (
      <div css={styles.frameStyles}>
        <ImageNotFound alt={title} />
      </div>
    );
  }

  const show = (index: number) => {
    const bounded = Math.max(0, Math.min(pictures.length - 1, index));
    setCurrent(bounded);
    const strip = track.current;
    strip?.scrollTo({ left: bounded * strip.clientWidth, behavior: 'smooth' });
  };
  const followScroll = () => {
    const strip = track.current;
    if (strip && strip.clientWidth > 0) setCurrent(Math.round(strip.scrollLeft / strip.clientWidth));
  };
  const chooseThumbnail = (event: MouseEvent, index: number) => {
    event.preventDefault();
    show(index);
  };

  return (
    <section css={styles.galleryStyles} aria-label={`Pictures of ${title}`}>
      <div css={styles.frameStyles}>
        <ul ref={track} css={styles.trackStyles} onScroll={followScroll} tabIndex={0} aria-label="Pictures">
          {pictures.map(({ url }, index) => (
            <li key={url} id={slideId(index)} css={styles.slideStyles}>
              <Image
                pictureUrl={pictureUrlOf(site, url)}
                widths={slideWidths}
                sizes={slideSizes}
                {...slideSize}
                crop
                priority={index < prioritisedSlides}
                alt={`${title}, picture ${index + 1} of ${pictures.length}`}
              />
            </li>
          ))}
        </ul>
        {pictures.length > 1 ? (
          <>
            <div css={styles.previousStyles}>
              <IconButton
                veiled
                label="Previous picture"
                disabled={current === 0}
                onClick={() => show(current - 1)}
              >
                <ChevronLeftIcon />
              </IconButton>
            </div>
            <div css={styles.nextStyles}>
              <IconButton
                veiled
                label="Next picture"
                disabled={current === pictures.length - 1}
                onClick={() => show(current + 1)}
              >
                <ChevronRightIcon />
              </IconButton>
            </div>
            <p css={styles.counterStyles} aria-live="polite">
              <span className="visually-hidden">Picture </span>
              {current + 1} / {pictures.length}
            </p>
          </>
        ) : null}
      </div>
      {pictures.length > thumbnailsAbove ? (
        <ul css={styles.thumbnailsStyles} aria-label="Thumbnails">
          {pictures.map(({ thumb }, index) => (
            <li key={thumb.url}>
              <a
                href={`#${slideId(index)}`}
                css={styles.thumbnailStyles}
                aria-current={index === current ? 'true' : undefined}
                onClick={(event) => chooseThumbnail(event, index)}
              >
                <Image
                  pictureUrl={pictureUrlOf(site, thumb.url, 'thumbnail')}
                  widths={[96, 160, 320]}
                  sizes="96px"
                  width={96}
                  height={64}
                  alt={`Show picture ${index + 1}`}
                />
              </a>
            </li>
          ))}
        </ul>
      ) : null}
    </section>
  );
}
