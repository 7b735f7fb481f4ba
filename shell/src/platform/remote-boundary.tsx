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
  part: unknown;
}

/** Pauses before a failed part is tried again by itself, in milliseconds; then only the visitor's Retry counts. */
const healingMs = [5_000, 15_000, 45_000];

/**
 * Keeps the failure of one remote to its own place (SHL-081). The part comes back without a reload when its
 * remote could be loaded after all, or when the visitor asks for it.
 */
export class Contained extends Component<ContainedProps, ContainedState> {
  override state: ContainedState = { failed: false, busy: false, part: this.props.part };
  private unsubscribe: (() => void) | undefined;
  private failures = 0;
  private healing: ReturnType<typeof setTimeout> | undefined;

  static getDerivedStateFromProps({ part }: ContainedProps, state: ContainedState): ContainedState | null {
    return part === state.part ? null : { failed: false, busy: false, part };
  }

  static getDerivedStateFromError(): Partial<ContainedState> {
    return { failed: true, busy: false };
  }

  override componentDidCatch(error: unknown): void {
    this.props.onFailure(error);
    const delayMs = healingMs[this.failures];
    this.failures += 1;
    if (delayMs !== undefined) this.healing = setTimeout(this.retry, delayMs);
  }

  override componentDidMount(): void {
    const { registry, remote } = this.props;
    this.unsubscribe = registry.subscribe((name) => {
      if (name !== remote || !this.state.failed) return;
      if (registry.state(remote).kind === 'ready') this.setState({ failed: false, busy: false });
    });
  }

  override componentWillUnmount(): void {
    this.unsubscribe?.();
    clearTimeout(this.healing);
  }

  private readonly retry = (): void => {
    clearTimeout(this.healing);
    if (!this.state.failed) return;
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
