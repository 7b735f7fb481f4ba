export type { Database, DatabaseOptions, Tx } from './database/database';
export { DatabaseLocked, DatabaseLost, DatabaseUnavailable } from './database/database';
export { checkDatabaseLogin } from './database/login-rights';
export { openDatabase } from './database/open-database';
export type { RefusedSite, SiteBundle, SiteStore } from './sites/site-bundle';
export { createSiteStore, type SiteStoreOptions } from './sites/site-store';
export type { Api, ApiOptions, PluginOptions, SignInSettings } from './api';
export type { GeocodingSettings } from './geocode/geocode';
export type { ApiAnswer } from './http/answer';
export type { NewCookies } from './http/cookies';
export { countedAddress, limitKey } from './http/counted-address';
export type { Visitor } from './http/visitor';
export type { MailSettings } from './lead-delivery/mailer';
export type { PictureOf } from './listing-pdf/create-listing-pdf';
export type { SmsSettings } from './sms/sms';
export { photoPattern } from './trade-in/photo-link';
export { createApi } from './create-api';
export type {
  ImportOptions,
  ImportProgress,
  ImportResult,
  RefusedRow,
  SeedCar,
  SeedResult,
  Stock,
  StockCar,
} from './stock/stock';
export { ImportError } from './stock/stock';
export type { SampleCar } from './stock/sample-cars';
export { createSiteStock } from './stock/site-stock';
export type {
  RegistryStatus,
  ReleaseChange,
  ReleaseRegistry,
  ReleaseStatus,
  ReleaseTarget,
  TargetedRelease,
} from './releases/release-registry';
export { compositionId } from './releases/composition';
export { ReleaseError } from './releases/release-registry';
export type { Payment, PaymentProcessor } from './reservations/payment-processor';
export type {
  ReservationManager,
  ReservationOutcome,
  ReservationSummary,
} from './reservations/reservation-manager';
export type {
  FullLead,
  LeadCounts,
  LeadExport,
  LeadManager,
  LeadSummary,
  Reconciliation,
} from './leads/lead-manager';
export type { PersonExport, PersonFindings, PersonManager } from './people/person-manager';
export type { Logger } from './logger';
