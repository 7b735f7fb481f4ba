import { Component, type ReactNode } from 'react';
import { ErrorPanel } from 'shared-ui/error-panel';
import { RetryStrip } from './retry-strip';
import { ServerMarkup } from './server-markup';
import type { ServedParts } from './served-parts';

const reload = (): void => window.location.reload();

interface RootBoundaryProps {
  served: ServedParts;
  onFailure: (error: unknown) => void;
  children: ReactNode;
}

/**
 * Last resort when the frame itself fails: the page as the server rendered it, or one sentence when the visitor has moved
 * on, and a way to start again.
 */
export class RootBoundary extends Component<RootBoundaryProps, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError(): { failed: boolean } {
    return { failed: true };
  }

  override componentDidCatch(error: unknown): void {
    this.props.onFailure(error);
  }

  override render(): ReactNode {
    const { served, children } = this.props;
    if (!this.state.failed) return children;
    const page = served.root();
    if (!page) return <ErrorPanel onRetry={reload} />;
    return (
      <>
        <ServerMarkup part={page} attributes={{ style: { display: 'contents' } }} />
        <RetryStrip onRetry={() => Promise.resolve(reload())} />
      </>
    );
  }
}
