import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { Button } from '../actions/button';
import { color, radius, space } from '../foundation/tokens';
import { RefreshIcon } from '../icons/action-icons';
import { WarningIcon } from '../icons/status-icons';

const styles = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'center',
  gap: `${space[8]} ${space[16]}`,
  minHeight: 'var(--panel-height,0)',
  padding: space[24],
  background: color.tint,
  borderRadius: radius.base,
  color: color.text,
  textAlign: 'center',
  '& > p': { display: 'flex', alignItems: 'center', gap: space[8], textAlign: 'left' },
  '& > p > svg': { color: color.warningText },
});

export interface ErrorPanelProps {
  readonly message?: string;
  /** Tries the part again. Without it no button is shown. */
  readonly onRetry?: (() => void) | undefined;
  /** A retry is under way. */
  readonly busy?: boolean;
}

/** Stands where one part of a page failed; the rest of the page stays. */
export function ErrorPanel({
  message = 'This section is unavailable. Please try again.',
  onRetry,
  busy,
}: ErrorPanelProps): ReactNode {
  return (
    <div css={styles} role="alert">
      <p>
        <WarningIcon />
        <span>{message}</span>
      </p>
      {onRetry ? (
        <Button size="small" onClick={onRetry} busy={busy ?? false}>
          <RefreshIcon size={16} />
          Retry
        </Button>
      ) : null}
    </div>
  );
}
