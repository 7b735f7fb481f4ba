import createCache from '@emotion/cache';
import { act } from '@testing-library/react';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import type { ReactElement } from 'react';
import { createMemoryRouter } from 'react-router-dom';
import { RoutedPage } from 'shared-routing/routed-page';
import type { RemoteModule } from 'shared-contracts/remote/remote-module';
import type { SlotName, SlotProps } from 'shared-contracts/slots';
import { opaqueSlot } from '../rendering/opaque';
import { pageRoutes } from '../rendering/page-routes';
import { HarnessProviders } from '../rendering/providers';
import { createSlotHost } from '../rendering/slot-host';
import type { ServerPage } from './render-on-server';
import type { SuiteFixture } from './suite-fixture';

/** Something of a remote that is on screen. */
export interface Shown {
  container: HTMLElement;
  /** Errors that reached no boundary of the remote, and those React recovered from while hydrating. */
  errors: unknown[];
  remove: () => Promise<void>;
}

/** Gives loads, effects and their answers the time to come through. */
const settle = async (): Promise<void> => {
  for (let turn = 0; turn < 5; turn += 1) {
    await act(async () => {
      await new Promise((resolve) => setTimeout(resolve, 0));
    });
  }
};

type Router = ReturnType<typeof createMemoryRouter>;

interface Showing {
  remote: RemoteModule;
  fixture: SuiteFixture;
  router: Router;
  start: (container: HTMLElement, element: ReactElement, onError: (error: unknown) => void) => Root;
  /** What the server rendered. */
  markup?: string;
}

/** Puts a router into the document the way a page does. */
async function show({ remote, fixture, router, start, markup = '' }: Showing): Promise<Shown> {
  const cache = createCache({ key: 'css' });
  const element = (
    <HarnessProviders cache={cache} platform={fixture.platform} slotHost={createSlotHost(remote)}>
      <RoutedPage router={router} />
    </HarnessProviders>
  );
  const container = document.createElement('div');
  container.innerHTML = markup;
  document.body.append(container);
  const errors: unknown[] = [];
  let root: Root | undefined;
  await act(async () => {
    root = start(container, element, (error) => errors.push(error));
  });
  await settle();
  return {
    container,
    errors,
    remove: async () => {
      await act(async () => root?.unmount());
      router.dispose();
      await settle();
      container.remove();
      // Rules that stay would slow down the next test that reads computed styles.
      cache.sheet.flush();
    },
  };
}

const errorCallbacks = (onError: (error: unknown) => void) => ({
  onUncaughtError: onError,
  onCaughtError: onError,
  onRecoverableError: onError,
});

const createInto: Showing['start'] = (container, element, onError) => {
  const root = createRoot(container, errorCallbacks(onError));
  root.render(element);
  return root;
};

const hydrateInto: Showing['start'] = (container, element, onError) =>
  hydrateRoot(container, element, errorCallbacks(onError));

function routerOf(
  remote: RemoteModule,
  address: string,
  fixture: SuiteFixture,
  loaderData?: Record<string, unknown>,
) {
  const { url, ...services } = fixture.context(address, {});
  return createMemoryRouter(
    pageRoutes(remote, ({ request, params }) => ({ ...services, url: new URL(request.url, url), params })),
    { initialEntries: [address], ...(loaderData ? { hydrationData: { loaderData } } : {}) },
  );
}

/** Opens a page in the browser: its `load` runs, then it is rendered. */
export const openPage = (remote: RemoteModule, address: string, fixture: SuiteFixture): Promise<Shown> =>
  show({ remote, fixture, router: routerOf(remote, address, fixture), start: createInto });

/** Hydrates a page that the server rendered. */
export const hydratePage = (
  remote: RemoteModule,
  address: string,
  fixture: SuiteFixture,
  { body, loaderData }: ServerPage,
): Promise<Shown> =>
  show({
    remote,
    fixture,
    router: routerOf(remote, address, fixture, loaderData),
    start: hydrateInto,
    markup: body,
  });

/** Places one slot by itself, with data that was loaded. */
export function openSlot<N extends SlotName>(
  remote: RemoteModule,
  name: N,
  props: SlotProps[N],
  data: unknown,
  fixture: SuiteFixture,
): Promise<Shown> {
  const slot = opaqueSlot(remote, name);
  if (!slot) throw new Error(`The remote has no slot ${name}.`);
  const router = createMemoryRouter([{ path: '*', element: <slot.Component {...props} data={data} /> }]);
  return show({ remote, fixture, router, start: createInto });
}
