import type { ReleaseName } from 'shared-contracts/remote/composition';
import type { RemoteModule } from 'shared-contracts/remote/remote-module';
import { useRegistry } from './remote-registry';
import { useShell } from './shell-context';

/**
 * The module of a remote. Suspends while it is loading, so that markup from the server stays as it is until then, and
 * throws when it cannot be loaded. A part whose markup stands in the page goes on waiting: it can be used as it is.
 *
 * @param servedKey key of the part among those the server rendered; null for none
 */
export function useRemote(name: ReleaseName, servedKey: string | null): RemoteModule {
  const registry = useRegistry();
  const { served } = useShell();
  const state = registry.state(name);
  if (state.kind === 'ready') return state.module;
  const isServed = servedKey !== null && served?.part(servedKey)?.element().isConnected === true;
  if (state.kind === 'failed' && !isServed) throw state.error;
  if (state.kind === 'idle') registry.load(name).catch(() => undefined);
  // A promise is how a component says that it waits; React's `use` may not be called in one render and left out in the next.
  throw isServed ? registry.arrival(name) : registry.load(name);
}
