/** A page as a browser saw it. */
export interface SeenPage {
  /** HTTP status of its document; 0 when none came. */
  status: number;
  /** Whether it came to rest while it was looked at; of one that did not, only its errors are known. */
  hasRested: boolean;
  /** Uncaught errors and what scripts reported as errors, once each. */
  errors: string[];
  /** Slots and pages of remotes, and which of them hold nothing. */
  parts: string[];
  emptyParts: string[];
  /** Characters that can be seen in them, by their names; those of one name together. */
  partTexts: Record<string, number>;
  /** Parts whose scripts did not come, under their strip. */
  stalledParts: number;
  isHydrated: boolean;
  /** Whether a heading of the first level can be seen. */
  hasHeading: boolean;
  /** Characters of its main part that can be seen. */
  textLength: number;
  /** Pixels that it is wider than the screen. */
  beyondPx: number;
  /** Share of the time that its scripts and layout take while it is not touched, from 0 to 1. */
  busyShare: number;
  /** Texts that can be seen, and those that are laid out but cannot: transparent, of no size, or left of the page. */
  texts: string[];
  unseenTexts: string[];
  /** Share of the links and controls of the first screen that something else lies over, from 0 to 1. */
  coveredShare: number;
  /** Paths and queries of the same site that it links to. */
  links: string[];
  /** Names of the cookies that its scripts have set. */
  cookies: string[];
  /** Fields that are marked as wrong once a form was sent as it came; null where none was sent. */
  refusedFields: number | null;
  /** Paths without their queries that it has requested, and how often. */
  requests: Record<string, number>;
}

/** How a page is opened: on a phone, or on a wide screen. */
export type BrowserView = 'phone' | 'wide';

/** How a page is looked at. */
export interface BrowserLook {
  view: BrowserView;
  /** Milliseconds that its scripts may take until it is hydrated. */
  hydratedMs: number;
  /** Remotes whose buttons are pressed; `shell` for those of the frame. */
  presses: readonly string[];
}

/** Answer to one request of a page. */
export interface BrowserAnswer {
  status: number;
  type: string;
  body: string | Buffer;
  headers?: Record<string, string>;
  /** Not done in a trial, such as a write; that it failed is no error of the page. */
  isWithheld?: boolean;
}

/** What a page requests. */
export interface BrowserRequest {
  url: URL;
  method: string;
  body: string | null;
  /** What is wanted: `media` is a film, a sound or a font. */
  kind: 'picture' | 'media' | 'other';
}

/** A browser in which pages are opened without any network. */
export interface PageBrowser {
  /**
   * Opens an address in a session of its own and gives what there is to see.
   *
   * @param answer answers every request of the page, its document too
   */
  see: (
    url: string,
    answer: (request: BrowserRequest) => Promise<BrowserAnswer>,
    look: BrowserLook,
  ) => Promise<SeenPage>;
  close: () => Promise<void>;
}

/** Opens a browser; null where there is none. */
export type OpenPageBrowser = () => Promise<PageBrowser | null>;

/** Named, not imported, as the builder of releases: production starts without it. */
const browserModule: string = 'tools/browser/page-browser';

/** Opens the browser that the package `tools` finds; null where there is none, or not that package. */
export const openPageBrowser: OpenPageBrowser = async () => {
  try {
    const { openBrowser } = (await import(browserModule)) as { openBrowser: OpenPageBrowser }; // declared so there
    return await openBrowser();
  } catch {
    return null;
  }
};
