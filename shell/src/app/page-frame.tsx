import { useMemo, type ReactNode } from 'react';
import { RoutingProvider, type Router, type RouteSnapshots } from 'shared-routing';
import { Layout } from '../layout/layout';
import { RetryStripHost } from '../platform/retry-strip';
import { PageView } from './page-view';
import type { RouteResult } from '../routing/route-result';
import { frameOf, type OwnedRoute } from '../routing/route-table';

export interface PageFrameProps {
  router: Router;
  snapshots: RouteSnapshots;
  owned: OwnedRoute;
  result: RouteResult;
}

/**
 * A page with its frame. Server and browser both render this one tree: ids made by React depend on its shape, and
 * ids that differ break labels and descriptions of fields after hydration.
 */
export function PageFrame({ owned, result, router, snapshots }: PageFrameProps): ReactNode {
  const page = useMemo(
    () => (
      <Layout frame={frameOf(owned, result)}>
        <PageView owned={owned} result={result} />
      </Layout>
    ),
    [owned, result],
  );
  return (
    <RoutingProvider router={router} snapshots={snapshots}>
      {page}
      <RetryStripHost />
    </RoutingProvider>
  );
}
