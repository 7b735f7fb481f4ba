/**
 * Every table of the database with what its columns hold of a person. A test compares it with the database, so that
 * a new table or column is classified before it is used; `person-rows.ts` then says how its rows are found.
 */
export interface TableClass {
  /** Columns with personal data, or that lead to a person. */
  personal: readonly string[];
  /** Hashes that an export leaves out: they are secrets, or say nothing without the key. */
  secret?: readonly string[];
  /** Columns that hold no personal data by themselves. */
  other: readonly string[];
}

/** Tables with rows about people. */
export const personTables = {
  leads: {
    personal: ['values', 'facts', 'attributes', 'user_agent', 'url', 'phone_digits'],
    secret: ['ip_hash', 'key'],
    other: [
      'id', 'site_slug', 'dealership_id', 'car_id', 'form_type', 'category', 'subcategory', 'source', 'created_at',
      'awaits_contact',
    ],
  },
  form_submissions: {
    personal: ['values', 'user_agent'],
    secret: ['ip_hash', 'key'],
    other: ['id', 'site_slug', 'form_type', 'created_at', 'lead_id'],
  },
  quarantine: {
    personal: ['body'],
    secret: ['key'],
    other: ['id', 'site_slug', 'reason', 'created_at'],
  },
  users: { personal: ['phone'], other: ['id', 'site_slug', 'created_at'] },
  sessions: {
    personal: ['user_id'],
    secret: ['token_hash'],
    other: ['site_slug', 'created_at', 'expires_at'],
  },
  sign_in_codes: {
    personal: ['wrong_at'],
    secret: ['phone_hash', 'ip_hash', 'browser_hash', 'code_hash', 'known_browser_hash'],
    other: ['id', 'site_slug', 'purpose', 'budget_share', 'created_at', 'used_at'],
  },
  watchlist_items: {
    personal: ['user_id'],
    other: ['site_slug', 'car_id', 'saved_at', 'price', 'status', 'reserved', 'removed_at'],
  },
  spins: {
    personal: ['user_id'],
    other: ['site_slug', 'prize', 'wins', 'reference', 'lead_id', 'spun_at'],
  },
  valuations: {
    personal: ['phone', 'rego', 'rego_state', 'vehicle', 'answers'],
    other: [
      'id', 'site_slug', 'lead_id', 'figures', 'car_id', 'valid_until', 'accepted_at', 'created_at',
    ],
  },
  valuation_photos: {
    personal: ['picture'],
    other: ['id', 'site_slug', 'valuation_id', 'position', 'created_at'],
  },
  miscellaneous: {
    personal: ['value'],
    other: ['site_slug', 'column_name', 'valuation_id', 'saved_at'],
  },
  reservations: {
    personal: ['contact'],
    secret: ['ip_hash', 'key'],
    other: [
      'id', 'site_slug', 'dealership_id', 'car_id', 'reference', 'state', 'amount', 'processor', 'payment_id', 'lead_id',
      'created_at', 'expires_at', 'ended_at', 'refund_due_at', 'refunded_at',
    ],
  },
  invoice_payments: {
    personal: ['contact'],
    secret: ['ip_hash', 'key'],
    other: [
      'id', 'site_slug', 'reference', 'state', 'invoice_number', 'amount', 'processor', 'payment_id', 'lead_id',
      'created_at', 'refund_due_at', 'refunded_at',
    ],
  },
  saved_searches: {
    personal: ['address', 'query'],
    secret: ['token_hash', 'ip_hash'],
    other: [
      'id', 'site_slug', 'channel', 'frequency', 'consent_version', 'consent_text', 'created_at', 'confirmed_at',
      'started_at', 'watched_from', 'next_run_at', 'ended_at', 'end_reason',
    ],
  },
  saved_search_cars: {
    personal: ['search_id'],
    other: ['car_id', 'site_slug', 'lowest_price', 'is_sold'],
  },
  alerts: { personal: ['search_id'], other: ['id', 'site_slug', 'changes', 'created_at'] },
  appointments: { personal: ['lead_id'], other: ['dealership_id', 'starts_at', 'site_slug'] },
  outbox: {
    personal: ['lead_id', 'alert_id', 'last_error'],
    other: [
      'id', 'site_slug', 'kind', 'state', 'attempts', 'attempts_before', 'next_at', 'locked_until', 'created_at',
      'done_at',
    ],
  },
  outbox_attempts: { personal: ['error'], other: ['outbox_id', 'attempt', 'started_at', 'outcome'] },
  idempotency: {
    personal: ['body'],
    secret: ['body_hash', 'key'],
    other: ['site_slug', 'endpoint', 'status', 'created_at'],
  },
} as const satisfies Record<string, TableClass>; // prettier-ignore

/** A kind of row about people. */
export type PersonTable = keyof typeof personTables;

/** Tables without people, and why. */
export const otherTables: Readonly<Record<string, string>> = {
  dealerships: 'Configuration of dealers.',
  sites: 'Configuration of dealers.',
  site_dealerships: 'Configuration of dealers.',
  locations: 'Configuration of dealers.',
  special_hours: 'Configuration of dealers.',
  cars: 'Stock.',
  stock_staging: 'Stock.',
  car_views:
    'A random number of the browser, which nothing joins with a person; a view is a car, a site and a moment.',
  phone_reveals: 'A car and a moment.',
  limited_calls: 'A keyed hash of an address, kept for a day.',
  analytics_events: 'Names and figures of events, without a visitor.',
  releases: 'Software.',
  compositions: 'Software, and the operator who made it live, as user and host of a command.',
  platform_keys: 'Keys of the installation.',
};
