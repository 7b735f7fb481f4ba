import type { CallApi } from '../api/endpoints';
import type { ServerFormState } from '../plain-form';
import type { PublicTenantConfig } from '../site-config';
import type { PageRelease, ReleaseName } from './composition';
import type { ActionContext, ActionResult, RemoteModule, SearchClient } from './remote-module';

/** Everything the shell needs to render one page on the server. */
export interface RenderInput {
  url: URL;
  site: PublicTenantConfig;
  composition: string;
  releases: Record<ReleaseName, PageRelease>;
  /** Server bundles by remote; null for one that could not be loaded. */
  remotes: Record<ReleaseName, RemoteModule | null>;
  /**
   * Text for the nonces of the page's own elements, made by delivery for this rendering alone, so that no content can
   * hold it. Each answer gets a fresh nonce in its place, and the HTML can be kept. A page that is not sent
   * needs none.
   */
  noncePlaceholder?: string;
  api: CallApi;
  search: SearchClient;
  now: () => Date;
  signal: AbortSignal;
  /**
   * Runs rendering under the time limit of synchronous work; throws what it throws, and an error of the caller's when
   * the time is up. Left out where nothing else waits, as in a trial.
   *
   * @param releaseOf names the release whose part was being rendered when the time was up
   */
  limit?: <Result>(work: () => Result, releaseOf: () => ReleaseName) => Result;
  /** Milliseconds that data may take before its part is left to the browser; a second by default. */
  limitMs?: number;
  /** Whether the request carries a sign-in session; without one the visitor is not looked up (API-035). */
  hasSession?: boolean;
  /** Path and query of the page of this site that led here, for the way back from a gate (SHL-033). */
  cameFrom?: string;
  /** Called for every failure that was contained: a slot that threw, a remote that is missing. */
  report: (problem: { remote: ReleaseName; phase: 'load' | 'render' | 'slot'; message: string }) => void;
  /**
   * Form post being answered on the server: passes values and field errors to the matched route, which shows
   * them again (`LoadContext.url` stays the page's).
   */
  formState?: ServerFormState;
}

/** What an address is answered with. */
export type RenderOutput =
  | { kind: 'redirect'; status: number; location: string }
  | {
      kind: 'page';
      status: number;
      /** Whole document, with the input's `noncePlaceholder` where a nonce belongs. */
      html: string;
      cache: 'shared' | 'private';
      /** Whether anything was left out; such a page is not kept. */
      complete: boolean;
      /**
       * Whether the document sets a default policy of Trusted Types, which every script address and all markup that a
       * script of the page adds has to pass. Left out by shells built before it.
       */
      trustedTypes?: boolean;
    };

/** A form that was posted to a page, and everything the shell needs to have it answered. */
export interface ActionInput
  extends
    Pick<RenderInput, 'url' | 'site' | 'releases' | 'remotes' | 'api'>,
    Pick<ActionContext, 'fields' | 'key' | 'page'> {}

/** What the shell's server bundle exports. */
export interface ShellServer {
  contract: string;
  /** Instances that remotes' server bundles are linked against, by module name. */
  sharedModules: Record<string, unknown>;
  render: (input: RenderInput) => Promise<RenderOutput>;
  /**
   * Runs the action of the route that an address belongs to; null when the route has none. Rejects with what the action
   * threw, or with `unavailable` when the route's remote could not be loaded. Left out by shells built before actions.
   */
  act?: (input: ActionInput) => Promise<ActionResult | null>;
}
