/** An address of the site as an entry of the history. */
export interface Location {
  pathname: string;
  /** Query with its question mark, or empty. */
  search: string;
  /** Anchor with its hash sign, or empty. */
  hash: string;
  /** Name of the entry. */
  key: string;
}

/** An address of the site; a query or an anchor alone is one of the page in view. */
export type To = string | Partial<Pick<Location, 'pathname' | 'search' | 'hash'>>;

/** Parameters of a path, such as `slug`. */
export type Params = Readonly<Record<string, string | undefined>>;

/** How the address in view came about. */
export type NavigationAction = 'POP' | 'PUSH' | 'REPLACE';

export interface NavigateOptions {
  /** Puts the address in place of the one in view. */
  replace?: boolean;
  /** Leaves the page where it is scrolled to. */
  preventScrollReset?: boolean;
}

/** What the visitor sees, and what is on its way. Replaced as a whole. */
export interface RouterState {
  location: Location;
  /** Routes of the address in view, the innermost last. */
  matches: readonly { params: Params; route: { id: string; handle?: unknown } }[];
  /** What the loaders of these routes returned, by their ids. */
  loaderData: Readonly<Record<string, unknown>>;
  /** The next page while it loads. */
  navigation: { state: 'idle' | 'loading' | 'submitting'; location: Location | undefined };
  revalidation: 'idle' | 'loading';
  historyAction: NavigationAction;
  preventScrollReset: boolean;
}

/**
 * What pages use of their router. React Router's data routers have it, on the server, in tests and in the harness; in a
 * shopper's page `client-router` does.
 */
export interface Router {
  readonly state: RouterState;
  /** @returns stops notifying */
  subscribe: (listener: (state: RouterState) => void) => () => void;
  /** Leads to an address of the site; resolves once its page is there. */
  navigate: (to: To, options?: NavigateOptions) => Promise<void>;
  /** Loads the data of the page in view again. */
  revalidate: () => Promise<void>;
  dispose: () => void;
}
