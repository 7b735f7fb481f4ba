import type { ReactNode } from 'react';
import { createMemoryRouter } from 'react-router-dom';
import { RoutedPage } from 'shared-routing/routed-page';
import type { ServerFormState, SlotHost } from 'shared-contracts/react';
import type { Platform } from 'shared-contracts/remote/remote-module';
import { PageProviders } from '../rendering/providers';
import { markedSlots } from './marked-slots';
import { testPlatform } from './test-platform';

interface InPlatformProps extends Partial<Platform> {
  slots?: SlotHost;
  /** What the server answered to a posted form. */
  form?: ServerFormState | null;
  /** Address of the page. */
  path?: string;
  /** Gives the page's router, for Back and Forward. */
  onRouter?: (router: ReturnType<typeof createMemoryRouter>) => void;
  children: ReactNode;
}

/** Renders a part the way a page does, with marked places where slots of other remotes stand. */
export function InPlatform({
  slots = markedSlots,
  form = null,
  path = '/',
  onRouter,
  children,
  ...changes
}: InPlatformProps): ReactNode {
  const content = (
    <PageProviders platform={testPlatform(changes)} slotHost={slots} form={form}>
      {children}
    </PageProviders>
  );
  const router = createMemoryRouter([{ path: '*', element: content }], { initialEntries: [path] });
  onRouter?.(router);
  return <RoutedPage router={router} />;
}
