import { useEffect, useRef, type MouseEvent, type ReactNode } from 'react';
import { useSite } from 'shared-contracts/react';
import { PlayIcon } from 'shared-ui/icons';
import { Image } from 'shared-ui/image';
import * as styles from './gallery.styles';
import { pictureUrlOf } from './slide-sources';
import type { Slide } from './slides';

/** The address of a slide within the page: thumbnails lead there without script. */
export const slideId = (index: number): string => `picture-${index + 1}`;

interface ThumbnailsProps {
  slides: readonly Slide[];
  current: number;
  onChoose: (index: number) => void;
}

/** A row or a column of small pictures, each a link to its slide; the current one stays in view. */
export function Thumbnails({ slides, current, onChoose }: ThumbnailsProps): ReactNode {
  const site = useSite();
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    const element = list.current;
    const item = element?.children[current];
    if (!element || !(item instanceof HTMLElement)) return;
    const isLonger = element.scrollWidth > element.clientWidth || element.scrollHeight > element.clientHeight;
    if (!isLonger) return;
    // The list only, whichever way it runs: `scrollIntoView` would move the page as well.
    element.scrollTo({
      left: item.offsetLeft - (element.clientWidth - item.offsetWidth) / 2,
      top: item.offsetTop - (element.clientHeight - item.offsetHeight) / 2,
    });
  }, [current]);
  const choose = (event: MouseEvent, index: number) => {
    event.preventDefault();
    onChoose(index);
  };
  return (
    <ul ref={list} css={styles.thumbnails} aria-label="Thumbnails">
      {slides.map((slide, index) => (
        <li key={slideId(index)}>
          <a
            href={`#${slideId(index)}`}
            css={styles.thumbnail}
            aria-current={index === current ? 'true' : undefined}
            aria-label={slide.kind === 'video' ? 'Show video' : undefined}
            onClick={(event) => choose(event, index)}
          >
            {slide.kind === 'video' ? (
              <PlayIcon size={28} />
            ) : (
              <Image
                pictureUrl={pictureUrlOf(site, slide.picture.thumb, 'thumbnail')}
                widths={[96, 160, 320]}
                sizes="96px"
                width={96}
                height={64}
                alt={`Show picture ${slide.number}`}
              />
            )}
          </a>
        </li>
      ))}
    </ul>
  );
}
