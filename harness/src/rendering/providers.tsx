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

interface PageProvidersProps {
  platform: Platform;
  /** Slots have no content without one. */
  slotHost: SlotHost | null;
  form?: ServerFormState | null;
  children: ReactNode;
}

/** What the shell gives to a page, and nothing else. */
export function PageProviders({ platform, slotHost, form = null, children }: PageProvidersProps): ReactNode {
  return (
    <PlatformProvider value={platform}>
      <ServerFormProvider value={form}>
        <SlotHostProvider value={slotHost}>{children}</SlotHostProvider>
      </ServerFormProvider>
    </PlatformProvider>
  );
}

/** The same, with styles of its own. */
export function HarnessProviders({
  cache,
  ...page
}: PageProvidersProps & { cache: EmotionCache }): ReactNode {
  return (
    <CacheProvider value={cache}>
      <PageProviders {...page} />
    </CacheProvider>
  );
}
