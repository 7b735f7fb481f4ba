import { randomBytes } from 'node:crypto';
import type { SiteBundle, Visitor } from 'service-api';
import type { RenderInput } from 'shared-contracts/remote/shell-server';
import type { LiveComposition } from '../composition/composer';
import { runLimited } from '../composition/run-limited';
import { pageRouteOf } from '../composition/page-route';
import { loggedPath } from '../edge/logged-path';
import type { DealerApi, Log, RenderObserver, SearchGateway } from '../ports';
import { toRenderedPage, type RenderedPage } from './rendered-page';
import { withTimeout } from './with-timeout';

/** The same problem of the same release is logged once in this time. */
const reportEveryMs = 10_000;

export interface RenderRequest {
  site: SiteBundle;
  live: LiveComposition;
  url: URL;
  visitor: Visitor;
  /** Path and query of the page of this site that led here. */
  cameFrom?: string | undefined;
  formState?: RenderInput['formState'];
}

/** Calls the live shell with everything a page needs. Rejects with `PageTimeout`, `ReleaseStall`, or what the shell threw. */
export type Renderer = (request: RenderRequest) => Promise<RenderedPage>;

export function createRenderer(services: {
  api: DealerApi;
  search: SearchGateway;
  now: () => Date;
  log: Log;
  /** Milliseconds after which a page is given up. Each remote's own loads have shorter limits in the shell. */
  limitMs: number;
  renderings?: RenderObserver | undefined;
}): Renderer {
  const { api, search, now, log, limitMs, renderings } = services;
  const lastReport = new Map<string, number>();
  const report: RenderInput['report'] = ({ remote, phase, message }) => {
    const key = `${remote} ${phase} ${message}`.slice(0, 300);
    const at = performance.now();
    if (at - (lastReport.get(key) ?? -reportEveryMs) < reportEveryMs) return;
    if (lastReport.size > 500) lastReport.clear();
    lastReport.set(key, at);
    log.warn({ remote, phase, problem: message.slice(0, 500) }, 'a part of a page was left out');
  };

  return async ({ site, live, url, visitor, cameFrom, formState }) => {
    const reportOf: RenderInput['report'] = (problem) => {
      const version = live.releases[problem.remote]?.version;
      renderings?.failed(`${problem.remote}@${version ?? 'none'}`, problem.phase);
      report(problem);
    };
    const owner = pageRouteOf(live.releases, url.pathname).release;
    for (const { remote, message } of live.problems) reportOf({ remote, phase: 'load', message });
    // A new one for each rendering: nothing that a page shows was written by someone who could know it.
    const noncePlaceholder = randomBytes(16).toString('base64url');
    const render = async (signal: AbortSignal): Promise<RenderedPage> => {
      const output = await live.shell.server.render({
        noncePlaceholder,
        url,
        site: await api.publicConfig(site),
        composition: live.id,
        releases: live.releases,
        remotes: live.remotes,
        api: api.call(site, visitor),
        search: (queries, options) =>
          search.query(site.config, queries, { signal: options?.signal ?? signal, fromStock: true }),
        now,
        signal,
        hasSession: visitor.session !== null,
        ...(cameFrom === undefined ? {} : { cameFrom }),
        report: reportOf,
        limit: runLimited,
        ...(formState ? { formState } : {}),
      });
      return toRenderedPage(output, noncePlaceholder);
    };
    const startedAt = performance.now();
    try {
      return await withTimeout(limitMs, `Rendering ${loggedPath(url.pathname)}`, render);
    } catch (error) {
      renderings?.failed(owner, 'page');
      throw error;
    } finally {
      renderings?.rendered(owner, (performance.now() - startedAt) / 1000);
    }
  };
}
