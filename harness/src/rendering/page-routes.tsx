import type { ReactNode } from 'react';
import { useLoaderData, type LoaderFunctionArgs, type RouteObject } from 'react-router-dom';
import type { LoadContext, RemoteModule } from 'shared-contracts/remote/remote-module';
import { opaqueRoute, type OpaqueRoute } from './opaque';

function Page({ route }: { route: OpaqueRoute }): ReactNode {
  const data = useLoaderData<unknown>();
  const { Component } = route;
  return <Component data={data} />;
}

/**
 * The router's form of a remote's routes, without any shell around them.
 *
 * @param contextOf makes what a route's `load` gets
 */
export function pageRoutes(
  remote: RemoteModule,
  contextOf: (args: LoaderFunctionArgs) => LoadContext,
): RouteObject[] {
  return remote.routes.map((declared) => {
    const route = opaqueRoute(declared);
    return {
      id: route.id,
      path: route.pattern,
      // A page may have no data: the router wants a value nonetheless.
      loader: async (args) => (await route.load(contextOf(args))) ?? null,
      // Pages of different routes do not share their state, as in the shell.
      element: <Page key={route.id} route={route} />,
      hydrateFallbackElement: <></>,
    };
  });
}
