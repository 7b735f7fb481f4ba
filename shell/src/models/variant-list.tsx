import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import type { ModelDetails } from 'shared-contracts/entities/model-page';
import { ArrowIcon } from 'shared-ui/icons';
import { containerStyles, sectionStyles } from 'shared-ui/layout';
import { color, font, fontSize, media, size, space } from 'shared-ui/tokens';
import { variantHref } from './model-links';
import { sectionHead } from './model-page.styles';
import { inStockText, StartingPrice } from './stock-text';

const rowStyles = css({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0,1fr) auto',
  alignItems: 'center',
  gap: `${space[4]} ${space[16]}`,
  paddingBlock: space[16],
  borderTop: `1px solid ${color.line}`,
  '& h3': { fontSize: fontSize[18] },
  '& p': { gridColumn: '1', gridRow: '2' },
  '& a': {
    gridRow: '1 / span 2',
    gridColumn: '2',
    display: 'inline-flex',
    alignItems: 'center',
    gap: space[8],
    minHeight: size.tap,
    color: color.primaryText,
    fontWeight: font.weightStrong,
  },
  '& a::after': { content: '""', position: 'absolute', inset: 0 },
  [media.hover]: { '&:hover': { background: color.tint } },
  [media.from(768)]: {
    gridTemplateColumns: 'minmax(0,2fr) minmax(0,2fr) minmax(0,1fr)',
    paddingInline: space[16],
    '& p': { gridColumn: '2', gridRow: '1' },
    '& a': { gridColumn: '3', gridRow: '1', justifySelf: 'end' },
  },
});

/** Grades of a model that are in stock new, with the price each begins at, the cheapest first. */
export function VariantList({ model }: { model: ModelDetails }): ReactNode {
  const { name, variants } = model;
  if (variants.length === 0) return null;
  return (
    <section css={sectionStyles} aria-labelledby="model-variants">
      <div css={containerStyles}>
        <h2 id="model-variants" css={sectionHead}>
          New {name} grades in stock
        </h2>
        <ul>
          {variants.map(({ badge, spellings, count, from }) => (
            <li key={badge} css={rowStyles}>
              <h3>{badge}</h3>
              {from ? <StartingPrice from={from} /> : <p>Ask us for a price</p>}
              <a href={variantHref(model, spellings)}>
                {inStockText(count)}
                <span className="visually-hidden">: {`${name} ${badge}`}</span>
                <ArrowIcon />
              </a>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
