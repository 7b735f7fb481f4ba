import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { imageUrl, pictureHash, type ImageWidth } from 'shared-contracts/images';
import { useSite } from 'shared-contracts/react';
import { Image, ImageNotFound } from 'shared-ui/image';

import { font, fontSize, lineHeight, media } from 'shared-ui/tokens';

const nameStyles = css({
  fontFamily: font.heading,
  fontSize: fontSize[24],
  fontWeight: font.weightHeading,
  letterSpacing: font.tracking,
  lineHeight: lineHeight.heading,
  [media.from(992)]: { fontSize: fontSize[30] },
});

const widths: readonly ImageWidth[] = [320, 480, 640, 960, 1200, 1600];

interface ModelPictureProps {
  picture: string | null;
  /** Stands in the picture's place where there is none. */
  name: string;
  alt: string;
  /** CSS pixels in which it is shown at most. */
  width: 640 | 960;
  sizes: string;
  isFirst?: boolean;
}

/** A model's picture; its name where there is none, so that no two models look the same (SHL-050). */
export function ModelPicture({ picture, name, alt, width, sizes, isFirst }: ModelPictureProps): ReactNode {
  const { images } = useSite();
  const source =
    pictureHash(picture) === null
      ? { src: picture }
      : {
          pictureUrl: (request: { width: ImageWidth }) => imageUrl(images, picture, { width: request.width }),
          widths,
        };
  return (
    <Image
      // Another model's picture must not stand beside this one's words while it loads.
      key={picture}
      {...source}
      alt={alt}
      width={width}
      height={Math.round((width * 2) / 3)}
      sizes={sizes}
      priority={isFirst ?? false}
      notFound={<ImageNotFound alt={alt} picture={<b css={nameStyles}>{name}</b>} />}
    />
  );
}
