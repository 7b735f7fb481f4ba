import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { color, fontSize, space } from '../foundation/tokens';

const styles = css({
  display: 'grid',
  placeContent: 'center',
  justifyItems: 'center',
  gap: space[8],
  width: '100%',
  height: 'auto',
  aspectRatio: 'var(--proportions,3/2)',
  padding: space[8],
  overflow: 'hidden',
  background: color.studio,
  color: color.onStudio,
  fontSize: fontSize[14],
  textAlign: 'center',
  '& > svg': { maxWidth: '44%', height: 'auto', opacity: 0.75 },
});

export interface ImageNotFoundProps {
  /** The text under the drawing, and the name of the picture for assistive technology. */
  readonly text?: string;
  /** What the missing picture shows; decoration when empty. */
  readonly alt?: string;
  /** Replaces the frame, for example with an outline of what is missing. */
  readonly picture?: ReactNode;
}

/** Part of the page, so that it cannot itself be missing. */
export function ImageNotFound({ text = 'Photo coming', alt, picture }: ImageNotFoundProps): ReactNode {
  return (
    <span css={styles} role={alt ? 'img' : undefined} aria-label={alt ? `${alt}. ${text}` : undefined}>
      {picture ?? (
        <svg
          width="88"
          height="59"
          viewBox="0 0 96 64"
          fill="none"
          stroke="currentColor"
          strokeWidth="2.2"
          strokeLinecap="round"
          strokeLinejoin="round"
          aria-hidden="true"
          focusable="false"
        >
          <rect x="4" y="12" width="88" height="48" rx="5" />
          <path d="M32 12l5-8h22l5 8" />
          <circle cx="48" cy="36" r="14" />
          <circle cx="48" cy="36" r="6.500" />
          <path d="M79 22h3" />
        </svg>
      )}
      <span>{text}</span>
    </span>
  );
}
