import { useRef, type ReactNode } from 'react';
import { useSite } from 'shared-contracts/react';
import type { PublicTenantConfig } from 'shared-contracts/site-config';
import { IconButton } from 'shared-ui/button';
import { ChevronLeftIcon, ChevronRightIcon } from 'shared-ui/icons';
import { AppLink } from '../platform/app-link';
import { pictureSources } from '../platform/picture';
import * as styles from './hero-slides.styles';
import type { HomeData } from './load-home';

/** Width the hero picture is drawn at on a desktop, in CSS pixels. */
export const heroWidth = 960;
export const heroSizes = '(min-width:992px) 720px, 100vw';

type HeroSlide = PublicTenantConfig['home']['slides'][number];

function Picture({
  reference,
  alt,
  isFirst,
}: {
  reference: string | null;
  alt: string;
  isFirst: boolean;
}): ReactNode {
  const sources = pictureSources(useSite(), reference, heroWidth);
  if (!sources) return null;
  return (
    <img
      src={sources.src}
      srcSet={sources.srcSet}
      sizes={sources.srcSet ? heroSizes : undefined}
      alt={alt}
      width={960}
      height={640}
      {...(isFirst ? { fetchPriority: 'high' } : { loading: 'lazy' })}
    />
  );
}

/** A picture with its words on it; all of it is a link where the slide has one (SHL-060). */
function Slide({ slide, data }: { slide: HeroSlide; data: HomeData | null }): ReactNode {
  const { name, description, url, hide_overlay, image } = slide;
  const { headline } = useSite().home;
  // The page's headline says it already.
  const repeatsHeadline = data !== null && name === headline;
  const hasOverlay = !hide_overlay && !repeatsHeadline;
  const content = (
    <>
      <Picture
        reference={data?.heroImage ?? image}
        alt={data?.heroAlt || (hasOverlay || (repeatsHeadline && url === null) ? '' : name)}
        isFirst={data !== null}
      />
      {hasOverlay ? (
        <div css={styles.overlay} data-part="overlay">
          <b>{name}</b>
          {description ? <span>{description}</span> : null}
        </div>
      ) : null}
    </>
  );
  return url === null ? content : <AppLink href={url}>{content}</AppLink>;
}

/**
 * The pictures of the hero: a row that is swiped, or moved by buttons, and never plays by itself (SHL-060). A site without
 * slides has one picture.
 */
export function HeroSlides({ data }: { data: HomeData }): ReactNode {
  const track = useRef<HTMLUListElement>(null);
  const { slides } = useSite().home;
  if (slides.length === 0)
    return (
      <div css={styles.frame}>
        <Picture reference={data.heroImage} alt={data.heroAlt} isFirst />
      </div>
    );
  const isRow = slides.length > 1;
  const move = (step: 1 | -1) => (): void => {
    const element = track.current;
    if (!element) return;
    const last = element.scrollWidth - element.clientWidth;
    const left = element.scrollLeft + step * element.clientWidth;
    // Round at the ends; fractional layouts leave a pixel over.
    element.scrollLeft = left < -2 ? last : left > last + 2 ? 0 : left;
  };
  return (
    <div css={styles.frame} role={isRow ? 'group' : undefined} aria-label={isRow ? 'Highlights' : undefined}>
      {/* A scrolling region has to be reachable with Tab, or keys could not scroll it. */}
      <ul
        ref={track}
        css={styles.track}
        aria-label={isRow ? 'Highlights' : undefined}
        {...(isRow ? { tabIndex: 0 } : {})}
      >
        {slides.map((slide, at) => (
          <li key={slide.id} data-slide={slide.id}>
            <Slide slide={slide} data={at === 0 ? data : null} />
          </li>
        ))}
      </ul>
      {isRow ? (
        <div css={styles.controls}>
          <IconButton label="Previous highlight" veiled onClick={move(-1)}>
            <ChevronLeftIcon />
          </IconButton>
          <IconButton label="Next highlight" veiled onClick={move(1)}>
            <ChevronRightIcon />
          </IconButton>
        </div>
      ) : null}
    </div>
  );
}
