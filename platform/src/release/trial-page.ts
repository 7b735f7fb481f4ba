import { messageOf } from 'service-api/error-message';
import type { RenderOutput } from 'shared-contracts/remote/shell-server';
import type { SmokeJob, SmokeServices, TrialSite } from './smoke-job';
import type { TrialParts } from './trial-parts';
import { readPage, type TrialPage } from './trial-run';

/** A shopper is led on so many times at most. */
const mostRedirects = 5;
/** Stands in documents of a trial for nonces. */
export const trialNonce = 'trial-nonce';

/** Why a page failed that took longer than it may. */
export const lateText = (pageMs: number): string => `was not rendered within ${pageMs} ms`;
/** Whether that is what speaks against a page. */
export const isLatePage = (problem: string): boolean => /: was not rendered within \d+ ms$/.test(problem);

/** Renders a page as its visitor gets it, led on as one would be. What fails stands in the result. */
export async function renderTrialPage(
  { shell, releases, remotes }: TrialParts,
  { slug, origin, site }: TrialSite,
  path: string,
  services: SmokeServices,
  { pageMs, keepsHtml }: SmokeJob,
): Promise<TrialPage> {
  const page: TrialPage = {
    address: slug + path,
    status: null,
    error: null,
    slots: [],
    emptySlots: [],
    textLength: 0,
    html: null,
    isLedOn: false,
    hasTrustedTypes: false,
    failures: [],
  };
  const signal = AbortSignal.timeout(pageMs);
  const startedMs = performance.now();
  const late = () => new Error(lateText(pageMs));
  const renderAt = (url: URL): Promise<RenderOutput> =>
    Promise.race([
      shell.server.render({
        url,
        site,
        composition: 'smoke',
        releases,
        remotes,
        noncePlaceholder: trialNonce,
        api: services.api(slug),
        search: services.search(slug),
        now: services.now,
        signal,
        // A busy machine is no fault of the candidate's.
        limitMs: pageMs,
        report: (failure) => page.failures.push(failure),
      }),
      new Promise<never>((_, reject) => signal.addEventListener('abort', () => reject(late()))),
    ]);
  try {
    let url = new URL(path, origin);
    let output = await renderAt(url);
    for (let hop = 0; output.kind === 'redirect'; hop += 1) {
      const next = new URL(output.location, url);
      if (next.origin !== url.origin) break;
      if (hop === mostRedirects)
        throw new Error(`it leads on without end, last to ${next.pathname + next.search}`);
      url = next;
      output = await renderAt(url);
    }
    // A page that held the process ended before the signal could come.
    if (performance.now() - startedMs > pageMs) throw late();
    page.status = output.status;
    if (output.kind === 'page') {
      page.isLedOn = url.href !== new URL(path, origin).href;
      Object.assign(page, readPage(output.html), keepsHtml && !page.isLedOn ? { html: output.html } : {});
      page.hasTrustedTypes = output.trustedTypes ?? false;
    }
  } catch (error) {
    page.error = messageOf(error);
  }
  return page;
}
