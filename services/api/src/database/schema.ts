/* All tables in one file: they refer to each other, and drizzle-kit compares them as a whole with the migrations. */

import { sql } from 'drizzle-orm';
import {
  bigint,
  bigserial,
  boolean,
  customType,
  index,
  integer,
  jsonb,
  numeric,
  pgTable,
  primaryKey,
  serial,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { lastDigits } from './same-phone';

/*
 * One file, although it is long: migrations are generated from it as a whole, and the tables refer to one another.
 *
 * Tables by owner. Stock and locations belong to dealerships, which are granted to sites; leads and what visitors
 * do belong to sites; releases and deliveries belong to the platform. The row rules that go with each owner are in
 * drizzle/0001_row_rules.sql, drizzle/0003_sign_in_rules.sql, drizzle/0005_reservation_rules.sql,
 * drizzle/0007_trade_in_rules.sql, drizzle/0009_trade_in_photo_rules.sql,
 * drizzle/0011_watchlist_rules.sql, drizzle/0013_saved_search_rules.sql and drizzle/0015_spin_payment_rules.sql.
 *
 * What stands in JSON is of no type here: it is parsed where a row is read.
 */

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });
const bytes = customType<{ data: Uint8Array }>({ dataType: () => 'bytea' });

export const dealerships = pgTable('dealerships', {
  id: integer('id').primaryKey(),
  slug: text('slug').notNull().unique(),
  /** Site whose folder defines it. */
  definedBy: text('defined_by').notNull(),
  data: jsonb('data').notNull(),
});

export const sites = pgTable('sites', {
  slug: text('slug').primaryKey(),
  id: integer('id').notNull().unique(),
  name: text('name').notNull(),
});

/** Which dealerships' stock and locations a site shows, in the order of its config. */
export const siteDealerships = pgTable(
  'site_dealerships',
  {
    siteSlug: text('site_slug')
      .notNull()
      .references(() => sites.slug, { onDelete: 'cascade' }),
    dealershipId: integer('dealership_id')
      .notNull()
      .references(() => dealerships.id, { onDelete: 'cascade' }),
    position: integer('position').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.siteSlug, table.dealershipId] }),
    index('site_dealerships_dealership').on(table.dealershipId),
  ],
);

export const locations = pgTable(
  'locations',
  {
    id: integer('id').primaryKey(),
    dealershipId: integer('dealership_id')
      .notNull()
      .references(() => dealerships.id, { onDelete: 'cascade' }),
    slug: text('slug').notNull(),
    data: jsonb('data').notNull(),
  },
  (table) => [index('locations_dealership').on(table.dealershipId)],
);

export const specialHours = pgTable(
  'special_hours',
  {
    id: serial('id').primaryKey(),
    locationId: integer('location_id')
      .notNull()
      .references(() => locations.id, { onDelete: 'cascade' }),
    date: text('date').notNull(),
    data: jsonb('data').notNull(),
  },
  (table) => [index('special_hours_location').on(table.locationId)],
);

export const cars = pgTable(
  'cars',
  {
    id: serial('id').primaryKey(),
    dealershipId: integer('dealership_id')
      .notNull()
      .references(() => dealerships.id, { onDelete: 'cascade' }),
    /** Where the car came from: a mapping's name, or a name the importer gave. */
    source: text('source').notNull(),
    /** What makes it the same car at the next import. */
    identity: text('identity').notNull(),
    slug: text('slug').notNull().unique(),
    make: text('make').notNull(),
    model: text('model').notNull(),
    makeSlug: text('make_slug').notNull(),
    modelSlug: text('model_slug').notNull(),
    year: integer('year').notNull(),
    carType: text('car_type').notNull(),
    price: numeric('price', { mode: 'number' }),
    status: text('status').notNull(),
    soldDateTimestamp: bigint('sold_date_timestamp', { mode: 'number' }),
    shown: boolean('shown').notNull(),
    locationSlug: text('location_slug'),
    /** Hash of everything the source says, to see whether anything changed. */
    contentHash: text('content_hash').notNull(),
    data: jsonb('data').notNull(),
    createdAt: moment('created_at').notNull(),
    updatedAt: moment('updated_at').notNull(),
    withdrawnAt: moment('withdrawn_at'),
    /** The reservation that holds it, whichever site it was made on; imports leave it alone. */
    reservationId: uuid('reservation_id'),
    /** Grows with every change; a car whose `indexed` lags behind has to be sent to the search index. */
    version: bigint('version', { mode: 'number' }).notNull(),
    indexed: bigint('indexed', { mode: 'number' }).notNull().default(0),
  },
  (table) => [
    uniqueIndex('cars_identity').on(table.dealershipId, table.source, table.identity),
    index('cars_make_model').on(table.dealershipId, table.makeSlug, table.modelSlug),
    // Of every dealership: what a trade-in is worth.
    index('cars_market').on(table.makeSlug, table.modelSlug, table.year),
    index('cars_to_index')
      .on(table.id)
      .where(sql`indexed < version`),
  ],
);

/** Rows of a running import, before they are applied in one transaction. */
export const stockStaging = pgTable(
  'stock_staging',
  {
    importId: uuid('import_id').notNull(),
    identity: text('identity').notNull(),
    contentHash: text('content_hash').notNull(),
    slugBase: text('slug_base').notNull(),
    make: text('make').notNull(),
    model: text('model').notNull(),
    makeSlug: text('make_slug').notNull(),
    modelSlug: text('model_slug').notNull(),
    year: integer('year').notNull(),
    carType: text('car_type').notNull(),
    price: numeric('price', { mode: 'number' }),
    status: text('status').notNull(),
    soldDateTimestamp: bigint('sold_date_timestamp', { mode: 'number' }),
    shown: boolean('shown').notNull(),
    locationSlug: text('location_slug'),
    data: jsonb('data').notNull(),
    createdAt: moment('created_at'),
    dealershipId: integer('dealership_id').notNull(),
    stagedAt: moment('staged_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.importId, table.dealershipId, table.identity] })],
);

export const carViews = pgTable(
  'car_views',
  {
    siteSlug: text('site_slug').notNull(),
    carId: integer('car_id')
      .notNull()
      .references(() => cars.id, { onDelete: 'cascade' }),
    /** Visitor session; nothing that names a person. */
    visitor: text('visitor').notNull(),
    viewedAt: moment('viewed_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.carId, table.siteSlug, table.visitor] })],
);

export const formSubmissions = pgTable(
  'form_submissions',
  {
    id: uuid('id').primaryKey(),
    siteSlug: text('site_slug').notNull(),
    /** Idempotency key of the form; the lead call carries the same. */
    key: text('key').notNull(),
    formType: text('form_type').notNull(),
    values: jsonb('values').notNull(),
    userAgent: text('user_agent').notNull(),
    /** As in `leads`. */
    ipHash: text('ip_hash'),
    createdAt: moment('created_at').notNull(),
    leadId: integer('lead_id'),
  },
  (table) => [
    uniqueIndex('form_submissions_key').on(table.siteSlug, table.key),
    index('form_submissions_by_ip').on(table.siteSlug, table.ipHash, table.createdAt),
    index('form_submissions_waiting')
      .on(table.createdAt)
      .where(sql`lead_id is null`),
  ],
);

export const leads = pgTable(
  'leads',
  {
    id: serial('id').primaryKey(),
    siteSlug: text('site_slug').notNull(),
    dealershipId: integer('dealership_id').notNull(),
    carId: integer('car_id'),
    formType: text('form_type').notNull(),
    category: text('category').notNull(),
    subcategory: text('subcategory'),
    source: text('source').notNull(),
    url: text('url').notNull(),
    userAgent: text('user_agent').notNull(),
    values: jsonb('values').notNull(),
    facts: jsonb('facts').notNull(),
    attributes: jsonb('attributes').notNull(),
    key: text('key').notNull(),
    /** Keyed hash of the sender's address, to count leads by address; cleared after a day. */
    ipHash: text('ip_hash'),
    createdAt: moment('created_at').notNull(),
    /** It has no contact details yet: no dealer gets it, and it is deleted when none ever come (D-23). */
    awaitsContact: boolean('awaits_contact').notNull().default(false),
    /** The last nine digits of the phone as it was typed, by which the leads of a number are found. */
    phoneDigits: text('phone_digits').generatedAlwaysAs(lastDigits(sql`coalesce("values"->>'phone', '')`)),
  },
  (table) => [
    uniqueIndex('leads_key').on(table.siteSlug, table.key),
    index('leads_by_ip').on(table.siteSlug, table.ipHash, table.createdAt),
    index('leads_by_time').on(table.createdAt),
    index('leads_by_phone').on(table.siteSlug, table.phoneDigits),
    index('leads_awaiting')
      .on(table.createdAt)
      .where(sql`awaits_contact`),
  ],
);

/** Cars that shoppers had valued for a trade-in, and the offers (API-026, D-23). */
export const valuations = pgTable(
  'valuations',
  {
    id: uuid('id').primaryKey(),
    siteSlug: text('site_slug').notNull(),
    leadId: integer('lead_id')
      .notNull()
      .references(() => leads.id, { onDelete: 'cascade' }),
    rego: text('rego'),
    regoState: text('rego_state'),
    /** As the register or the shopper described it; null for one that neither did. */
    vehicle: jsonb('vehicle'),
    answers: jsonb('answers'),
    /** What was reckoned from all that. */
    figures: jsonb('figures').notNull(),
    /** The car that the shopper wants instead. */
    carId: integer('car_id'),
    /** Of the visitor who was signed in; normalised. */
    phone: text('phone'),
    validUntil: moment('valid_until').notNull(),
    acceptedAt: moment('accepted_at'),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    index('valuations_lead').on(table.leadId),
    index('valuations_by_phone').on(table.siteSlug, table.phone, table.createdAt),
  ],
);

/**
 * Photos of the cars of valuations, encoded by the platform; kept 30 days. They stand in the database because row rules,
 * backups and further processes have what stands there.
 */
export const valuationPhotos = pgTable(
  'valuation_photos',
  {
    id: uuid('id').primaryKey(),
    siteSlug: text('site_slug').notNull(),
    valuationId: uuid('valuation_id')
      .notNull()
      .references(() => valuations.id, { onDelete: 'cascade' }),
    position: integer('position').notNull(),
    /** JPEG. */
    picture: bytes('picture').notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    uniqueIndex('valuation_photos_position').on(table.valuationId, table.position),
    index('valuation_photos_by_time').on(table.createdAt),
  ],
);

/** What a site wants kept beside a valuation (API-029). */
export const miscellaneous = pgTable(
  'miscellaneous',
  {
    siteSlug: text('site_slug').notNull(),
    columnName: text('column_name').notNull(),
    valuationId: uuid('valuation_id')
      .notNull()
      .references(() => valuations.id, { onDelete: 'cascade' }),
    value: jsonb('value').notNull(),
    savedAt: moment('saved_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.valuationId, table.columnName] })],
);

/** Calls that cost something, counted by address; kept a day (API-040). */
export const limitedCalls = pgTable(
  'limited_calls',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    siteSlug: text('site_slug').notNull(),
    endpoint: text('endpoint').notNull(),
    /** As in `leads`. */
    ipHash: text('ip_hash').notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    index('limited_calls_by_ip').on(table.siteSlug, table.endpoint, table.ipHash, table.createdAt),
    index('limited_calls_by_time').on(table.createdAt),
  ],
);

/**
 * Times that test drives take up at a dealership (API-020). They belong to the dealership: every site that shows it
 * must know what is taken, and a row says nothing about the shopper.
 */
export const appointments = pgTable(
  'appointments',
  {
    dealershipId: integer('dealership_id')
      .notNull()
      .references(() => dealerships.id, { onDelete: 'cascade' }),
    startsAt: moment('starts_at').notNull(),
    /** The site it was booked on. */
    siteSlug: text('site_slug').notNull(),
    leadId: integer('lead_id')
      .notNull()
      .references(() => leads.id, { onDelete: 'cascade' }),
  },
  (table) => [
    primaryKey({ columns: [table.dealershipId, table.startsAt] }),
    index('appointments_lead').on(table.leadId),
  ],
);

/** A shopper requested the full phone number of a car's dealership (API-017). */
export const phoneReveals = pgTable(
  'phone_reveals',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    siteSlug: text('site_slug').notNull(),
    dealershipId: integer('dealership_id').notNull(),
    carId: integer('car_id').notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [index('phone_reveals_by_site').on(table.siteSlug, table.createdAt)],
);

/** The shopper who holds a car, and what became of it and of the payment (API-043, D-38). */
export const reservations = pgTable(
  'reservations',
  {
    id: uuid('id').primaryKey(),
    siteSlug: text('site_slug').notNull(),
    dealershipId: integer('dealership_id').notNull(),
    carId: integer('car_id').notNull(),
    /** What shopper and dealer call it; the payment carries it as well. */
    reference: text('reference').notNull().unique(),
    state: text('state').notNull(),
    /** Idempotency key of the call. */
    key: text('key').notNull(),
    contact: jsonb('contact').notNull(),
    /** Dollars. */
    amount: numeric('amount', { mode: 'number' }).notNull(),
    processor: text('processor').notNull(),
    /** Of the processor; null while nothing is taken. */
    paymentId: text('payment_id'),
    leadId: integer('lead_id').references(() => leads.id, { onDelete: 'set null' }),
    /** As in `leads`. */
    ipHash: text('ip_hash'),
    createdAt: moment('created_at').notNull(),
    /** When it ends by itself; null for one that the dealer confirmed. */
    expiresAt: moment('expires_at'),
    endedAt: moment('ended_at'),
    /** When the payment has to be given back, at the next try; null when nothing is owed. */
    refundDueAt: moment('refund_due_at'),
    refundedAt: moment('refunded_at'),
  },
  (table) => [
    // One car is held once, whatever the code does.
    uniqueIndex('reservations_car')
      .on(table.carId)
      .where(sql`state in ('held', 'reserved', 'confirmed')`),
    index('reservations_by_ip').on(table.siteSlug, table.ipHash, table.createdAt),
    index('reservations_expiring')
      .on(table.expiresAt)
      .where(sql`state in ('held', 'reserved')`),
    index('reservations_refunds')
      .on(table.refundDueAt)
      .where(sql`refund_due_at is not null`),
    index('reservations_lead').on(table.leadId),
  ],
);

/** Payments of invoices, and what became of them (D-41). */
export const invoicePayments = pgTable(
  'invoice_payments',
  {
    id: uuid('id').primaryKey(),
    siteSlug: text('site_slug').notNull(),
    /** As in `reservations`. */
    reference: text('reference').notNull().unique(),
    /** `taking`, `paid`, `declined` or `lapsed` (cut off; what may have been taken is given back). */
    state: text('state').notNull(),
    key: text('key').notNull(),
    invoiceNumber: text('invoice_number').notNull(),
    contact: jsonb('contact').notNull(),
    /** Dollars. */
    amount: numeric('amount', { mode: 'number' }).notNull(),
    processor: text('processor').notNull(),
    paymentId: text('payment_id'),
    leadId: integer('lead_id').references(() => leads.id, { onDelete: 'set null' }),
    /** As in `leads`. */
    ipHash: text('ip_hash'),
    createdAt: moment('created_at').notNull(),
    refundDueAt: moment('refund_due_at'),
    refundedAt: moment('refunded_at'),
  },
  (table) => [
    index('invoice_payments_by_ip').on(table.siteSlug, table.ipHash, table.createdAt),
    index('invoice_payments_taking')
      .on(table.createdAt)
      .where(sql`state = 'taking'`),
    index('invoice_payments_refunds')
      .on(table.refundDueAt)
      .where(sql`refund_due_at is not null`),
    index('invoice_payments_lead').on(table.leadId),
  ],
);

/** One answer per key for 30 days (D-22). */
export const idempotency = pgTable(
  'idempotency',
  {
    siteSlug: text('site_slug').notNull(),
    endpoint: text('endpoint').notNull(),
    key: text('key').notNull(),
    /** Hash of the request; `*` when the platform itself made the answer and any request may have it. */
    bodyHash: text('body_hash').notNull(),
    status: integer('status'),
    body: jsonb('body'),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.siteSlug, table.endpoint, table.key] }),
    index('idempotency_by_time').on(table.createdAt),
  ],
);

/** What looked like a bot's; kept 30 days, never delivered (API-040). */
export const quarantine = pgTable(
  'quarantine',
  {
    id: uuid('id').primaryKey(),
    siteSlug: text('site_slug').notNull(),
    key: text('key').notNull(),
    reason: text('reason').notNull(),
    body: jsonb('body').notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    uniqueIndex('quarantine_key').on(table.siteSlug, table.key),
    index('quarantine_by_time').on(table.createdAt),
  ],
);

/** Searches that shoppers are notified about, and the evidence that they agreed to it. */
export const savedSearches = pgTable(
  'saved_searches',
  {
    id: uuid('id').primaryKey(),
    siteSlug: text('site_slug').notNull(),
    /** Of the token that its owner's links carry; the token is made from the id with a key (`alert-token.ts`). */
    tokenHash: text('token_hash').notNull().unique(),
    /** Query string of the results page, in its shortest form. */
    query: text('query').notNull(),
    /** `email` or `text`. */
    channel: text('channel').notNull(),
    /** Email address in lower case, or normalised mobile number. */
    address: text('address').notNull(),
    /** `now` or `daily`. */
    frequency: text('frequency').notNull(),
    /** What the shopper agreed to, word for word. */
    consentVersion: text('consent_version').notNull(),
    consentText: text('consent_text').notNull(),
    /** As in `leads`, and kept: it belongs to the evidence. */
    ipHash: text('ip_hash').notNull(),
    createdAt: moment('created_at').notNull(),
    /** When the owner of the address agreed; null before. */
    confirmedAt: moment('confirmed_at'),
    /** When the cars that were there at the beginning were noted; alerts are about what changes after. */
    startedAt: moment('started_at'),
    /** A search of more cars than are watched watches the newest: Unix seconds of the oldest at the beginning. */
    watchedFrom: bigint('watched_from', { mode: 'number' }),
    /** When it is looked at next; null while unconfirmed and after its end. */
    nextRunAt: moment('next_run_at'),
    endedAt: moment('ended_at'),
    /** `stopped`, `unsubscribed` (by the mail program) or `replaced` by the same search again. */
    endReason: text('end_reason'),
  },
  (table) => [
    index('saved_searches_by_address').on(table.siteSlug, table.address),
    index('saved_searches_due')
      .on(table.nextRunAt)
      .where(sql`next_run_at is not null`),
  ],
);

/** What the owner of a saved search knows of each car that it found, so that nothing is sent twice. */
export const savedSearchCars = pgTable(
  'saved_search_cars',
  {
    searchId: uuid('search_id')
      .notNull()
      .references(() => savedSearches.id, { onDelete: 'cascade' }),
    carId: integer('car_id')
      .notNull()
      .references(() => cars.id, { onDelete: 'cascade' }),
    siteSlug: text('site_slug').notNull(),
    /** Dollars; only less is worth an alert. */
    lowestPrice: numeric('lowest_price', { mode: 'number' }),
    isSold: boolean('is_sold').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.searchId, table.carId] }),
    index('saved_search_cars_car').on(table.carId),
  ],
);

/** Messages about saved searches; the outbox delivers them. */
export const alerts = pgTable(
  'alerts',
  {
    id: uuid('id').primaryKey(),
    siteSlug: text('site_slug').notNull(),
    searchId: uuid('search_id')
      .notNull()
      .references(() => savedSearches.id, { onDelete: 'cascade' }),
    /** What changed, with the cars as they were; empty in the message that asks to confirm. */
    changes: jsonb('changes').notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [index('alerts_search').on(table.searchId), index('alerts_by_time').on(table.createdAt)],
);

/** Deliveries that are due, done or given up; committed together with what they deliver. */
export const outbox = pgTable(
  'outbox',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    siteSlug: text('site_slug').notNull(),
    /** As in `outbox/enqueue.ts`. */
    kind: text('kind').notNull(),
    /** What is delivered: a lead or an alert, never both. */
    leadId: integer('lead_id').references(() => leads.id, { onDelete: 'cascade' }),
    alertId: uuid('alert_id').references(() => alerts.id, { onDelete: 'cascade' }),
    /** `pending`, `delivered` or `dead`. */
    state: text('state').notNull().default('pending'),
    attempts: integer('attempts').notNull().default(0),
    /** Attempts made before an operator put it back in the queue; the schedule starts anew after them. */
    attemptsBefore: integer('attempts_before').notNull().default(0),
    nextAt: moment('next_at').notNull(),
    lockedUntil: moment('locked_until'),
    lastError: text('last_error'),
    createdAt: moment('created_at').notNull(),
    doneAt: moment('done_at'),
  },
  (table) => [
    uniqueIndex('outbox_dedupe').on(table.leadId, table.kind),
    uniqueIndex('outbox_alert').on(table.alertId),
    index('outbox_due')
      .on(table.nextAt)
      .where(sql`state = 'pending'`),
  ],
);

/** Written before each attempt, so that a crash leaves "unknown" and never "never tried". */
export const outboxAttempts = pgTable(
  'outbox_attempts',
  {
    outboxId: bigint('outbox_id', { mode: 'number' })
      .notNull()
      .references(() => outbox.id, { onDelete: 'cascade' }),
    attempt: integer('attempt').notNull(),
    startedAt: moment('started_at').notNull(),
    /** `unknown` until the attempt ended, then `delivered` or `failed`. */
    outcome: text('outcome').notNull(),
    error: text('error'),
  },
  (table) => [primaryKey({ columns: [table.outboxId, table.attempt] })],
);

export const analyticsEvents = pgTable(
  'analytics_events',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    siteSlug: text('site_slug').notNull(),
    eventId: integer('event_id').notNull(),
    label: text('label'),
    params: jsonb('params').notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [index('analytics_events_by_site').on(table.siteSlug, table.createdAt)],
);

export const releases = pgTable(
  'releases',
  {
    name: text('name').notNull(),
    version: text('version').notNull(),
    manifest: jsonb('manifest').notNull(),
    publishedAt: moment('published_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.name, table.version] })],
);

/** One row for each change of what is live; the newest holds. Rows are never changed. */
export const compositions = pgTable('compositions', {
  revision: integer('revision').primaryKey(),
  action: text('action').notNull(),
  name: text('name').notNull(),
  version: text('version'),
  state: jsonb('state').notNull(),
  /** User and host of the command, or the start of a platform; null in rows of earlier versions. */
  changedBy: text('changed_by'),
  createdAt: moment('created_at').notNull(),
});

/** A visitor who signed in on a site, known by phone (D-12). */
export const users = pgTable(
  'users',
  {
    id: uuid('id').primaryKey(),
    siteSlug: text('site_slug').notNull(),
    /** Normalised: 0 and nine digits. */
    phone: text('phone').notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [uniqueIndex('users_phone').on(table.siteSlug, table.phone)],
);

/** Sign-in sessions; the cookie holds the token, the table only its hash. */
export const sessions = pgTable(
  'sessions',
  {
    tokenHash: text('token_hash').primaryKey(),
    siteSlug: text('site_slug').notNull(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    createdAt: moment('created_at').notNull(),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [index('sessions_by_user').on(table.userId), index('sessions_by_time').on(table.expiresAt)],
);

/** One-time codes: a row for each message sent, so that sends and wrong tries are counted from it (D-12). */
export const signInCodes = pgTable(
  'sign_in_codes',
  {
    id: uuid('id').primaryKey(),
    siteSlug: text('site_slug').notNull(),
    /** What the code is good for: `sign-in`. */
    purpose: text('purpose').notNull(),
    /** Keyed hashes: of the phone, the address of the request, the browser it is bound to, and the code itself. */
    phoneHash: text('phone_hash').notNull(),
    ipHash: text('ip_hash').notNull(),
    browserHash: text('browser_hash').notNull(),
    codeHash: text('code_hash').notNull(),
    /** Keyed hash of the proof by which a known browser requested it; null for any other browser. */
    knownBrowserHash: text('known_browser_hash'),
    /** Part of the site's text budget that paid for it: `open`, `known-phone` or `known-browser`. */
    budgetShare: text('budget_share').notNull().default('open'),
    createdAt: moment('created_at').notNull(),
    usedAt: moment('used_at'),
    /** When a wrong code was tried. */
    wrongAt: moment('wrong_at')
      .array()
      .notNull()
      .default(sql`'{}'`),
  },
  (table) => [
    index('sign_in_codes_by_phone').on(table.siteSlug, table.phoneHash, table.createdAt),
    index('sign_in_codes_by_ip').on(table.siteSlug, table.ipHash, table.createdAt),
    index('sign_in_codes_by_time').on(table.siteSlug, table.createdAt),
  ],
);

/** What the wheel gave a signed-in visitor: one row for each, so that no phone spins twice (D-41). */
export const spins = pgTable(
  'spins',
  {
    userId: uuid('user_id')
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    siteSlug: text('site_slug').notNull(),
    prize: text('prize').notNull(),
    wins: boolean('wins').notNull(),
    reference: text('reference').notNull(),
    leadId: integer('lead_id').references(() => leads.id, { onDelete: 'set null' }),
    spunAt: moment('spun_at').notNull(),
  },
  (table) => [index('spins_lead').on(table.leadId)],
);

export const watchlistItems = pgTable(
  'watchlist_items',
  {
    siteSlug: text('site_slug').notNull(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    carId: integer('car_id')
      .notNull()
      .references(() => cars.id, { onDelete: 'cascade' }),
    savedAt: moment('saved_at').notNull(),
    /** What the car was then: dollars, status, and whether it was reserved. Null in rows from before these columns. */
    price: numeric('price', { mode: 'number' }),
    status: text('status'),
    reserved: boolean('reserved'),
    /** When it was taken out; for a few minutes it can be put back as it was. */
    removedAt: moment('removed_at'),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.carId] }),
    index('watchlist_items_car').on(table.carId),
  ],
);

/** Random keys of this installation, made on first use. */
export const platformKeys = pgTable('platform_keys', {
  name: text('name').primaryKey(),
  value: text('value').notNull(),
});
