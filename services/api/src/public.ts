export type { Database, DatabaseOptions, Tx } from './database/database';
export { DatabaseLocked, DatabaseLost, DatabaseUnavailable } from './database/database';
export { openDatabase } from './database/open-database';
export type { RefusedSite, SiteBundle, SiteStore } from './sites/site-bundle';
export { createSiteStore, type SiteStoreOptions } from './sites/site-store';
export type {
  Api,
  ApiAnswer,
  ApiOptions,
  GeocodingSettings,
  MailSettings,
  NewCookies,
  PictureOf,
  PluginOptions,
  SignInSettings,
  Visitor,
} from './api';
export type { SmsSettings } from './sms/sms';
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
export type {
  RegistryStatus,
  ReleaseRegistry,
  ReleaseStatus,
  ReleaseTarget,
  TargetedRelease,
} from './releases/release-registry';
export { ReleaseError } from './releases/release-registry';
export type { Payment, PaymentProcessor } from './reservations/payment-processor';
export type {
  ReservationDesk,
  ReservationOutcome,
  ReservationSummary,
} from './reservations/reservation-desk';
export { reservationStates, type ReservationState } from './reservations/reservation-state';
export type { LeadCounts, LeadDesk, LeadSummary } from './leads/lead-desk';
export type { Logger } from './logger';
