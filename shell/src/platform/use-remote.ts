import type { ReleaseName } from 'shared-contracts/remote/composition';
import type { RemoteModule } from 'shared-contracts/remote/remote-module';
import { useRegistry } from './remote-registry';

/**
 * The module of a remote. Suspends while it is loading, so that markup from the server stays as it is until then,
 * and throws when it cannot be loaded.
 */
export function useRemote(name: ReleaseName): RemoteModule {
  const registry = useRegistry();
  const state = registry.state(name);
  if (state.kind === 'ready') return state.module;
  if (state.kind === 'failed') throw state.error;
  // A promise is how a component says that it waits; React's `use` may not be called in one render and left out in the next.
  throw registry.load(name);
}
