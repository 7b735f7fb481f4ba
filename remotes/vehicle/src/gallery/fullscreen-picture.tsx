import { memo, type CSSProperties, type ReactNode } from 'react';
import type { PublicTenantConfig } from 'shared-contracts/site-config';
import { Image } from 'shared-ui/image';
import * as styles from './fullscreen-gallery.styles';
import { pictureUrlOf } from './slide-sources';
import type { Picture } from './slides';
import type { View } from './zoom';

interface FullscreenPictureProps {
  site: Pick<PublicTenantConfig, 'images'>;
  picture: Picture;
  view: View;
  /** Wanted at once; the others load when they come near. */
  isFirst: boolean;
  alt: string;
}

/** Nothing a browser shows on a wide screen needs more than one of these. */
const widths = [480, 800, 1200, 1600] as const;

/** One picture as large as the screen. Re-rendered only when it is zoomed itself. */
export const FullscreenPicture = memo(function FullscreenPicture({
  site,
  picture,
  view,
  isFirst,
  alt,
}: FullscreenPictureProps): ReactNode {
  // Custom properties are the one thing React's style type does not list.
  const place = { '--zoom': view.scale, '--x': `${view.x}px`, '--y': `${view.y}px` } as CSSProperties;
  return (
    <li css={styles.slide} style={place}>
      <Image
        pictureUrl={pictureUrlOf(site, picture.url)}
        widths={widths}
        // Enlarged, it is worth a sharper one.
        sizes={view.scale > 1 ? '200vw' : '100vw'}
        width={1200}
        height={800}
        priority={isFirst}
        draggable={false}
        alt={alt}
      />
    </li>
  );
});
