import { css } from '@emotion/react';
import {
  useCallback,
  useEffect,
  useState,
  type CSSProperties,
  type ImgHTMLAttributes,
  type ReactNode,
} from 'react';
import { color } from '../foundation/tokens';
import { ImageNotFound } from './image-not-found';
import { buildSources, type PictureUrl } from './srcset';

/** The ground shows while the picture loads, so the box never looks empty. */
const imageStyles = css({
  width: '100%',
  height: 'auto',
  objectFit: 'cover',
  background: color.studio,
});

type Source<Width extends number> =
  | { readonly src: string | null | undefined; readonly pictureUrl?: undefined; readonly widths?: undefined }
  | {
      readonly src?: undefined;
      readonly pictureUrl: PictureUrl<Width>;
      readonly widths: readonly Width[];
    };

type NativeProps = Omit<
  ImgHTMLAttributes<HTMLImageElement>,
  'src' | 'srcSet' | 'alt' | 'width' | 'height' | 'loading' | 'fetchPriority' | 'onError' | 'ref'
>;

export type ImageProps<Width extends number = number> = NativeProps &
  Source<Width> & {
    /** What the picture shows; empty for decoration. */
    readonly alt: string;
    /** Width and height in px keep the box while the picture loads. */
    readonly width: number;
    readonly height: number;
    readonly quality?: number;
    readonly crop?: boolean;
    /** Above the fold: loaded eagerly and first. One per page. */
    readonly priority?: boolean;
    /** Picture shown instead of a missing one. Without it a drawing in the page is used. */
    readonly notFoundSrc?: string;
    /** The drawing for a missing picture. */
    readonly notFound?: ReactNode;
    /** In a row of pictures: whether this one is in view. One that failed is tried again each time it comes into view. */
    readonly isInView?: boolean;
  };

const noneFailed: readonly string[] = [];

/** How far a picture has fallen back: its own address, the not-found picture, the drawing in the page. */
type Stage = 'picture' | 'not-found' | 'drawing';

/**
 * A picture that cannot jump, stretch or loop. A missing or failing one becomes the not-found picture once,
 * and when that fails too, a drawing that needs no request (UI-019); it has another chance when the browser is online
 * again. Renditions come from `pictureUrl` (UI-020); lazy unless `priority`.
 */
export function Image<Width extends number = number>(props: ImageProps<Width>): ReactNode {
  const {
    src,
    pictureUrl,
    widths,
    alt,
    width,
    height,
    quality,
    crop,
    priority,
    notFoundSrc,
    notFound,
    isInView = false,
    ...rest
  } = props;
  const sources = pictureUrl
    ? buildSources({ pictureUrl, widths, width, height, quality, crop })
    : src
      ? { src, srcSet: undefined }
      : null;
  const [failedSrc, setFailedSrc] = useState(noneFailed);
  const hasFailed = failedSrc.length > 0;
  const [wasInView, setWasInView] = useState(isInView);
  if (wasInView !== isInView) {
    setWasInView(isInView);
    if (isInView) setFailedSrc(noneFailed);
  }
  useEffect(() => {
    if (!hasFailed) return undefined;
    const tryAgain = (): void => setFailedSrc(noneFailed);
    window.addEventListener('online', tryAgain);
    return () => window.removeEventListener('online', tryAgain);
  }, [hasFailed]);
  const stage = stageOf(sources?.src, notFoundSrc, failedSrc);
  const shownSrc = stage === 'picture' ? sources?.src : notFoundSrc;

  const markFailed = useCallback((address: string | undefined) => {
    if (address === undefined) return;
    setFailedSrc((known) => (known.includes(address) ? known : [...known, address]));
  }, []);
  // A picture may have failed before this code ran; then no error event is left to hear.
  const checkEarlyFailure = useCallback(
    (element: HTMLImageElement | null) => {
      if (element?.complete && element.naturalWidth === 0 && element.currentSrc !== '') markFailed(shownSrc);
    },
    [markFailed, shownSrc],
  );

  if (stage === 'drawing') {
    // Custom properties are the one thing React's style type does not list.
    const proportions = { '--proportions': `${width}/${height}`, display: 'block' } as CSSProperties;
    return (
      <span style={proportions} className={rest.className}>
        {notFound ?? <ImageNotFound alt={alt} />}
      </span>
    );
  }
  return (
    <img
      decoding="async"
      {...rest}
      ref={checkEarlyFailure}
      css={imageStyles}
      alt={alt}
      width={width}
      height={height}
      sizes={stage === 'picture' ? rest.sizes : undefined}
      srcSet={stage === 'picture' ? sources?.srcSet : undefined}
      src={shownSrc}
      loading={priority ? 'eager' : 'lazy'}
      fetchPriority={priority ? 'high' : undefined}
      onError={() => markFailed(shownSrc)}
    />
  );
}

function stageOf(
  src: string | undefined,
  notFoundSrc: string | undefined,
  failedSrc: readonly string[],
): Stage {
  if (src !== undefined && !failedSrc.includes(src)) return 'picture';
  if (notFoundSrc !== undefined && !failedSrc.includes(notFoundSrc)) return 'not-found';
  return 'drawing';
}
