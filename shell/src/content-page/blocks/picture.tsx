import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { useSite } from 'shared-contracts/react';
import { color, radius } from 'shared-ui/tokens';
import { pictureSources } from '../../platform/picture';

/** Every picture of a page is 3:2 unless its place says otherwise, and keeps its space while it loads. */
const pictureStyles = css({
  width: '100%',
  aspectRatio: '3/2',
  objectFit: 'cover',
  background: color.studio,
  borderRadius: radius.base,
});

export interface PictureProps {
  image: string;
  alt: string;
  /** Width in the layout, as in the `sizes` of an image. */
  sizes: string;
  /** The largest thing of the first view: fetched first instead of when it comes near. */
  first?: boolean;
}

/** A picture as a page names it; nothing where the reference leads nowhere. */
export function Picture({ image, alt, sizes, first = false }: PictureProps): ReactNode {
  const sources = pictureSources(useSite(), image, 960);
  if (!sources) return null;
  const loading = first ? ({ fetchPriority: 'high' } as const) : ({ loading: 'lazy' } as const);
  return (
    <img {...sources} {...loading} css={pictureStyles} sizes={sizes} alt={alt} width={960} height={640} />
  );
}
