import type { FastifyInstance } from 'fastify';
import type { SearchService } from 'service-search';
import type { ApiInput, CallApi, CallOptions, EndpointName } from 'shared-contracts/api/endpoints';
import type { PublicTenantConfig } from 'shared-contracts/site-config';
import type { Database } from './database/database';
import type { GeocodingSettings } from './geocode/geocode';
import type { ApiAnswer } from './http/answer';
import type { SiteOf } from './http/plugin';
import type { Visitor } from './http/visitor';
import type { MailSettings } from './lead-delivery/mailer';
import type { PictureOf } from './listing-pdf/create-listing-pdf';
import type { LeadManager } from './leads/lead-manager';
import type { Logger } from './logger';
import type { OutboxState } from './outbox/outbox-state';
import type { PersonManager } from './people/person-manager';
import type { ProviderSettings } from './providers/provider-client';
import type { PaymentProcessor } from './reservations/payment-processor';
import type { ReservationManager } from './reservations/reservation-manager';
import type { ReleaseRegistry } from './releases/release-registry';
import type { SiteBundle, SiteStore } from './sites/site-bundle';
import type { SmsSettings } from './sms/sms';
import type { SampleCar } from './stock/sample-cars';
import type { SitemapCar } from './stock/sitemap';
import type { Stock } from './stock/stock';

/** Settings of sign-in (D-12). */
export interface SignInSettings {
  /** Codes that each site may send in 24 hours; 100 by default. */
  dailyBudget?: number;
  /** Every code is this one. Only in tests. */
  fixedCode?: string;
  /** Rounds of the work for a code, for each number that a browser tries; tests work less. */
  proofRounds?: number;
}

/** What the API works with. Nothing is read from the environment. */
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
  /** Service that quotes finance; a built-in provider answers without it. */
  quotes?: ProviderSettings;
  /** Register and price guide of trade-ins; the installation's own listings answer without them. */
  valuations?: ProviderSettings;
  /** Providers that take payments; the sandbox by default. */
  processors?: readonly PaymentProcessor[];
  /** Secrets that webhooks are signed with, by dealership slug; `whsec_` and base64. */
  webhookSecrets?: Readonly<Record<string, string>>;
  /** Serves OpenAPI at `/api/docs.json`, and the text messages that were kept at `/api/dev/sms`. */
  development?: boolean;
}

/** What the routes need of the server that they are registered in. */
export interface PluginOptions {
  siteOf: SiteOf;
  /** For the PDFs of cars, which have no picture without it. */
  pictureOf?: PictureOf;
}

/** The dealer API: over HTTP, in the same process, and for the commands of an operator. */
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
  sitemapCars(site: SiteBundle): Promise<SitemapCar[]>;
  /** Cars of a site that differ most, to try pages with; `most` of them at most. */
  sampleCars(site: SiteBundle, most: number): Promise<SampleCar[]>;
  /** Asks the database for nothing; rejects when it does not answer, and does not settle while it hangs. */
  pingDatabase(): Promise<void>;
  /** Deliveries of leads and alerts that are pending, for the metrics. */
  outbox(): Promise<OutboxState>;
  stock: Stock;
  releases: ReleaseRegistry;
  leads: LeadManager;
  reservations: ReservationManager;
  people: PersonManager;
  /** Background work: search index, mails, webhooks, forgotten submissions, overdue reservations, clean-up. */
  worker: { start(): void; stop(): Promise<void> };
  close(): Promise<void>;
}
