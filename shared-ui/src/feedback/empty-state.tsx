import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { color, fontSize, media, radius, space } from '../foundation/tokens';

const styles = css({
  display: 'grid',
  justifyItems: 'center',
  alignContent: 'center',
  textAlign: 'center',
  gap: space[12],
  padding: `${space[48]} ${space[24]}`,
  background: color.tint,
  borderRadius: radius.base,
  '& > svg': { color: color.neutral500, width: 200, height: 88 },
  '& h2,& h3': { fontSize: fontSize[20] },
  '& > p': { maxWidth: '46ch' },
  [media.from(768)]: { padding: `${space[64]} ${space[24]}` },
});

const actionStyles = css({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[8],
  justifyContent: 'center',
  marginTop: space[8],
});

export interface EmptyStateProps {
  readonly title: string;
  /** One sentence: why it is empty and what helps. */
  readonly children?: ReactNode;
  /** One action. */
  readonly action?: ReactNode;
  /** Replaces the picture of a road. */
  readonly picture?: ReactNode;
  readonly headingLevel?: 2 | 3;
}

/** An empty road to the horizon: nothing here, but a way on. */
function RoadPicture(): ReactNode {
  return (
    <svg
      viewBox="0 0 200 88"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.6"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
    >
      <path d="M8 48h58M134 48h58M66 48c8-13 18-19 34-19s26 6 34 19" />
      <path d="M93 48L52 84M107 48l41 36M100 53v4M100 63v6M100 76v8" />
      <path d="M22 48l8-11 8 8 9-14 12 17M141 48l9-9 7 6 8-11 11 14" />
      <path d="M86 20a14 14 0 0 1 28 0M100 1v1M82 9l1 .8M118 9l-1 .8" />
    </svg>
  );
}

/** Nothing to show: a drawing, a sentence and one action. */
export function EmptyState({
  title,
  children,
  action,
  picture,
  headingLevel = 2,
}: EmptyStateProps): ReactNode {
  const Heading = headingLevel === 2 ? 'h2' : 'h3';
  return (
    <div css={styles}>
      {picture ?? <RoadPicture />}
      <Heading>{title}</Heading>
      {children ? <p>{children}</p> : null}
      {action ? <div css={actionStyles}>{action}</div> : null}
    </div>
  );
}
