import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { SearchService } from 'service-search';
import type { ApiInput, CallApi, CallOptions, EndpointName } from 'shared-contracts/api/endpoints';
import type { PublicTenantConfig } from 'shared-contracts/site-config';
import type { Database } from './database/database';
import type { LeadDesk } from './leads/lead-desk';
import type { Logger } from './logger';
import type { PaymentProcessor } from './reservations/payment-processor';
import type { ReservationDesk } from './reservations/reservation-desk';
import type { ReleaseRegistry } from './releases/release-registry';
import type { SiteBundle, SiteStore } from './sites/site-bundle';
import type { SmsSettings } from './sms/sms';
import type { Stock } from './stock/stock';

/** Who calls. In-process callers hand on what they know of the visitor. */
export interface Visitor {
  /** Value of the visitor cookie, which tells browsers apart; null before the first. */
  browser: string | null;
  /** Value of the sign-in cookie; null for an anonymous visitor. */
  session: string | null;
  /** Address of the client, after trusted proxies. */
  ip: string;
  userAgent: string;
}

/** What the browser is to keep from now on. */
export interface NewCookies {
  /** For the visitor cookie. */
  visitor?: string;
  /** For the sign-in cookie; null takes it away. */
  session?: string | null;
}

/** Answer of a call before it becomes HTTP. `body` undefined means an empty answer. */
export interface ApiAnswer {
  status: number;
  headers: Record<string, string>;
  cookies?: NewCookies;
  body: unknown;
}

/** Where leads go. */
export interface MailSettings {
  /** SMTP server, such as `smtps://user:pass@host`; without it mails become files in `folder`. */
  smtpUrl?: string;
  /** Sender of all mails. */
  from: string;
  folder: string;
}

/** Where postcodes are looked up; without it built-in regions of Australian postcodes answer. */
export interface GeocodingSettings {
  /** Base URL of a service with the answer shape of API-030. */
  url: string;
  key: string;
}

/** Settings of sign-in (D-12). */
export interface SignInSettings {
  /** Codes that each site may send in 24 hours; 100 unless told. */
  dailyBudget?: number;
  /** Every code is this one. Only in tests. */
  fixedCode?: string;
}

export interface ApiOptions {
  db: Database;
  sites: SiteStore;
  search: SearchService;
  now: () => Date;
  log: Logger;
  mail: MailSettings;
  sms: SmsSettings;
  signIn?: SignInSettings;
  geocoding?: GeocodingSettings;
  /** Providers that take payments; the sandbox unless told. */
  processors?: readonly PaymentProcessor[];
  /** Secrets that webhooks are signed with, by dealership slug; `whsec_` and base64. */
  webhookSecrets?: Readonly<Record<string, string>>;
  /** Serves OpenAPI at `/api/docs.json`, and the text messages that were kept at `/api/dev/sms`. */
  development?: boolean;
}

/** A stored picture by its content hash, as JPEG; undefined for an unknown one. */
export type PictureOf = (hash: string) => Promise<Buffer | undefined>;

export interface PluginOptions {
  /** Site of a request; undefined is answered 404. */
  siteOf(request: FastifyRequest): SiteBundle | undefined;
  /** For the sheets of cars, which have no picture without it. */
  pictureOf?: PictureOf;
}

export interface Api {
  /** Registers every `/api/*` route. `await fastify.register(api.plugin, { siteOf })`. */
  plugin(fastify: FastifyInstance, options: PluginOptions): Promise<void>;
  /** The API in the same process: same checks, same errors (`ApiFailure`), no HTTP. */
  call(site: SiteBundle, visitor?: Partial<Visitor>): CallApi;
  /** Like `call`, but gives status and headers too and never rejects; `POST /enquire` needs both. */
  answer<N extends EndpointName>(
    site: SiteBundle,
    visitor: Partial<Visitor>,
    name: N,
    input?: ApiInput<N>,
    options?: CallOptions,
  ): Promise<ApiAnswer>;
  /** Public config with a signed search key in `site.search.key`. */
  publicConfig(site: SiteBundle): Promise<PublicTenantConfig>;
  /** `/cars/{slug}` paths with last change of every car a site shows, for sitemaps. */
  sitemapCars(site: SiteBundle): Promise<{ path: string; updatedAt: string }[]>;
  stock: Stock;
  releases: ReleaseRegistry;
  leads: LeadDesk;
  reservations: ReservationDesk;
  /** Background work: search index, mails, webhooks, forgotten submissions, overdue reservations, clean-up. */
  worker: { start(): void; stop(): Promise<void> };
  close(): Promise<void>;
}
