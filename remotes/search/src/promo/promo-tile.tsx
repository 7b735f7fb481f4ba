import type { ReactNode } from 'react';
import type { PromoNode } from 'shared-contracts/entities/promo';
import { usePlatform } from 'shared-contracts/react';
import { imageUrl } from 'shared-contracts/images';
import { ArrowIcon } from 'shared-ui/icons';
import { Image } from 'shared-ui/image';
import * as styles from './promo-tile.styles';

export interface PromoTileProps {
  node: PromoNode['node'];
  /** In the grid of results; in a carousel tiles keep their frame on phones. */
  isEdgeToEdge: boolean;
}

/** A promotion among the cars (SRC-019). Its words stand below the picture, so that the picture says nothing else. */
export function PromoTile({ node, isEdgeToEdge }: PromoTileProps): ReactNode {
  const { site } = usePlatform();
  const variant = isEdgeToEdge ? styles.edgeToEdgeTile : styles.tile;
  const content = (
    <>
      <span css={styles.picture} data-part="picture">
        <Image
          src={imageUrl(site.images, node.image, { width: 800 }) ?? node.image}
          alt=""
          width={480}
          height={640}
          notFound={<></>}
        />
      </span>
      <span css={styles.text}>
        {node.alt}
        <ArrowIcon />
      </span>
    </>
  );
  return (
    <a css={variant} href={node.href} data-promo="">
      {content}
    </a>
  );
}
