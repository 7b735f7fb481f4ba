import type { PayloadFields } from '../events/payload-fields';
import type { User } from '../entities/shopper';
import type { ServerFormState } from '../plain-form';
import type { RouteDeclaration } from '../routes';

/**
 * Name of what is released on its own: `shell` or a remote's. Open, because the registry says which remotes there are;
 * `RemoteName` lists only those whose slots this build of the shell knows.
 */
export type ReleaseName = string;

/** A file of a release, for preloading and checking. */
export interface ReleaseFile {
  /** Relative to the release's `web` folder. */
  path: string;
  bytes: number;
}

/** What a release exchanges with its neighbours besides pages and slots. */
export interface ReleaseExchange {
  /** Events by name. The shell carries them all. */
  sent: Record<string, PayloadFields>;
  received: Record<string, PayloadFields>;
  carried: Record<string, PayloadFields>;
  /** Names of shared modules by module: those that a remote uses, those that the shell offers. */
  sharedNames: Record<string, string[]>;
}

/** What an operator let through the release gate. */
export interface GateException {
  /** Pages (by pattern), slots and events that may go. */
  retired: string[];
  because: string;
}

/** What a build leaves behind, and what publishing stores (`release.json` of an immutable folder). */
export interface ReleaseManifest {
  name: ReleaseName;
  version: string;
  /** `contractVersion` it was built against. */
  contract: string;
  /** ISO 8601. */
  builtAt: string;
  web: {
    /** Container entry (`remoteEntry.js`) or, for the shell, its main script. */
    entry: string;
    /** Scripts that `./remote` (or the shell's main) needs besides the entry, in load order. */
    chunks: string[];
    files: ReleaseFile[];
  };
  /**
   * Files of `mf/`, which hold the runtime of `@module-federation/enhanced`: of a remote, its container for hosts of
   * other teams; of the shell, the host for containers of development servers. Pages of shoppers never name one.
   */
  mf?: { files: ReleaseFile[] };
  /** CommonJS bundle for the server, relative to the release's folder. */
  node: string;
  routes: RouteDeclaration[];
  slots: string[];
  /** Version ranges of the shared modules it expects, by module name. */
  shared: Record<string, string>;
  /**
   * SHA-256 of each file but `release.json`, in hexadecimal, by its path in the release's folder. Left out by builds of
   * before; such a release gets them when it is placed.
   */
  hashes?: Record<string, string>;
  /** Left out by builds of other teams, and of before. */
  exchange?: ReleaseExchange;
  /** Added when it is published. */
  exception?: GateException;
}

/** Where the browser finds one release. */
export interface PageRelease {
  name: ReleaseName;
  version: string;
  /** URL of the folder, ending in a slash. */
  base: string;
  entry: string;
  chunks: string[];
  routes: RouteDeclaration[];
  /** Address of a development server's `mf-manifest.json`, whose container stands in for the release. */
  devManifest?: string;
}

/** Exactly which versions make a page; content-addressed. */
export interface Composition {
  /** Hash of the versions. */
  id: string;
  releases: Record<ReleaseName, string>;
}

/** What the server sends the browser about the page it rendered. Inlined as JSON in `#fc-page`. */
export interface PageState {
  composition: string;
  releases: Record<ReleaseName, PageRelease>;
  /** Critical data of the matched route, or null when the server could not load it. */
  route: { id: string; data: unknown } | null;
  /** Data of slots by `placementKey`. */
  slots: Record<string, unknown>;
  /** Remotes the server left out; the browser tries these. */
  leftOut: ReleaseName[];
  /** A form post that was answered with errors; its values are shown again. */
  form: ServerFormState | null;
  /** The visitor of the page; `loading` while the browser has to request it (SHL-029). */
  user: User;
  /** Status the page was answered with; 404 pages hydrate as such. */
  status: number;
  /** Milliseconds since 1970 on the server: first client render uses the same clock. */
  renderedAt: number;
}

/** DOM ids and header names that server, shell and tests agree on. */
export const pageIds = {
  config: 'tenant-config',
  state: 'fc-page',
  root: 'root',
  compositionHeader: 'x-forecourt-composition',
} as const;
