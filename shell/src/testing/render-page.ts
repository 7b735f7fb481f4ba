import { publicSite, stubApi } from 'harness/testing';
import { ApiFailure } from 'shared-contracts/errors';
import type { PageState, ReleaseName } from 'shared-contracts/remote/composition';
import type { RemoteModule } from 'shared-contracts/remote/remote-module';
import type { RenderInput, RenderOutput } from 'shared-contracts/remote/shell-server';
import type { Problem } from '../platform/shell-context';
import { render } from '../server/render';
import { fakeSearch, releasesOf } from './test-site';

export interface RenderedPage {
  output: RenderOutput;
  html: string;
  status: number;
  state: PageState;
  problems: Problem[];
}

const NOW = new Date('2026-06-15T02:00:00Z');

let compositions = 0;

/**
 * Renders one page with a search remote and an API that knows nothing, changed by what a test states.
 *
 * @param remotes server bundles; null is one that could not be loaded but whose routes are known
 */
export async function renderPage(
  path: string,
  changes: Partial<RenderInput> & { known?: Record<ReleaseName, RemoteModule> } = {},
): Promise<RenderedPage> {
  const { known = { search: fakeSearch() }, ...input } = changes;
  const problems: Problem[] = [];
  compositions += 1;
  const output = await render({
    url: new URL(path, 'http://test.localhost'),
    site: publicSite(),
    composition: `c${compositions}`,
    releases: releasesOf(known),
    remotes: known,
    noncePlaceholder: 'test-nonce',
    api: stubApi(),
    search: () => Promise.reject(new ApiFailure('unavailable', 'No search here.')),
    now: () => NOW,
    signal: new AbortController().signal,
    report: (problem) => problems.push(problem),
    ...input,
  });
  const html = output.kind === 'page' ? output.html : '';
  const block = /id="fc-page"[^>]*>([^<]*)</.exec(html)?.[1];
  const state = JSON.parse(block ?? '{}') as PageState; // written by the page under test
  return { output, html, status: output.status, state, problems };
}

/** Text of a piece of HTML, without its tags. */
export const textOf = (html: string): string =>
  html
    .replace(/<(script|style)[^>]*>.*?<\/\1>/gs, ' ')
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ');
