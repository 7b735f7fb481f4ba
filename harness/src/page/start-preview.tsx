import createCache from '@emotion/cache';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter, type DataRouter } from 'react-router-dom';
import { RoutedPage } from 'shared-routing/routed-page';
import { createEventBus, type EventBus } from 'shared-contracts/events/bus';
import type { Platform, RemoteModule } from 'shared-contracts/remote/remote-module';
import { notFound } from 'shared-contracts/remote/remote-module';
import { createNeighbours } from '../neighbours/federation-host';
import { pageRoutes } from '../rendering/page-routes';
import { HarnessProviders } from '../rendering/providers';
import { createSlotHost } from '../rendering/slot-host';
import { messageSource, postToFrame } from './messages';
import type { TestPage } from './test-page';
import { LoadFailure, PreviewLayout, SlotPage } from './preview-parts';
import { slotPattern } from './sample-address';
import { answerAsShell } from './shopper';

/** A bus whose events and problems are also sent to the frame. */
function createPreviewBus(): EventBus {
  const bus = createEventBus(
    ({ kind, name, sender, message }) => {
      const text = `${name} of ${sender} (${kind}): ${message}`;
      // Tests that watch the console must see it.
      // oxlint-disable-next-line no-console
      console.error(`[harness] ${text}`);
      postToFrame({ source: messageSource, kind: 'problem', message: text });
    },
    () => Date.now(),
  );
  return {
    ...bus,
    publish: (name, payload, sender) => {
      const before = bus.recording().at(-1);
      bus.publish(name, payload, sender);
      const event = bus.recording().findLast((recorded) => recorded.name === name);
      // One that was dropped is not in the recording.
      if (event && event !== before) postToFrame({ source: messageSource, kind: 'event', event });
    },
  };
}

export interface PreviewOptions {
  remote: RemoteModule;
  fixture: TestPage;
  root: HTMLElement;
  /** Slots of other remotes are those of a running platform. */
  hasNeighbours: boolean;
}

/** Shows the page or slot that the address names, without any shell around it. */
export function startPreview({ remote, fixture, root, hasNeighbours }: PreviewOptions): void {
  const { site, api, search } = fixture;
  const events = createPreviewBus();
  const visited = [window.location.pathname];
  const platform: Platform = {
    site,
    api,
    search,
    events,
    now: () => new Date(),
    visit: () => ({ visitedPages: visited, linkedQueryParams: {} }),
  };
  // The first page loads while the router is being made.
  const shown: { router?: DataRouter } = {};
  const router = createBrowserRouter([
    {
      element: <PreviewLayout remote={remote} />,
      errorElement: <LoadFailure />,
      hydrateFallbackElement: <></>,
      children: [
        ...pageRoutes(remote, ({ request, params }) => ({
          site,
          api,
          search,
          now: platform.now,
          signal: request.signal,
          url: new URL(request.url),
          params,
          previous: Object.values(shown.router?.state.loaderData ?? {})[0],
        })),
        { path: slotPattern, element: <SlotPage fixture={fixture} /> },
        {
          path: '*',
          loader: () => {
            throw notFound();
          },
        },
      ],
    },
  ]);
  shown.router = router;
  answerAsShell(events, (href, replace) => void router.navigate(href, { replace }));
  router.subscribe(({ location }) => {
    if (visited.at(-1) !== location.pathname) visited.push(location.pathname);
    const { pathname: path, search: query, hash } = location;
    events.publish('navigation:changed', { path, query, hash }, 'harness');
  });
  remote.start?.(platform);
  createRoot(root).render(
    <HarnessProviders
      cache={createCache({ key: 'css' })}
      platform={platform}
      slotHost={createSlotHost(remote, hasNeighbours ? createNeighbours(platform) : undefined)}
    >
      <RoutedPage router={router} />
    </HarnessProviders>,
  );
}
