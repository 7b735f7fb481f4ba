import { renderToString } from 'react-dom/server';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router-dom';
import { RouterBinding } from 'shared-routing';
import type { RemoteModule } from 'shared-contracts/remote/remote-module';
import { pageRoutes } from '../rendering/page-routes';
import { HarnessProviders } from '../rendering/providers';
import { createServerCache } from '../rendering/server-styles';
import { createSlotHost } from '../rendering/slot-host';
import type { SuiteFixture } from './suite-fixture';

/** A page as the server made it. */
export interface ServerPage {
  /** Markup without document around it. */
  body: string;
  /** What the routes' `load` gave, by route id. */
  loaderData: Record<string, unknown>;
}

/** Loads and renders one page of a remote as the server does. Rejects with what `load` threw. */
export async function renderOnServer(
  remote: RemoteModule,
  address: string,
  fixture: SuiteFixture,
): Promise<ServerPage> {
  const { url, ...services } = fixture.context(address, {});
  const handler = createStaticHandler(pageRoutes(remote, ({ params }) => ({ ...services, url, params })));
  const context = await handler.query(new Request(url));
  if (context instanceof Response) throw context;
  for (const error of Object.values(context.errors ?? {})) throw error;
  const router = createStaticRouter(handler.dataRoutes, context);
  const body = renderToString(
    <HarnessProviders
      cache={createServerCache()}
      platform={fixture.platform}
      slotHost={createSlotHost(remote)}
    >
      <RouterBinding router={router}>
        <StaticRouterProvider router={router} context={context} hydrate={false} />
      </RouterBinding>
    </HarnessProviders>,
  );
  return { body, loaderData: context.loaderData };
}
