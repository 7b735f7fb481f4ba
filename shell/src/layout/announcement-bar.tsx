import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { useSite } from 'shared-contracts/react';
import { containerStyles } from 'shared-ui/layout';
import { color, fontSize, size, space } from 'shared-ui/tokens';
import { AppLink } from '../platform/app-link';

const barStyles = css({
  background: color.secondary,
  color: color.onSecondary,
  fontSize: fontSize[14],
  textAlign: 'center',
  '& > *': {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'center',
    minHeight: size.tap,
    paddingBlock: space[8],
    lineHeight: 1.4,
    textWrap: 'balance',
  },
  '& a': { textDecoration: 'underline', textUnderlineOffset: 3 },
});

/** One line of news above the header, where the site has one. */
export function AnnouncementBar(): ReactNode {
  const { announcement } = useSite().banners;
  if (!announcement) return null;
  const { href, text } = announcement;
  return (
    <aside css={barStyles} data-surface="dark" aria-label="Announcement">
      <p css={containerStyles}>{href ? <AppLink href={href}>{text}</AppLink> : text}</p>
    </aside>
  );
}
