import { Component, type ReactNode } from 'react';
import { ErrorPanel } from 'shared-ui/error-panel';

const reload = (): void => window.location.reload();

/** Last resort when the frame itself fails: one sentence and a way to start again. */
export class RootBoundary extends Component<
  { onFailure: (error: unknown) => void; children: ReactNode },
  { failed: boolean }
> {
  override state = { failed: false };

  static getDerivedStateFromError(): { failed: boolean } {
    return { failed: true };
  }

  override componentDidCatch(error: unknown): void {
    this.props.onFailure(error);
  }

  override render(): ReactNode {
    return this.state.failed ? <ErrorPanel onRetry={reload} /> : this.props.children;
  }
}
