import { CacheProvider, type EmotionCache } from '@emotion/react';
import type { ReactNode } from 'react';
import {
  PlatformProvider,
  ServerFormProvider,
  SlotHostProvider,
  type ServerFormState,
  type SlotHost,
} from 'shared-contracts/react';
import type { Platform } from 'shared-contracts/remote/remote-module';

export interface HarnessProvidersProps {
  cache: EmotionCache;
  platform: Platform;
  slotHost: SlotHost;
  form?: ServerFormState | null;
  children: ReactNode;
}

/** What the shell puts around a page, and nothing else. */
export function HarnessProviders({
  cache,
  platform,
  slotHost,
  form = null,
  children,
}: HarnessProvidersProps): ReactNode {
  return (
    <CacheProvider value={cache}>
      <PlatformProvider value={platform}>
        <ServerFormProvider value={form}>
          <SlotHostProvider value={slotHost}>{children}</SlotHostProvider>
        </ServerFormProvider>
      </PlatformProvider>
    </CacheProvider>
  );
}
