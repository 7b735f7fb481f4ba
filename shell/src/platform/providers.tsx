import { CacheProvider, type EmotionCache } from '@emotion/react';
import { useState, type ReactNode } from 'react';
import { Provider as StoreProvider } from 'react-redux';
import {
  PlatformProvider,
  ServerFormProvider,
  SlotHostProvider,
  type ServerFormState,
} from 'shared-contracts/react';
import type { Platform } from 'shared-contracts/remote/remote-module';
import type { ShopperStore } from '../store/store';
import { RegistryProvider, type RemoteRegistry } from './remote-registry';
import { ShellProvider, type ShellServices } from './shell-context';
import { slotHost } from './slot-outlet';

export interface ProvidersProps {
  cache: EmotionCache;
  platform: Platform;
  registry: RemoteRegistry;
  shell: ShellServices;
  store: ShopperStore;
  form: ServerFormState | null;
  children: ReactNode;
}

/** Everything a page may ask for, the same on the server and in the browser. No value changes while it is shown. */
export function Providers({
  cache,
  platform,
  registry,
  shell,
  store,
  form,
  children,
}: ProvidersProps): ReactNode {
  // A page whose script comes late is hydrated with what the server knew, whatever has happened to the store since.
  const [serverState] = useState(() => store.getState());
  return (
    <CacheProvider value={cache}>
      <StoreProvider store={store} serverState={serverState}>
        <RegistryProvider value={registry}>
          <ShellProvider value={shell}>
            <PlatformProvider value={platform}>
              <ServerFormProvider value={form}>
                <SlotHostProvider value={slotHost}>{children}</SlotHostProvider>
              </ServerFormProvider>
            </PlatformProvider>
          </ShellProvider>
        </RegistryProvider>
      </StoreProvider>
    </CacheProvider>
  );
}
