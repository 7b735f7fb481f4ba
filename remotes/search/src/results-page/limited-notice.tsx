import { useEffect, type ReactNode } from 'react';
import { useRevalidator } from 'shared-routing';
import { Alert } from 'shared-ui/alert';
import * as styles from './results-page.styles';

/** How often a limited search is repeated, in ms, until it is whole again. */
const repeatEveryMs = 15_000;

/** The cars were found without the search server: there are no filters, and the page finds out when they are back. */
export function LimitedNotice(): ReactNode {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    const timer = setInterval(() => void revalidate(), repeatEveryMs);
    return () => clearInterval(timer);
  }, [revalidate]);
  return (
    <div css={styles.notice}>
      <Alert title="Our search is limited right now">
        You can look through what we have in stock. Filters will be back in a moment.
      </Alert>
    </div>
  );
}
