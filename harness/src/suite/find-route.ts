import { matchRoutes } from 'react-router-dom';
import type { RemoteModule } from 'shared-contracts/remote/remote-module';
import { opaqueRoute, type OpaqueRoute } from '../rendering/opaque';

export interface MatchedRoute {
  route: OpaqueRoute;
  params: Record<string, string | undefined>;
}

/** The route of a remote that answers an address. Throws when there is none. */
export function findRoute(remote: RemoteModule, address: string): MatchedRoute {
  const { pathname } = new URL(address, 'https://test.localhost');
  const objects = remote.routes.map((route) => ({
    id: route.id,
    path: route.pattern,
    handle: opaqueRoute(route),
  }));
  const match = matchRoutes(objects, pathname)?.at(-1);
  if (!match) {
    const patterns = remote.routes.map(({ pattern }) => pattern).join(', ') || 'none';
    throw new Error(
      `No route of the remote answers ${address}; it has ${patterns}. Correct the suite's pages.`,
    );
  }
  return { route: match.route.handle, params: match.params };
}
