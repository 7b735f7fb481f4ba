import { useMemo, type ReactNode } from 'react';
import { RoutingProvider, type Router, type RouteSnapshots } from 'shared-routing';
import { Layout } from '../layout/layout';
import { RetryStripHost } from '../platform/retry-strip';
import { PageView, type PageViewProps } from './page-view';
import { frameOf } from '../routing/route-table';

export interface PageFrameProps extends PageViewProps {
  router: Router;
  snapshots: RouteSnapshots;
}

/**
 * A page with its frame. Server and browser both render this one tree: ids made by React depend on its shape, and
 * ids that differ break labels and descriptions of fields after hydration.
 */
export function PageFrame({ owned, result, shownResult, router, snapshots }: PageFrameProps): ReactNode {
  const page = useMemo(
    () => (
      <Layout frame={frameOf(owned, result)}>
        <PageView owned={owned} result={result} shownResult={shownResult} />
      </Layout>
    ),
    [owned, result, shownResult],
  );
  return (
    <RoutingProvider router={router} snapshots={snapshots}>
      {page}
      <RetryStripHost />
    </RoutingProvider>
  );
}
