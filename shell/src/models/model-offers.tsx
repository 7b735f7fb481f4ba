import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import type { ModelDetails } from 'shared-contracts/entities/model-page';
import { ArrowIcon, TagIcon } from 'shared-ui/icons';
import { containerStyles, sectionStyles } from 'shared-ui/layout';
import { color, font, fontSize, media, radius, space } from 'shared-ui/tokens';
import { sectionHead } from './model-page.styles';

const listStyles = css({
  display: 'grid',
  gap: space[12],
  [media.from(768)]: { gridTemplateColumns: 'repeat(2,minmax(0,1fr))' },
  '& a': {
    display: 'flex',
    alignItems: 'center',
    gap: space[12],
    minHeight: 72,
    padding: space[16],
    background: color.surface,
    borderRadius: radius.base,
    color: color.ink,
    fontSize: fontSize[18],
    fontWeight: font.weightStrong,
    [media.hover]: { '&:hover span': { textDecoration: 'underline', textUnderlineOffset: 4 } },
  },
  '& span': { flex: 1 },
  '& svg': { flex: 'none', color: color.primaryText },
});

/** Offers of a model; nothing without one. */
export function ModelOffers({ name, offers }: { name: string; offers: ModelDetails['offers'] }): ReactNode {
  if (offers.length === 0) return null;
  return (
    <section css={sectionStyles} data-tinted="" aria-labelledby="model-offers">
      <div css={containerStyles}>
        <h2 id="model-offers" css={sectionHead}>
          {name} offers
        </h2>
        <ul css={listStyles}>
          {offers.map((offer) => (
            <li key={offer.id}>
              <a href={offer.href}>
                <TagIcon />
                <span>{offer.name}</span>
                <ArrowIcon />
              </a>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
