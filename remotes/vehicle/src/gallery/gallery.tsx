import { useState, type MouseEvent, type ReactNode } from 'react';
import { useSite } from 'shared-contracts/react';
import { parseVideo } from 'shared-contracts/videos';
import { carTitle } from 'shared-rules/car-title';
import { IconButton } from 'shared-ui/button';
import { ExpandIcon } from 'shared-ui/icons';
import { Image, ImageNotFound } from 'shared-ui/image';
import { lazyComponent } from 'shared-ui/lazy-component';
import { ExternalVideo } from './external-video';
import type { FullscreenGalleryProps } from './fullscreen-gallery';
import * as styles from './gallery.styles';
import { NextPictures } from './next-pictures';
import { hasSmallPictures, pictureUrlOf, slideSize, slideSizesOf, slideWidths } from './slide-sources';
import { picturesOf, slidesOf, type GalleryCar, type Picture } from './slides';
import { slideId, Thumbnails } from './thumbnails';
import { TurnButtons } from './turn-buttons';
import { useEarlierPicture } from './use-earlier-picture';
import { useTrack } from './use-track';
import { VideoSlide } from './video-slide';

/** Slides from here on load when they come near (VEH-010). */
const prioritisedSlides = 2;

const fullscreen = lazyComponent<FullscreenGalleryProps>(
  async () => (await import(/* webpackChunkName: 'fullscreen' */ './fullscreen-gallery')).FullscreenGallery,
);
/** Without it the pictures stay where they are. */
const fetchFullscreen = (then: () => void) => void fullscreen.code().then(then, () => undefined);

/**
 * The car's pictures and film as a strip that scrolls by itself: swipe, wheel and keys work without script, and a
 * thumbnail is a link to its slide. Wide screens arrange them as the site wishes (`vehicle.gallery`).
 */
export function Gallery({ car }: { car: GalleryCar }): ReactNode {
  const site = useSite();
  const slides = slidesOf(car, site);
  const pictures = picturesOf(car);
  const external = parseVideo(car.external_video_url, site);
  const { ref, current, show, handlers } = useTrack(slides.length);
  useEarlierPicture(ref, pictures[0]?.url);
  const [isFullscreen, setFullscreen] = useState(false);
  const title = carTitle(car);
  const hasSmall = hasSmallPictures(car);
  const { gallery } = site.vehicle;

  const open = () => fetchFullscreen(() => setFullscreen(true));
  const openFromPicture = (event: MouseEvent) => {
    if (event.target instanceof HTMLImageElement && event.target.closest('a') === null) open();
  };
  /** The slide of a picture, whose place the film may have shifted. */
  const slideOf = (picture: number) =>
    slides.findIndex((slide) => slide.kind === 'picture' && slide.number === picture + 1);
  const shown = slides[current];
  const image = (picture: Picture, index: number, alt: string) => (
    <Image
      pictureUrl={pictureUrlOf(site, picture.url)}
      widths={slideWidths}
      sizes={slideSizesOf(car, site)}
      {...slideSize}
      crop
      priority={index < prioritisedSlides}
      isInView={index === current}
      draggable={false}
      alt={alt}
    />
  );

  return (
    <section
      css={[styles.gallery, hasSmall && styles.arrangements[gallery]]}
      aria-label={`Pictures of ${title}`}
    >
      <div css={styles.frame}>
        {slides.length === 0 ? (
          <ImageNotFound alt={title} />
        ) : (
          // The strip is reached with Tab, as keys could not scroll it otherwise; "View fullscreen" does what a click does.
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/click-events-have-key-events
          <ul
            ref={ref}
            css={styles.track}
            {...handlers}
            onClick={openFromPicture}
            tabIndex={0}
            aria-label="Pictures"
          >
            {slides.map((slide, index) => (
              <li key={slideId(index)} id={slideId(index)} css={styles.slide}>
                {slide.kind === 'video' ? (
                  <VideoSlide
                    video={slide.video}
                    title={title}
                    isCurrent={index === current}
                    poster={pictures[0] ? image(pictures[0], index, '') : <ImageNotFound text="" />}
                  />
                ) : (
                  image(slide.picture, index, `${title}, picture ${slide.number} of ${pictures.length}`)
                )}
              </li>
            ))}
          </ul>
        )}
        <div css={styles.actions}>
          {pictures.length > 0 ? (
            <IconButton
              veiled
              label="View fullscreen"
              onClick={open}
              onPointerEnter={() => fetchFullscreen(() => undefined)}
            >
              <ExpandIcon />
            </IconButton>
          ) : null}
          {external ? <ExternalVideo video={external} title={title} /> : null}
        </div>
        <TurnButtons
          current={current}
          count={slides.length}
          onTurn={show}
          previousStyles={styles.previous}
          nextStyles={styles.next}
        />
        {slides.length > 1 ? (
          <p css={styles.counter} aria-live="polite">
            <span className="visually-hidden">{shown?.kind === 'video' ? 'Video ' : 'Picture '}</span>
            {current + 1} / {slides.length}
          </p>
        ) : null}
      </div>
      {hasSmall && gallery === 'mosaic' ? (
        <NextPictures slides={slides} current={current} onChoose={show} />
      ) : null}
      {hasSmall ? (
        <div css={gallery === 'strip' && styles.strip} data-part="thumbnails">
          <Thumbnails slides={slides} current={current} onChoose={show} />
        </div>
      ) : null}
      {isFullscreen ? (
        <fullscreen.Component
          title={title}
          pictures={pictures}
          start={shown?.kind === 'picture' ? shown.number - 1 : 0}
          onClose={(picture) => {
            setFullscreen(false);
            show(slideOf(picture), 'at once');
          }}
        />
      ) : null}
    </section>
  );
}
