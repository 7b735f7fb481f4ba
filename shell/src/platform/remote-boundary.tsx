import { Component, Suspense, useLayoutEffect, type ReactNode } from 'react';
import type { ReleaseName } from 'shared-contracts/remote/composition';
import type { RemoteRegistry } from './remote-registry';
import type { ServedPart, ServedParts } from './served-parts';
import { isInUse, ServerMarkup } from './server-markup';

interface TryBoundaryProps {
  onError: (error: unknown) => void;
  fallback: () => ReactNode;
  children: ReactNode;
}

const nothing = (): null => null;

/** One try at rendering a part. */
class TryBoundary extends Component<TryBoundaryProps, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError(): { failed: boolean } {
    return { failed: true };
  }

  override componentDidCatch(error: unknown): void {
    this.props.onError(error);
  }

  override render(): ReactNode {
    return this.state.failed ? this.props.fallback() : this.props.children;
  }
}

/** Reports, before it is painted, that what stands beside it is in place; renders nothing. */
function Hydrated({ onHydrated }: { onHydrated: () => void }): ReactNode {
  useLayoutEffect(onHydrated);
  return null;
}

export interface RemoteBoundaryProps {
  remote: ReleaseName;
  registry: RemoteRegistry;
  /** Null on the server. */
  served: ServedParts | null;
  /** Key of the part among those the server rendered; null for one that has changed since. */
  servedKey: string | null;
  /** Attributes of the part's element in the server's markup. */
  attributes: Readonly<Record<string, string>>;
  /** A failure that is not shown to the visitor: another part can stand without it. */
  isQuiet?: boolean;
  /** Called once for each failure. */
  onFailure: (error: unknown) => void;
  /** Stands in for a part that the server did not render; `retry` tries again, `busy` while it does. */
  fallback: (retry: () => void, busy: boolean) => ReactNode;
  /** Stands there while the code of a part that the server did not render is on its way. */
  waiting: ReactNode;
  /** A new value means a new part: the failure of the last one does not count. */
  part: unknown;
  children: ReactNode;
}

interface RemoteBoundaryState {
  part: unknown;
  failed: boolean;
  /** How often a try has failed. */
  errors: number;
  busy: boolean;
  /** Number of the try that is shown. */
  shown: number;
  /** Number of the one that is made beside it, after it has failed. */
  trial: number | null;
}

/** Pauses before a failed part is tried again by itself, in milliseconds; then only the visitor's Retry counts. */
const retriesMs = [5_000, 15_000, 45_000];

/**
 * Keeps the failure of one remote to its own place (SHL-081). What the server rendered stays or is put back: it can be read,
 * and its links and forms work. The part comes back without a reload when its remote could be loaded after all, or when
 * the visitor asks for it; until it has, what stands there is not touched.
 */
export class RemoteBoundary extends Component<RemoteBoundaryProps, RemoteBoundaryState> {
  override state: RemoteBoundaryState = {
    part: this.props.part,
    failed: false,
    errors: 0,
    busy: false,
    shown: 0,
    trial: null,
  };
  private unsubscribe: (() => void) | undefined;
  private failures = 0;
  private isHydrated = false;
  private timer: ReturnType<typeof setTimeout> | undefined;

  static getDerivedStateFromProps(
    { part }: RemoteBoundaryProps,
    state: RemoteBoundaryState,
  ): Partial<RemoteBoundaryState> | null {
    if (part === state.part) return null;
    if (!state.failed) return { part };
    return { part, failed: false, busy: false, shown: (state.trial ?? state.shown) + 1, trial: null };
  }

  override componentDidMount(): void {
    const { registry, remote } = this.props;
    this.unsubscribe = registry.subscribe((name) => {
      if (name === remote) this.onRemote();
    });
    this.onRemote();
  }

  override componentDidUpdate(_props: RemoteBoundaryProps, before: RemoteBoundaryState): void {
    const { failed, errors } = this.state;
    if (failed && errors !== before.errors) {
      this.stall();
      this.retryLater();
    } else if (before.failed && !failed) this.resume();
  }

  override componentWillUnmount(): void {
    this.unsubscribe?.();
    this.resume();
  }

  private servedPart(): ServedPart | undefined {
    const { served, servedKey } = this.props;
    return servedKey === null ? undefined : served?.part(servedKey);
  }

  private stall(): void {
    const { served, remote, isQuiet } = this.props;
    const part = this.servedPart();
    if (!isQuiet && part) served?.stall(this, { remote, part, retry: this.retry });
  }

  private resume(): void {
    clearTimeout(this.timer);
    this.props.served?.resume(this);
  }

  /** The remote has been loaded, or cannot be. */
  private onRemote(): void {
    const { registry, remote } = this.props;
    const { kind } = registry.state(remote);
    if (kind === 'failed' && !this.isHydrated) this.stall();
    if (kind !== 'ready') return;
    if (this.state.failed) this.tryAgain();
    else this.resume();
  }

  private readonly tryAgain = (): void =>
    this.setState(({ failed, shown, trial }) => (failed && trial === null ? { trial: shown + 1 } : null));

  private readonly onError = (id: number, error: unknown): void => {
    this.props.onFailure(error);
    this.setState(({ failed, errors, trial }) => ({
      failed: failed || id !== trial,
      errors: errors + 1,
      trial: id === trial ? null : trial,
      busy: false,
    }));
  };

  private retryLater(): void {
    const delayMs = retriesMs[this.failures];
    if (delayMs === undefined) return;
    clearTimeout(this.timer);
    this.timer = setTimeout(() => {
      const part = this.servedPart();
      // A form that is being filled in is not taken away.
      if (part && isInUse(part.element())) this.retryLater();
      else {
        this.failures += 1;
        void this.retry();
      }
    }, delayMs);
  }

  private readonly onHydrated = (id: number): void => {
    this.isHydrated = true;
    if (id === this.state.trial) this.setState({ shown: id, trial: null, failed: false, busy: false });
    else if (!this.state.failed) this.resume();
  };

  private readonly retry = async (): Promise<void> => {
    clearTimeout(this.timer);
    const { registry, remote } = this.props;
    // What waits to be hydrated must not be rendered again: React would take the server's markup away.
    this.setState(({ failed }) => (failed ? { busy: true } : null));
    await registry
      .load(remote)
      .then(this.tryAgain, () => this.setState(({ failed }) => (failed ? { busy: false } : null)));
  };

  /** What stands there instead of the part. */
  private readonly standIn = (): ReactNode => {
    const { attributes, fallback } = this.props;
    const part = this.servedPart();
    if (part) return <ServerMarkup part={part} attributes={attributes} />;
    return fallback(() => void this.retry(), this.state.busy);
  };

  override render(): ReactNode {
    const { shown, trial } = this.state;
    const { waiting, children } = this.props;
    return [shown, ...(trial === null ? [] : [trial])].map((id) => (
      <TryBoundary
        key={id}
        onError={(error) => this.onError(id, error)}
        fallback={id === shown ? this.standIn : nothing}
      >
        <Suspense fallback={id === shown ? waiting : null}>
          {children}
          <Hydrated onHydrated={() => this.onHydrated(id)} />
        </Suspense>
      </TryBoundary>
    ));
  }
}
