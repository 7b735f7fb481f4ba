import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { color, fontSize, media, space } from 'shared-ui/tokens';

const headStyles = css({
  display: 'grid',
  gap: space[12],
  maxWidth: '60ch',
  marginBottom: space[24],
  '& > p': { color: color.muted, fontSize: fontSize[18] },
  [media.from(992)]: { marginBottom: space[32], '& > h2': { fontSize: fontSize[36] } },
});

/** Heading of a section with one sentence below it; nothing without a heading. */
export function SectionHead({
  title,
  intro,
}: {
  title: string | undefined;
  intro?: string | undefined;
}): ReactNode {
  if (title === undefined) return null;
  return (
    <div css={headStyles}>
      <h2>{title}</h2>
      {intro ? <p>{intro}</p> : null}
    </div>
  );
}
