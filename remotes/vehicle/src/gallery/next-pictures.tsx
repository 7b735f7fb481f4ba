import type { MouseEvent, ReactNode } from 'react';
import { useSite } from 'shared-contracts/react';
import { PlayIcon } from 'shared-ui/icons';
import { Image } from 'shared-ui/image';
import * as styles from './gallery.styles';
import { pictureUrlOf, slideSize } from './slide-sources';
import type { Slide } from './slides';
import { slideId } from './thumbnails';

/** So many stand beside the large picture. */
const count = 2;

/**
 * The two slides after the current one, beside it on wide screens (`vehicle.gallery` is "mosaic"); after the last one
 * comes the first. Each is a link to its slide and keeps its place, so that focus stays where it is.
 */
export function NextPictures({
  slides,
  current,
  onChoose,
}: {
  slides: readonly Slide[];
  current: number;
  onChoose: (index: number) => void;
}): ReactNode {
  const site = useSite();
  const choose = (event: MouseEvent, index: number) => {
    event.preventDefault();
    onChoose(index);
  };
  return (
    <div css={styles.nextPictures}>
      <ul aria-label="Next pictures">
        {Array.from({ length: count }, (_, place) => {
          const index = (current + 1 + place) % slides.length;
          const slide = slides[index];
          if (!slide) return null;
          return (
            <li key={place}>
              <a
                href={`#${slideId(index)}`}
                css={styles.nextPicture}
                aria-label={slide.kind === 'video' ? 'Show video' : undefined}
                onClick={(event) => choose(event, index)}
              >
                {slide.kind === 'video' ? (
                  <PlayIcon size={40} />
                ) : (
                  <Image
                    pictureUrl={pictureUrlOf(site, slide.picture.url)}
                    widths={[320, 480, 600]}
                    {...slideSize}
                    crop
                    sizes="280px"
                    alt={`Show picture ${slide.number}`}
                  />
                )}
              </a>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
