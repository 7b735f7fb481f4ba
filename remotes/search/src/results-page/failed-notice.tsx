import type { ReactNode } from 'react';
import { useRevalidator } from 'shared-routing';
import { ErrorPanel } from 'shared-ui/error-panel';
import * as styles from './results-page.styles';

/** The search failed while results are on screen; those stay (SRC-027). */
export function FailedNotice(): ReactNode {
  const { revalidate, state } = useRevalidator();
  return (
    <div css={styles.notice}>
      <ErrorPanel
        message="We could not update these results. Please try again."
        onRetry={() => void revalidate()}
        busy={state === 'loading'}
      />
    </div>
  );
}
