import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { buttonStyles } from 'shared-ui/button';
import { color, fontSize, media, space } from 'shared-ui/tokens';
import { AppLink } from '../../platform/app-link';
import type { BlockProps } from './block-types';

const layoutStyles = css({
  display: 'grid',
  gap: space[32],
  alignItems: 'center',
  [media.from(768)]: { gridTemplateColumns: 'minmax(0,1fr) minmax(0,320px)' },
  [media.from(992)]: { gap: space[64], '& h2': { fontSize: fontSize[36] } },
  '& > div': { display: 'grid', gap: space[16], justifyItems: 'start' },
  '& p': { maxWidth: '56ch', fontSize: fontSize[18] },
  '& > svg': { width: '100%', maxWidth: 320, height: 'auto', color: color.ink },
});

/** A disc between the rollers of a brake tester. */
function DiscDrawing(): ReactNode {
  return (
    <svg viewBox="0 0 320 240" fill="none" stroke="currentColor" strokeWidth="3" aria-hidden="true">
      <circle cx="160" cy="102" r="90" />
      <circle cx="160" cy="102" r="60" />
      <circle cx="160" cy="102" r="30" />
      <circle cx="160" cy="102" r="10" />
      {[0, 45, 90, 135, 180, 225, 270, 315].map((angle) => (
        <path key={angle} d="M160 34v14" transform={`rotate(${angle} 160 102)`} />
      ))}
      <path d="M222 26a98 98 0 0 1 36 62l-40 8a58 58 0 0 0-21-37z" fill="currentColor" />
      <circle cx="96" cy="206" r="24" />
      <circle cx="224" cy="206" r="24" />
      <path d="M8 236h304" />
    </svg>
  );
}

/** What `blocks.brakeTesting` says (SHL-080). */
export function BrakeTesting({ block: { title, text, link } }: BlockProps<'brake-testing'>): ReactNode {
  return (
    <div css={layoutStyles}>
      <div>
        <h2>{title}</h2>
        <p>{text}</p>
        {link ? (
          <AppLink href={link.href} css={buttonStyles('outline')}>
            {link.label}
          </AppLink>
        ) : null}
      </div>
      <DiscDrawing />
    </div>
  );
}
