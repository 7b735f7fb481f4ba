import * as z from 'zod/mini';
import { isAnalyticsId, type AnalyticsId } from '../analytics';
import { successCategories } from '../entities/lead-kinds';
import { financeTermsSchema } from '../entities/finance-terms';
import { loanSchema } from '../entities/loan';
import { numberOrNull, regoStateSchema, textOrNull } from '../entities/scalars';
import { filterNames, radiiKm, type SearchState } from '../entities/search';
import {
  favouriteEntrySchema,
  savedUserDetailsSchema,
  searchHistoryEntrySchema,
  userSchema,
  viewedCarRecordSchema,
  watchlistItemSchema,
} from '../entities/shopper';
import { tradeInOfferSchema } from '../entities/trade-in';

const text = z.string();
const maybeText = z.optional(z.string());
const carId = z.int();
const maybeCarId = z.optional(carId);

const searchStateSchema = () =>
  z.object({
    query: text,
    page: z.int(),
    sortBy: text,
    near: z._default(
      z.nullable(z.object({ postcode: text, withinKm: z.nullable(z.literal([...radiiKm])) })),
      null,
    ),
    filters: z.record(z.enum(filterNames), z.array(text)),
  }) as z.ZodMiniType<SearchState>; // record over an enum requires every key, as the type says

const carSave = () => z.object({ car_id: carId, car_name: text, slug: text });

/**
 * Payload of every event (CON-021 to CON-028). Names are `domain:verb-past`. Made when an event is first used: a page
 * uses few of them, and making them all takes longer than drawing a card.
 */
export const eventSchemas = {
  'favourites:toggled': () => z.object({ entry: favouriteEntrySchema, source: text }),
  'favourites:changed': () => z.object({ items: z.array(favouriteEntrySchema) }),
  'compare:toggled': () => z.object({ entry: favouriteEntrySchema }),
  'compare:changed': () => z.object({ items: z.array(favouriteEntrySchema) }),
  'watchlist:save-requested': () => carSave(),
  'watchlist:remove-requested': () => carSave(),
  'watchlist:changed': () =>
    z.object({
      items: z.array(watchlistItemSchema),
      states: z.record(text, z.enum(['not-saved', 'saved', 'removed'])),
    }),
  'watchlist:failed': () => z.object({ car_id: carId, action: z.enum(['save', 'remove']), message: text }),
  'leads:enquiry-requested': () =>
    z.object({
      car_id: maybeCarId,
      car_name: maybeText,
      offer_id: z.optional(z.int()),
      location_slug: maybeText,
      category: maybeText,
      subcategory: maybeText,
      message: maybeText,
      messageOptional: z.optional(z.boolean()),
      variant: z.enum(['full', 'quick']),
    }),
  'leads:test-drive-requested': () =>
    z.object({
      car_id: maybeCarId,
      model_slug: maybeText,
      dealership_slug: maybeText,
      offer_id: z.optional(z.int()),
    }),
  'leads:photos-requested': () => z.object({ car_id: carId }),
  'leads:similar-requested': () =>
    z.object({
      car_id: carId,
      car_name: text,
      subcategory: z.literal('Find me something similar'),
    }),
  'leads:submitted': () =>
    z.object({
      lead_id: z.int(),
      category: text,
      subcategory: z.nullable(text),
      car_id: maybeCarId,
      success_category: z.enum(successCategories),
      /** Where the shopper or her car has chosen to send it. */
      location_slug: maybeText,
      dealership_slug: maybeText,
      /** Time that it asks for, ISO 8601. */
      appointment_at: maybeText,
    }),
  'leads:failed': () => z.object({ form: text, message: text }),
  'leads:modal-closed': () => z.object({ modal: text }),
  'finance:estimate-updated': () =>
    z.extend(loanSchema, {
      car_id: carId,
      payment: z.number(),
      weekly: z.number(),
      total: z.nullable(z.number()),
    }),
  'finance:quote-received': () =>
    z.object({
      car_id: carId,
      weeklyRepaymentAmount: numberOrNull,
      comparisonRate: numberOrNull,
      advertisedRate: numberOrNull,
    }),
  /** The shopper wants these terms on every car; null for the site's own again. */
  'finance:terms-requested': () => z.object({ terms: z.nullable(financeTermsSchema) }),
  /** The shopper's own terms; replayed to late subscribers. */
  'finance:terms-changed': () => z.object({ terms: z.nullable(financeTermsSchema) }),
  'trade-in:requested': () => z.object({ car_id: maybeCarId }),
  'trade-in:valued': () =>
    z.object({
      id: text,
      offer_price: z.nullable(z.number()),
      rego: textOrNull,
      regoState: z.nullable(regoStateSchema),
      lead_id: z.nullable(z.int()),
      /** What the shopper answered about the car's condition. */
      adjustmentAnswers: z.optional(z.nullable(z.record(z.string(), z.string()))),
      /** Until when the offer counts, as ISO 8601. */
      validUntil: z.optional(text),
    }),
  'trade-in:offer-accepted': () => z.object({ id: text, lead_id: z.int(), offer_price: z.number() }),
  /** The trade-in offer of this visit; replayed to late subscribers. */
  'trade-in:changed': () => z.object({ offer: z.nullable(tradeInOfferSchema) }),
  'checkout:reserve-requested': () => z.object({ car_id: carId, slug: text, amount_label: text }),
  'checkout:reserved': () => z.object({ car_id: carId, reference: text }),
  'toast:requested': () =>
    z.object({
      id: maybeText,
      title: text,
      description: maybeText,
      action: z.optional(z.object({ label: text, href: text })),
      durationMs: z.optional(z.number()),
      variant: z.optional(z.enum(['default', 'success', 'destructive'])),
    }),
  'toast:dismissed': () => z.object({ id: text }),
  'navigation:requested': () =>
    z.object({
      href: text,
      replace: z.optional(z.boolean()),
      newTab: z.optional(z.boolean()),
    }),
  'navigation:changed': () => z.object({ path: text, query: text, hash: text }),
  'auth:sign-in-required': () => z.object({ type: text, redirect: text, back: text }),
  'auth:user-changed': () => z.object({ user: userSchema }),
  'analytics:tracked': () =>
    z.object({
      eventId: z
        .number()
        .check(z.refine(isAnalyticsId, 'Unknown analytics id.')) as z.ZodMiniType<AnalyticsId>, // refined above
      label: maybeText,
      params: z.optional(z.record(text, z.unknown())),
    }),
  'search:state-changed': () =>
    z.object({
      state: searchStateSchema(),
      loading: z.boolean(),
      hasData: z.boolean(),
      hasError: z.boolean(),
    }),
  'search:loaded': () => z.object({ count: z.int(), pages: z.int(), ms: z.number() }),
  'search:failed': () => z.object({ message: text }),
  'search:history-saved': () => z.object({ entry: searchHistoryEntrySchema }),
  'search:budget-changed': () =>
    z.object({
      budget: z.number(),
      repayment: z.number(),
      deposit: z.number(),
      frequency: z.enum(['weekly', 'monthly']),
    }),
  'vehicle:viewed': () => z.object({ record: viewedCarRecordSchema }),
  /** Cars viewed on this site, the last one first; replayed to late subscribers (SHL-073). */
  'viewed:changed': () => z.object({ items: z.array(viewedCarRecordSchema) }),
  'phone:revealed': () => z.object({ car_id: carId, dealership_id: z.int(), website_id: z.int() }),
  'chat:open-requested': () => z.object({ car_id: maybeCarId }),
  'chat:availability-changed': () => z.object({ available: z.boolean() }),
  'locations:selected': () => z.object({ location_slug: text, dealership_slug: text }),
  'locations:holiday-hours-requested': () => z.object({ location_id: z.int() }),
  /** Whether the visitor accepts what a site asks for (`privacy.consent`); sites that do not ask never send it. */
  'privacy:changed': () => z.object({ isAccepted: z.boolean() }),
  'user-details:saved': () => z.object({ details: savedUserDetailsSchema }),
  /** The shopper wants her details forgotten: those of her last enquiry and what was typed into forms (SHL-074). */
  'user-details:forgotten': () => z.object({}),
} as const;

/** Name of an event, `domain:verb-past`. */
export type EventName = keyof typeof eventSchemas;
/** What an event says; serialisable. */
export type EventPayload<N extends EventName> = z.infer<ReturnType<(typeof eventSchemas)[N]>>;

const made = new Map<EventName, z.ZodMiniType>();

/** Schema of an event's payload; undefined for a name that no event has. */
export function eventSchema(name: string): z.ZodMiniType | undefined {
  if (!isEventName(name)) return undefined;
  const schema = made.get(name) ?? eventSchemas[name]();
  made.set(name, schema);
  return schema;
}
/** Whether a text is the name of an event. */
export const isEventName = (name: string): name is EventName => name in eventSchemas;
