import { Component, Suspense, useState, type ReactNode } from 'react';
import { useDeferred } from 'shared-contracts/react';
import type { RemoteModule } from 'shared-contracts/remote/remote-module';
import { slotOwner, type RemoteName, type SlotName, type SlotProps } from 'shared-contracts/slots';
import { AbsentSlot } from './absent-slot';
import { LoadedSlot } from './loaded-slot';
import { opaqueSlot } from './opaque';

/** Where slots of other remotes come from. */
export interface Neighbours {
  /** Rejects with what a developer should know. Another call tries again. */
  load: (name: RemoteName) => Promise<RemoteModule>;
}

const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

interface BoundaryProps {
  name: SlotName;
  retry: () => void;
  children: ReactNode;
}

/** A neighbour that throws costs its own place only. */
class NeighbourBoundary extends Component<BoundaryProps, { error?: unknown }> {
  override state: { error?: unknown } = {};

  static getDerivedStateFromError(error: unknown): { error: unknown } {
    return { error };
  }

  override render(): ReactNode {
    const { name, retry, children } = this.props;
    if (!('error' in this.state)) return children;
    return <AbsentSlot name={name} failure={{ reason: reasonOf(this.state.error), retry }} />;
  }
}

export interface NeighbourSlotProps {
  name: SlotName;
  props: SlotProps[SlotName];
  fallback: ReactNode;
  neighbours: Neighbours;
}

/** A slot of another remote; a marked place with the reason where that cannot be had. */
export function NeighbourSlot({ name, props, fallback, neighbours }: NeighbourSlotProps): ReactNode {
  const [attempt, setAttempt] = useState(0);
  const retry = (): void => setAttempt(attempt + 1);
  const owner = slotOwner(name);
  const state = useDeferred(`${owner} ${attempt}`, () => neighbours.load(owner));
  if (state.kind === 'loading') return fallback;
  if (state.kind === 'failed')
    return <AbsentSlot name={name} failure={{ reason: reasonOf(state.error), retry }} />;
  const slot = opaqueSlot(state.value, name);
  if (!slot) {
    const reason = `The release of ${owner} that is live has no such slot.`;
    return <AbsentSlot name={name} failure={{ reason, retry }} />;
  }
  return (
    <NeighbourBoundary key={attempt} name={name} retry={retry}>
      <Suspense fallback={fallback}>
        <LoadedSlot name={name} slot={slot} props={props} fallback={fallback} />
      </Suspense>
    </NeighbourBoundary>
  );
}
