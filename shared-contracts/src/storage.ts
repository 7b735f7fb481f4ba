import * as z from 'zod/mini';
import {
  favouriteEntrySchema,
  savedUserDetailsSchema,
  searchHistoryEntrySchema,
  viewedCarRecordSchema,
} from './entities/shopper';
import { financeTermsSchema } from './entities/finance-terms';
import { successCategories } from './entities/lead-kinds';
import { loanSchema } from './entities/loan';
import { tradeInOfferSchema } from './entities/trade-in';
import { storageKey, type KeyValueStore } from './storage/web-stores';

export { browserStore, sessionStore, storageKey, type KeyValueStore } from './storage/web-stores';

/** Everything the browser keeps, by key suffix (D-43, CON-031). Keys are prefixed with the site's slug. */
const areas = {
  favourites: { schema: () => z.array(favouriteEntrySchema), empty: [] },
  viewed: { schema: () => z.array(viewedCarRecordSchema), empty: [] },
  compare: { schema: () => z.array(favouriteEntrySchema), empty: [] },
  history: { schema: () => z.array(searchHistoryEntrySchema), empty: [] },
  user: { schema: () => z.nullable(z.extend(savedUserDetailsSchema, { savedAt: z.number() })), empty: null },
  success: { schema: () => z.nullable(z.enum(successCategories)), empty: null },
  'form-error': {
    schema: () => z.nullable(z.object({ message: z.string(), time: z.string() })),
    empty: null,
  },
  /** A watchlist save that waits for its visitor to sign in (SHL-067); session storage only. */
  'pending-save': {
    schema: () => z.nullable(z.object({ car_id: z.int(), car_name: z.string(), slug: z.string() })),
    empty: null,
  },
  /** Where a sign-in code was sent, while it is valid; session storage only. Times are milliseconds since 1970. */
  'sign-in-code': {
    schema: () => z.nullable(z.object({ phone: z.string(), resendAt: z.number(), validUntil: z.number() })),
    empty: null,
  },
  /** When somebody last signed in or out, so that other tabs notice. Milliseconds since 1970. */
  'session-changed': { schema: () => z.number(), empty: 0 },
  /** When somebody last signed out, and in session storage the last one that the tab has followed. Milliseconds since 1970. */
  'signed-out': { schema: () => z.number(), empty: 0 },
  /** The shopper knows how the 360 viewer turns (VEH-019); session storage only. */
  'spin-known': { schema: () => z.boolean(), empty: false },
  /** What a shopper typed into the calculators of a car's page; session storage only. Texts as they were typed. */
  'running-costs': {
    schema: () =>
      z.object({
        pricePerLitre: z.optional(z.string()),
        weeklyKms: z.optional(z.string()),
        /** By car id: it belongs to one car. */
        consumption: z.optional(z.record(z.string(), z.string())),
        postcode: z.optional(z.string()),
      }),
    empty: {},
  },
  /** Loans as the shopper left them in the calculator, the latest car last; session storage only. */
  loans: {
    schema: () => z.array(z.extend(loanSchema, { car_id: z.int() })),
    empty: [],
  },
  /** The shopper's own terms of a loan; null while the site's count. */
  'finance-terms': { schema: () => z.nullable(financeTermsSchema), empty: null },
  /** The trade-in offer of this visit; session storage only (FIN-054). */
  'trade-in': { schema: () => z.nullable(tradeInOfferSchema), empty: null },
  /** Until when that offer counts, as ISO 8601; session storage only. */
  'trade-in-until': { schema: () => z.nullable(z.string()), empty: null },
  /** Banners that the shopper has put away, as `bannerMark` names them; in session storage those of the visit. */
  'banners-off': { schema: () => z.array(z.string()), empty: [] },
  /** What a shopper lets a site load that asks for it (`privacy.consent`); null before the choice. */
  consent: { schema: () => z.nullable(z.enum(['all', 'needed'])), empty: null },
  /** What a shopper typed into the steps of a trade-in; session storage only. Texts as they were typed. */
  'trade-in-answers': { schema: () => z.record(z.string(), z.string()), empty: {} },
  /** Whether the site's chat answered in this visit; session storage only (SHL-085). */
  chat: { schema: () => z.nullable(z.object({ available: z.boolean() })), empty: null },
  /** Checkouts of this tab, by car id; session storage only. What one holds is the checkout's own. */
  checkouts: { schema: () => z.record(z.string(), z.unknown()), empty: {} },
  /** References of reservations that were made in this browser, by car id, for its other tabs; they go at sign-out. */
  reservations: { schema: () => z.record(z.string(), z.string()), empty: {} },
  /** What the last accepted lead was about, for the page that thanks for it. */
  'sent-lead': {
    schema: () =>
      z.nullable(
        z.object({
          car_id: z.nullable(z.int()),
          /** Slugs; empty where the lead named none. */
          location: z.string(),
          dealership: z.string(),
          /** Time that it asks for, ISO 8601; left out where it asks for none. */
          appointment_at: z.optional(z.string()),
        }),
      ),
    empty: null,
  },
  /**
   * Leads that were sent and what became of them, by idempotency key. What one holds is the leads remote's own, which
   * alone writes here. A waiting one has personal details: it goes when the server has decided, and at sign-out.
   */
  outbox: {
    schema: () =>
      z.record(
        z.string(),
        z.object({
          savedAt: z.number(),
          state: z.enum(['waiting', 'accepted', 'refused', 'moved']),
          content: z.unknown(),
        }),
      ),
    empty: {},
  },
  /** Lead forms as they were left, by form and subject. They have personal details, which go at sign-out. */
  drafts: {
    schema: () =>
      z.record(z.string(), z.object({ key: z.string(), values: z.unknown(), savedAt: z.number() })),
    empty: {},
  },
} as const;

/** Name of an area: the suffix of its key. */
export type StorageArea = keyof typeof areas;
/** What an area holds, parsed. */
export type StoredValue<A extends StorageArea> = z.infer<ReturnType<(typeof areas)[A]['schema']>>;

/** Typed access to one site's part of a browser's storage. */
export interface SiteStorage {
  read<A extends StorageArea>(area: A): StoredValue<A>;
  /** False when the browser refused (full, blocked): the page goes on without. */
  write<A extends StorageArea>(area: A, value: StoredValue<A>): boolean;
  clear(area: StorageArea): void;
}

/**
 * Opens one site's storage. A missing, corrupt or foreign value reads as the area's empty default and no
 * access throws (CON-031); without a store (server, blocked storage) everything reads empty.
 */
export function openStorage(siteSlug: string, store: KeyValueStore | null): SiteStorage {
  return {
    read(area) {
      const { schema, empty } = areas[area];
      try {
        const text = store?.getItem(storageKey(siteSlug, area));
        if (text === null || text === undefined) return empty as never; // the area's own default
        const parsed = z.safeParse(schema(), JSON.parse(text));
        return (parsed.success ? parsed.data : empty) as never; // parsed by the area's own schema
      } catch {
        return empty as never; // the area's own default
      }
    },
    write(area, value) {
      try {
        store?.setItem(storageKey(siteSlug, area), JSON.stringify(value));
        return store !== null;
      } catch {
        return false;
      }
    },
    clear(area) {
      try {
        store?.removeItem(storageKey(siteSlug, area));
      } catch {
        // A browser that blocks storage has nothing to clear.
      }
    },
  };
}
