import { css } from '@emotion/react';
import { memo, useCallback, useEffect, useRef, useState, type ReactNode } from 'react';
import { useLocation, useRevalidator } from 'shared-routing';
import { useSite } from 'shared-contracts/react';
import type { ReleaseName } from 'shared-contracts/remote/composition';
import { ErrorPanel } from 'shared-ui/error-panel';
import { containerStyles } from 'shared-ui/layout';
import { space } from 'shared-ui/tokens';
import { applyHead } from '../document/apply-head.client';
import { NotFoundPage, notFoundHead } from '../not-found/not-found-page';
import { afterPaint } from '../platform/after-paint.client';
import { RemoteBoundary } from '../platform/remote-boundary';
import { remoteLabel, useRegistry } from '../platform/remote-registry';
import { pageKey } from '../platform/served-parts';
import { messageOf, SlotDataProvider, useShell, type SlotData } from '../platform/shell-context';
import { useRemote } from '../platform/use-remote';
import { useUser } from '../session/use-session';
import { findRoute, type OpaqueRoute } from '../routing/load-route';
import { headOf } from '../routing/page-head';
import type { RouteResult } from '../routing/route-result';
import type { OwnedRoute } from '../routing/route-table';

const panelStyles = css({
  paddingBlock: space[64],
  // Keeps the footer below the fold, where a page would keep it.
  minHeight: '60vh',
});

/** Stands where a page should be. */
function PagePanel({ onRetry, busy }: { onRetry?: (() => void) | undefined; busy?: boolean }): ReactNode {
  return (
    <div css={[containerStyles, panelStyles]}>
      <ErrorPanel onRetry={onRetry} busy={busy ?? false} />
    </div>
  );
}

/** Seconds between the tries of a page that could not be loaded; the visitor's own Retry comes on top. */
const retryDelaysS = [1, 4, 12, 30];

/** A page whose data could not be loaded. The browser tries again by itself, without a reload (SHL-081). */
function UnavailablePage({ owner }: { owner: ReleaseName }): ReactNode {
  const { revalidate, state } = useRevalidator();
  const registry = useRegistry();
  const [tries, setTries] = useState(0);
  const retry = useRef(revalidate);
  const { name } = useSite().site;
  // In place of the title of the page before; as the server titles a page that it could not load.
  useEffect(() => {
    document.title = name;
  }, [name]);
  useEffect(() => {
    retry.current = revalidate;
  });
  useEffect(() => {
    const delayS = retryDelaysS[tries];
    if (delayS === undefined) return;
    const timer = setTimeout(
      () => {
        setTries(tries + 1);
        void retry.current();
      },
      tries === 0 ? 0 : delayS * 1000,
    );
    return () => clearTimeout(timer);
  }, [tries]);
  useEffect(
    () =>
      registry.subscribe((name) => {
        if (name === owner && registry.state(name).kind === 'ready') void retry.current();
      }),
    [owner, registry],
  );
  return <PagePanel onRetry={() => void revalidate()} busy={state === 'loading'} />;
}

/** Writes the head once a page the browser moved to is on screen; the first page came with its own. */
function useHead(result: RouteResult, route: OpaqueRoute | null): void {
  const site = useSite();
  const location = useLocation();
  const shown = useRef(result);
  useEffect(() => {
    if (shown.current === result && result.kind === 'ready' && result.origin === 'server') return undefined;
    shown.current = result;
    let isLeft = false;
    void afterPaint().then(() => {
      if (isLeft) return;
      if (result.kind === 'not-found') {
        applyHead(notFoundHead(location.pathname), site);
      } else if (result.kind === 'ready' && route) {
        const url = new URL(location.pathname + location.search, window.location.origin);
        applyHead(headOf(route, result.data, site, url), site);
      }
    });
    return () => {
      isLeft = true;
    };
  }, [result, route, site, location]);
}

/** A page for signed-in visitors is loaded again, and so closed, when its visitor has signed out elsewhere. */
function useGate(isGated: boolean): void {
  const { id, loading } = useUser();
  const { revalidate } = useRevalidator();
  const retry = useRef(revalidate);
  useEffect(() => {
    retry.current = revalidate;
  });
  const isClosed = isGated && id === null && !loading;
  useEffect(() => {
    if (isClosed) void retry.current();
  }, [isClosed]);
}

type ReadyResult = Extract<RouteResult, { kind: 'ready' }>;

function ReadyPage({ route, result }: { route: OpaqueRoute; result: ReadyResult }) {
  useHead(result, route);
  const { Component } = route;
  return <Component data={result.data} />;
}

const slotDataOf = (result: RouteResult): SlotData =>
  result.kind === 'ready'
    ? { origin: result.origin, values: result.slots }
    : { origin: 'client', values: {} };

/** Key of the page among what the server rendered; null for one that the browser has loaded. */
const servedKeyOf = ({ origin }: ReadyResult): string | null => (origin === 'server' ? pageKey : null);

interface OwnedPageProps {
  owner: ReleaseName;
  id: string;
  result: ReadyResult;
  shownResult: () => RouteResult;
}

function OwnedPage({ owner, id, result, shownResult }: OwnedPageProps): ReactNode {
  const registry = useRegistry();
  const route = findRoute(useRemote(owner, servedKeyOf(result)), id);
  // The same as long as the page is: a new value would reach slots that still wait, and take their markup away.
  const slotData = useCallback(() => slotDataOf(shownResult()), [shownResult]);
  return (
    <SlotDataProvider value={slotData}>
      <div data-remote={remoteLabel(registry, owner)}>
        <ReadyPage route={route} result={result} />
      </div>
    </SlotDataProvider>
  );
}

function NotFound({ result }: { result: RouteResult }): ReactNode {
  useHead(result, null);
  return <NotFoundPage />;
}

/**
 * A page in its boundary. What changes around it does not reach it: React would take the markup away that still waits for
 * its code.
 */
const PageWithBoundary = memo(function PageWithBoundary({
  owner,
  id,
  result,
  shownResult,
}: OwnedPageProps): ReactNode {
  const registry = useRegistry();
  const { report, served } = useShell();
  return (
    <RemoteBoundary
      remote={owner}
      registry={registry}
      served={served}
      servedKey={servedKeyOf(result)}
      attributes={{ 'data-remote': remoteLabel(registry, owner) }}
      part={result}
      onFailure={(error) => report({ remote: owner, phase: 'render', message: `${id}: ${messageOf(error)}` })}
      fallback={(retry, busy) => <PagePanel onRetry={retry} busy={busy} />}
      waiting={<PagePanel />}
    >
      <OwnedPage owner={owner} id={id} result={result} shownResult={shownResult} />
    </RemoteBoundary>
  );
});

export interface PageViewProps {
  owned: OwnedRoute;
  result: RouteResult;
  /** The result in view at the time of the call; the function stays the same as long as the page lives. */
  shownResult: () => RouteResult;
}

/** The page of a route of the shell or a remote: rendered, not found, or unavailable. */
export function PageView({ owned, result, shownResult }: PageViewProps): ReactNode {
  const { owner, route } = owned;
  const { key } = useLocation();
  useGate(route.gate === 'signed-in');
  if (result.kind === 'not-found') return <NotFound result={result} />;
  if (result.kind === 'unavailable') return <UnavailablePage key={key} owner={owner} />;
  // A new page starts without the failure of the last one.
  return (
    <PageWithBoundary key={route.id} owner={owner} id={route.id} result={result} shownResult={shownResult} />
  );
}
