import type { FastifyRequest } from 'fastify';
import type { Api, ReleaseRegistry, SiteBundle, SiteStore } from 'service-api';
import type { SearchService } from 'service-search';

/**
 * What delivery needs of its neighbours. The services of this process fit, and a test may pass in smaller ones.
 */

export type SiteDirectory = Pick<SiteStore, 'all' | 'byHost' | 'refused' | 'onChange'>;
/** The dealer API, as far as pages and probes use it. */
export type DealerApi = Pick<Api, 'plugin' | 'call' | 'publicConfig' | 'sitemapCars' | 'pingDatabase'>;
/** The search gateway, with what `/healthz` and the metrics say of it. */
export type SearchGateway = Pick<
  SearchService,
  'query' | 'registerGateway' | 'cacheCounts' | 'isUp' | 'breaker'
>;
/** Which versions a visitor of a site gets. */
export type ReleaseDirectory = Pick<ReleaseRegistry, 'compositionFor'>;

/** Stored pictures by content hash. */
export interface PictureSource {
  /**
   * The original picture, in any format that sharp reads; undefined for an unknown hash.
   *
   * @param shownWidth pixels that are made of it: a source may give a smaller original that is enough for them
   */
  get: (hash: string, shownWidth?: number) => Promise<Buffer | undefined>;
}

/** Structured log. Personal details never go into it. */
export interface Log {
  debug: (fields: object, message: string) => void;
  info: (fields: object, message: string) => void;
  warn: (fields: object, message: string) => void;
  error: (fields: object, message: string) => void;
}

/** State of the platform as a whole, decided by its starter. While it is stopping it still answers. */
export type PlatformHealth = { status: 'starting'; step: string } | { status: 'ok' } | { status: 'stopping' };

/** What went wrong and was survived since the platform was started by hand. */
export interface Incidents {
  /** How often its process ended and was started again, and why the last time. */
  restarts: { count: number; last: { at: string; reason: string } | null };
  /** Errors that escaped from the code of releases, by release. */
  escapedErrors: Record<string, number>;
}

/** One answered request, for the access log and the metrics. Nothing of it names a person. */
export interface AnsweredRequest {
  id: string;
  method: string;
  /** Path without the query; the pattern of the route where the path holds a secret. */
  path: string;
  /** Slug, or null for a host that is no site's. */
  site: string | null;
  /** Pattern of the route: one of few, whatever is requested. */
  route: string;
  /** 499 when the client left before the answer was sent. */
  status: number;
  ms: number;
  /** Bytes sent, with the headers. */
  bytes: number;
}

/** Notified of renderings; a release is `name@version`. */
export interface RenderObserver {
  /** @param release that owns the route of the page */
  rendered: (release: string, seconds: number) => void;
  /** @param phase in which a part of a release failed: `load`, `render` or `slot`; `page` for a whole page */
  failed: (release: string, phase: string) => void;
}

/** The site a request is for. */
export type SiteOf = (request: FastifyRequest) => SiteBundle;

/** Everything that delivery works with. */
export interface DeliveryOptions {
  sites: SiteDirectory;
  api: DealerApi;
  search: SearchGateway;
  releases: ReleaseDirectory;
  /** Store of published releases: `<dir>/<name>/<version>/{release.json,web/,node/}`. */
  artifacts: { dir: string };
  pictures: PictureSource;
  /** Data folder; delivery keeps its caches and its last good compositions in it. */
  home: string;
  now: () => Date;
  log: Log;
  health: () => PlatformHealth;
  incidents: () => Incidents;
  /** Addresses (IP, CIDR, `loopback`) whose forwarded headers count; none by default. */
  trustedProxies?: readonly string[];
  /** On localhost, swaps releases for a browser that asks for it, and takes them from development servers. */
  isDevelopment?: boolean;
  /** Called with every request that was answered: for the access log and the metrics. */
  onAnswered?: (answered: AnsweredRequest) => void;
  /** Called with each page that was rendered, and with each part that failed: for the metrics. */
  renderings?: RenderObserver;
  /** Milliseconds after which a page or the answer to a form is given up; 8,000 when left out. */
  renderLimitMs?: number;
}
