import { Component, type ReactNode } from 'react';
import type { ReleaseName } from 'shared-contracts/remote/composition';
import type { RemoteRegistry } from './remote-registry';

interface ContainedProps {
  remote: ReleaseName;
  registry: RemoteRegistry;
  /** Called once for each failure. */
  onFailure: (error: unknown) => void;
  /** What stands in for the part; `retry` tries again, `busy` while it does. */
  fallback: (retry: () => void, busy: boolean) => ReactNode;
  /** A new value means a new part: the failure of the last one does not count. */
  part: unknown;
  children: ReactNode;
}

interface ContainedState {
  failed: boolean;
  busy: boolean;
}

/**
 * Keeps the failure of one remote to its own place (SHL-081). The part comes back without a reload when its
 * remote could be loaded after all, or when the visitor asks for it.
 */
export class Contained extends Component<ContainedProps, ContainedState> {
  override state: ContainedState = { failed: false, busy: false };
  private unsubscribe: (() => void) | undefined;

  static getDerivedStateFromError(): Partial<ContainedState> {
    return { failed: true, busy: false };
  }

  override componentDidCatch(error: unknown): void {
    this.props.onFailure(error);
  }

  override componentDidMount(): void {
    const { registry, remote } = this.props;
    this.unsubscribe = registry.subscribe((name) => {
      if (name !== remote || !this.state.failed) return;
      if (registry.state(remote).kind === 'ready') this.setState({ failed: false, busy: false });
    });
  }

  override componentDidUpdate(before: ContainedProps): void {
    if (this.state.failed && before.part !== this.props.part) this.setState({ failed: false, busy: false });
  }

  override componentWillUnmount(): void {
    this.unsubscribe?.();
  }

  private readonly retry = (): void => {
    const { registry, remote } = this.props;
    this.setState({ busy: true });
    registry.load(remote).then(
      () => this.setState({ failed: false, busy: false }),
      () => this.setState({ busy: false }),
    );
  };

  override render(): ReactNode {
    if (this.state.failed) return this.props.fallback(this.retry, this.state.busy);
    return this.props.children;
  }
}
