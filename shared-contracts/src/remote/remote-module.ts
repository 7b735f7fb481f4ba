import type { ComponentType } from 'react';
import type { CallApi } from '../api/endpoints';
import type { FinanceTerms } from '../entities/finance-terms';
import type { EventBus } from '../events/bus';
import type { ServerFormState } from '../plain-form';
import type { RouteDeclaration } from '../routes';
import type { MultiSearchQuery, SearchResponse } from '../search/wire';
import type { CarDocument } from '../search/index-document';
import type { PublicTenantConfig, SignInType } from '../site-config';
import type { SlotName, SlotPlacement, SlotProps } from '../slots';

/** Version of this contract. A remote carries the one it was built against; majors must match the shell's. */
export const contractVersion = '1.0.0';

/** How one search is made. */
export interface SearchOptions {
  signal?: AbortSignal;
  /**
   * Called with the answer to the first query where that is there before the others; from then on `signal` ends nothing
   * any more. Not called where all answers come at once.
   */
  onFirst?: (first: SearchResponse<CarDocument>) => void;
}

/** Asks the search gateway; all queries travel in one request (API-009). Rejects with `ApiFailure`. */
export type SearchClient = (
  queries: MultiSearchQuery[],
  options?: SearchOptions,
) => Promise<SearchResponse<CarDocument>[]>;

/** What the platform gives to everything that loads data, on the server and in the browser alike. */
export interface LoadServices {
  site: PublicTenantConfig;
  api: CallApi;
  search: SearchClient;
  /** The clock; rules take it as an argument. */
  now: () => Date;
  /**
   * The shopper's own terms of a loan, null for the site's. Searches by weekly payment go by them, as cards do. Left out
   * where they are not known, such as on the server.
   */
  financeTerms?: () => FinanceTerms | null;
  signal: AbortSignal;
}

/** What a route's `load` gets: the platform, and the address of the page. */
export interface LoadContext extends LoadServices {
  url: URL;
  params: Record<string, string | undefined>;
  /**
   * Data of the page in view where a route of the same remote loaded it, so that a loader can keep what has not changed.
   * Undefined on the server and for a page that was opened from elsewhere.
   */
  previous?: unknown;
}

/** Head of a page (DEL-008). `image` is an absolute or root-relative URL. */
export interface PageMeta {
  title: string;
  description: string;
  /** Path of the canonical link; the shell puts the site's origin in front. */
  canonical: string;
  image?: string | null;
  /** Keeps the page out of search engines. */
  noindex?: boolean;
  /** Asking price in dollars of what the page sells, for shared links. */
  priceAud?: number | null;
}

/** A picture the browser should fetch at once: the largest one in view. */
export interface HeroImage {
  src: string;
  srcSet?: string;
  sizes?: string;
}

/** A form that a browser without JavaScript has posted to a route (D-22). */
export interface ActionContext extends Pick<LoadContext, 'site' | 'api' | 'url' | 'params'> {
  /** What was typed, by the name of its field; values that share a name stand in lines. */
  fields: Record<string, string>;
  /** Idempotency key for the calls that the action makes: a repeated post has the same one. */
  key: string;
  /** The page that the form was on, as far as the request shows. */
  page: { url: string; userAgent: string };
}

/** How a posted form is answered: with the next page (303), or with the form again and what is wrong. */
export type ActionResult =
  | { kind: 'redirect'; location: string }
  | {
      kind: 'form';
      /** HTTP status, such as 422 for a refused form. */
      status: number;
      /** Given to the route's own page (`useServerForm`). */
      form: ServerFormState;
      /** Seconds after which the form is worth sending again. */
      retryAfterS?: number;
    };

/**
 * A page of a remote. `load` gives its critical data: when it throws a `Response` with status 404 the visitor
 * gets the 404 page, with 3xx and `Location` a redirect; anything else thrown shows the error panel. Data that
 * the page can do without is fetched by its components after mounting (`useDeferred`).
 */
export interface RemoteRoute<Data> extends RouteDeclaration {
  load: (context: LoadContext) => Promise<Data>;
  /**
   * `load` only reads and counts nothing, so that it may run when a visitor is about to come, who then may not come.
   */
  prefetches?: true;
  /**
   * Answers a form that was posted to this route without JavaScript; a post to a route without it is refused (405). It
   * runs on the server only, so import its code when it is called. The gate of a route does not keep posts out: what a
   * visitor may do, the API decides.
   */
  action?: (context: ActionContext) => Promise<ActionResult>;
  Component: ComponentType<{ data: Data }>;
  meta: (data: Data, context: { site: PublicTenantConfig; url: URL }) => PageMeta;
  /** schema.org objects. */
  jsonLd?: (data: Data, context: { site: PublicTenantConfig; url: URL }) => object[];
  heroImage?: (data: Data, context: { site: PublicTenantConfig }) => HeroImage | null;
  /** Slots on this page whose `load` should run before it is rendered. */
  slots?: (data: Data, context: { site: PublicTenantConfig }) => SlotPlacement[];
  /** Status of the answer when it is not 200, such as 422 for a refused form. */
  status?: (data: Data) => number;
  /** Why the page needs a signed-in visitor: the sign-in page shows it (SHL-027). */
  signInType?: SignInType;
  /**
   * Gate that depends on the page's data or on the site: where Back leads from the sign-in page, or null when the page
   * is open to all (SHL-034). A route that is always gated says so with `gate`, before anything is loaded.
   */
  signInBack?: (
    data: Data,
    context: { site: PublicTenantConfig; url: URL; /** Path of the page in view before. */ cameFrom: string },
  ) => string | null;
}

/** A block that other pages may place. */
export interface SlotDefinition<N extends SlotName, Data> {
  /** Data beyond the props, fetched beside the route's with a limit of 1 s; its failure hides the block only. */
  load?: (props: SlotProps[N], services: LoadServices) => Promise<Data>;
  /**
   * Fetches code that the block needs beyond its remote's. The browser waits for it before it brings the block's
   * markup to life: a block that has to wait half-way would vanish for a moment.
   */
  code?: () => Promise<unknown>;
  /** `data` is what `load` gave, or null for a slot without `load`. */
  Component: ComponentType<SlotProps[N] & { data: Data }>;
}

/** A route whose data type is known only inside its remote. */
export type AnyRoute = RemoteRoute<never>;
/** Slots of a remote by name; see `AnyRoute`. */
export type AnySlots = { [N in SlotName]?: SlotDefinition<N, never> };

/** Where a visitor has been, as a lead reports it (LEA-029). */
export interface Visit {
  /** Paths of this browser session, in order. */
  visitedPages: string[];
  /** Campaign parameters (`utm_*`, `gclid`, `fbclid`) of the address the session began with. */
  linkedQueryParams: Record<string, string>;
}

/** What a remote may use once it runs in a page. */
export interface Platform extends Omit<LoadServices, 'signal'> {
  events: EventBus;
  /** Left out where there is no session, such as on the server. */
  visit?: () => Visit;
}

/** The one interface between the platform and a feature. Exposed by each remote as `./remote`. */
export interface RemoteModule {
  /** `contractVersion` the remote was built against. */
  contract: string;
  routes: AnyRoute[];
  slots: AnySlots;
  /** Runs once in the browser: subscribes to events, returns the clean-up. */
  start?: (platform: Platform) => () => void;
}

/** Declares a route; the data type is checked here and opaque from then on. */
export function defineRoute<Data>(route: RemoteRoute<Data>): AnyRoute {
  return route as unknown as AnyRoute; // Data is both produced and consumed by the route itself
}

/** Declares a slot; see `defineRoute`. */
export function defineSlot<N extends SlotName, Data>(
  _name: N,
  slot: SlotDefinition<N, Data>,
): SlotDefinition<N, never> {
  return slot as unknown as SlotDefinition<N, never>; // Data is both produced and consumed by the slot itself
}

/** Ends loading with the 404 page. */
export const notFound = (): Response => new Response(null, { status: 404 });

/** Ends loading with a redirect to a path of this site. */
export const redirectTo = (location: string, status: 301 | 302 | 303 = 302): Response =>
  new Response(null, { status, headers: { location } });
