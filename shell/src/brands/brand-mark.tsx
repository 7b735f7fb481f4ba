import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { useSite } from 'shared-contracts/react';
import { brandAccent } from 'shared-rules/brand-accent';
import { color, font, fontSize } from 'shared-ui/tokens';
import { pictureSources } from '../platform/picture';

const markStyles = css({
  display: 'inline-flex',
  alignItems: 'center',
  height: 48,
  '& > img': { width: 144, height: 44, objectFit: 'contain', objectPosition: 'left center' },
  '& > b': {
    paddingBottom: 2,
    borderBottom: '3px solid',
    color: color.ink,
    fontFamily: font.heading,
    fontSize: fontSize[24],
    fontWeight: font.weightHeading,
    letterSpacing: font.tracking,
    lineHeight: 1.2,
  },
});

interface BrandMarkProps {
  brand: { title: string; slug: string; logo: string | null };
}

/** A brand's logo; its name over its accent where it has none (SHL-003, SHL-061). */
export function BrandMark({ brand: { title, slug, logo } }: BrandMarkProps): ReactNode {
  const site = useSite();
  const sources = pictureSources(site, logo, 160);
  return (
    <span css={markStyles}>
      {sources ? (
        <img src={sources.src} alt={title} width={144} height={44} loading="lazy" />
      ) : (
        // The accent is the brand's own, and so no token.
        <b css={css({ borderColor: brandAccent(site.theme, slug) })}>{title}</b>
      )}
    </span>
  );
}
