import { render, type RenderResult } from '@testing-library/react';
import { createMemoryRouter } from 'react-router-dom';
import { RoutedPage } from 'shared-routing/routed-page';
import type { SlotHost } from 'shared-contracts/react';
import type { Platform, RemoteModule } from 'shared-contracts/remote/remote-module';
import { pageRoutes } from '../rendering/page-routes';
import { PageProviders } from '../rendering/providers';

/** A page on screen. */
export interface OpenedPage extends RenderResult {
  router: ReturnType<typeof createMemoryRouter>;
  /** Path and query of the address bar. */
  address: () => string;
}

/** Opens a page of a remote in a browser, without the shell, with another page to leave for. */
export function openPage(
  remote: RemoteModule,
  path: string,
  platform: Platform,
  slots: SlotHost | null = null,
): OpenedPage {
  const { site, api, search, now, financeTerms } = platform;
  // The first page loads while the router is being made.
  const shown: Partial<Pick<OpenedPage, 'router'>> = {};
  const pages = pageRoutes(remote, ({ request, params }) => ({
    site,
    api,
    search,
    now,
    ...(financeTerms ? { financeTerms } : {}),
    signal: request.signal,
    url: new URL(request.url),
    params,
    previous: Object.values(shown.router?.state.loaderData ?? {})[0],
  }));
  const router = createMemoryRouter(
    [
      {
        errorElement: <p>The page failed</p>,
        hydrateFallbackElement: <p>Loading the first page</p>,
        children: [...pages, { path: '*', element: <h1>Another page</h1> }],
      },
    ],
    { initialEntries: [path] },
  );
  shown.router = router;
  const rendered = render(
    <PageProviders platform={platform} slotHost={slots}>
      <RoutedPage router={router} />
    </PageProviders>,
  );
  const address = (): string => router.state.location.pathname + router.state.location.search;
  return { ...rendered, router, address };
}
