import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { useSite } from 'shared-contracts/react';
import { ArrowIcon } from 'shared-ui/icons';
import { featureGridStyles } from 'shared-ui/layout';
import { color, font, fontSize, media, motion, radius, space } from 'shared-ui/tokens';
import { AppLink } from '../platform/app-link';
import { pictureSources } from '../platform/picture';

const tileStyles = css({
  display: 'flex',
  flexDirection: 'column',
  height: '100%',
  overflow: 'hidden',
  background: color.surface,
  border: `1px solid ${color.line}`,
  borderRadius: radius.base,
  color: color.ink,
  '& > img': {
    width: '100%',
    aspectRatio: '3/2',
    objectFit: 'cover',
    background: color.tint,
    transition: `transform ${motion.slow} ${motion.ease}`,
  },
  '& > span': {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: space[12],
    padding: space[16],
    background: 'inherit',
    position: 'relative',
    fontFamily: font.heading,
    fontSize: fontSize[20],
    fontWeight: font.weightHeading,
  },
  [media.hover]: { '&:hover > img': { transform: 'scale(1.025)' } },
});

export interface FeatureTile {
  label: string;
  href: string;
  image: string;
}

/** Three ways on: stacked on phones, three in a row from 992 px (UI-026). */
export function FeatureTiles({ tiles }: { tiles: readonly FeatureTile[] }): ReactNode {
  const site = useSite();
  return (
    <ul css={featureGridStyles} data-part="feature-tiles">
      {tiles.map(({ label, href, image }) => {
        const sources = pictureSources(site, image, 640);
        return (
          <li key={href}>
            <AppLink href={href} css={tileStyles}>
              {sources ? (
                <img
                  {...sources}
                  sizes="(min-width:992px) 400px, 100vw"
                  alt=""
                  width={600}
                  height={400}
                  loading="lazy"
                />
              ) : null}
              <span>
                {label}
                <ArrowIcon />
              </span>
            </AppLink>
          </li>
        );
      })}
    </ul>
  );
}
