import * as z from 'zod/mini';
import { isAnalyticsId, type AnalyticsId } from '../analytics';
import { carSchema, variantSchema } from '../entities/car';
import { carCardFields, cardMeasures } from '../entities/car-card';
import { carChangesSchema } from '../entities/car-changes';
import {
  brandSchema,
  manufacturerSchema,
  modelSchema,
  offerSchema,
  reviewAggregateSchema,
  reviewSchema,
} from '../entities/content';
import { autoGaugeResultSchema } from '../entities/gauge';
import { invoicePaymentSchema } from '../entities/invoice-payment';
import { proofChallengeSchema, proofSchema } from '../entities/proof-of-work';
import { reservationContactSchema } from '../entities/reservation';
import { spinRequestSchema, spinResultSchema, spinStateSchema } from '../entities/spin';
import { quoteRequestSchema, quoteSchema } from '../entities/quote';
import { regoStateSchema } from '../entities/scalars';
import { alertFrequencies } from '../entities/saved-search';
import { savedSearchSchema, saveSearchRequestSchema } from '../entities/saved-search-schema';
import {
  appointmentSchema,
  favouriteEntrySchema,
  savedCarSchema,
  shopperReservationSchema,
  shownReservationStates,
  watchlistItemSchema,
} from '../entities/shopper';
import { tradedVehicleSchema, valuationSchema } from '../entities/trade-in';
import { formRequestSchema, leadRequestSchema, leadResponseSchema } from '../entities/lead';
import { locationSchema, specialHoursSchema } from '../entities/location';
import { sitePageSchema } from '../site-page';
import { faqItemSchema } from '../site-config/card-vehicle-checkout';
import type { PublicTenantConfig } from '../site-config';

const slugParams = z.object({ slug: z.string() });
const idParams = z.object({ id: z.string() });
const tokenParams = z.object({ token: z.string() });
const nothing = z.object({});
/** Sent as it is, not as JSON. */
const binaryBody = z.custom<Blob | Uint8Array>(
  (value) => value instanceof Uint8Array || value instanceof Blob,
  'must be a file',
);
/** The signed-in visitor; both null for an anonymous visitor (API-035). */
const visitorIdentity = z.object({ id: z.nullable(z.string()), phone: z.nullable(z.string()) });
/** A change of the watchlist of a phone, which must be that of the session (API-013 to API-015). */
const watchlistChange = z.object({ phone_number: z.string(), car_id: z.int() });
const cardMask = Object.fromEntries(carCardFields.map((name) => [name, true])) as Record<
  (typeof carCardFields)[number],
  true
>; // one entry for each field of the list
const measureMask = Object.fromEntries(cardMeasures.map((name) => [name, true])) as Record<
  (typeof cardMeasures)[number],
  true
>; // one entry for each measure of the list
/** A car as a list shows it; what only the vehicle page shows does not travel. */
const carCardSchema = z.extend(z.pick(carSchema, cardMask), {
  location_name: z.nullable(z.string()),
  finance_lenders: carSchema.shape.finance_lenders,
  autograb_data: z.optional(carSchema.shape.autograb_data),
  specifications: z.optional(carSchema.shape.specifications),
  variant: z.optional(z.nullable(z.pick(variantSchema, measureMask))),
});

/** The saved cars of a visitor, the latest first. */
const watchlistLists = {
  items: z.array(watchlistItemSchema),
  /** Those that may be opened. */
  cars: z.array(carCardSchema),
  /** What each car was when it was saved. */
  saved: z.array(savedCarSchema),
  /** Those that are listed no longer, until they are taken out. */
  unlisted: z.array(favouriteEntrySchema),
};
const watchlistAnswer = z.object({ success: z.boolean(), message: z.optional(z.string()) });

/** Headers of the calls that must happen once, however often they are sent (D-22). */
export const idempotencyHeader = 'idempotency-key';

/**
 * Every API call: what goes in and what comes out (CON-020). `params` are path parameters, `query` the query
 * string, `body` JSON unless its schema says otherwise. Paths stand in `endpoints.ts` under the same names.
 */
export const apiSchemas = {
  getCar: { params: slugParams, query: nothing, body: z.undefined(), response: carSchema },
  listCars: {
    params: nothing,
    /** `filter` is a Meilisearch expression; at most 100 cars are given (API-007). */
    query: z.object({ filter: z.optional(z.string()), limit: z.optional(z.coerce.number()) }),
    body: z.undefined(),
    response: z.array(carSchema),
  },
  carsByModel: {
    params: nothing,
    query: z.object({
      make: z.optional(z.string()),
      model: z.optional(z.string()),
      category: z.optional(z.string()),
      /** `min-max` in dollars. */
      price: z.optional(z.string()),
      page: z.optional(z.coerce.number()),
    }),
    body: z.undefined(),
    response: z.object({ cars: z.array(carSchema), count: z.int(), pages: z.int() }),
  },
  /** Ids of similar cars, without the car's own; empty when there are none (API-010). */
  similarCarIds: { params: slugParams, query: nothing, body: z.undefined(), response: z.array(z.int()) },
  viewCar: {
    params: slugParams,
    query: z.object({
      photos_count: z.optional(z.coerce.number()),
      updated_at: z.optional(z.string()),
      website_id: z.optional(z.coerce.number()),
    }),
    body: z.undefined(),
    response: z.object({ views: z.int(), car_fields: carChangesSchema }),
  },
  /** How the price stands to the market; no body (204) for a car without market data (API-011, D-26). */
  carGauge: {
    params: slugParams,
    query: nothing,
    body: z.undefined(),
    response: z.optional(autoGaugeResultSchema),
  },
  /** The lender's words about a car's finance, or the site's own (API-019, D-19). */
  financeDisclaimer: {
    params: slugParams,
    query: nothing,
    body: z.undefined(),
    response: z.object({ disclaimer: z.string() }),
  },
  /** A quote of the site's provider; `not_found` where the site takes none (API-021, D-45). */
  quoteFinance: {
    params: nothing,
    query: nothing,
    body: quoteRequestSchema,
    response: quoteSchema,
  },
  /**
   * Values a car by its registration, or as the shopper describes it where no register knows it (API-026, D-23).
   * Answered 201, without a price too: `reason` says why.
   */
  valueTradeIn: {
    params: nothing,
    query: nothing,
    body: z.object({
      rego: z.optional(z.string().check(z.maxLength(16))),
      regoState: z.optional(regoStateSchema),
      vehicle: z.optional(z.omit(tradedVehicleSchema, { kmsAssumed: true })),
      car_id: z.optional(z.int()),
    }),
    response: valuationSchema,
  },
  getValuation: { params: idParams, query: nothing, body: z.undefined(), response: valuationSchema },
  /** Values it again with answers about its condition (API-027). */
  adjustValuation: {
    params: idParams,
    query: nothing,
    body: z.object({ id: z.string(), adjustmentAnswers: z.record(z.string(), z.string()) }),
    response: valuationSchema,
  },
  /**
   * Adds a photo of the car to its valuation; answered 201, or 200 where the valuation has the same photo already. What
   * it is shows when it is decoded: JPEG, PNG and WebP are taken.
   */
  addTradeInPhoto: { params: idParams, query: nothing, body: binaryBody, response: valuationSchema },
  removeTradeInPhoto: {
    params: z.object({ id: z.string(), photo: z.string() }),
    query: nothing,
    body: z.undefined(),
    response: valuationSchema,
  },
  /** The shopper who wants to trade the car in: completes the valuation's lead, which then goes to the dealer (D-23). */
  completeValuation: {
    params: idParams,
    query: nothing,
    body: leadRequestSchema,
    response: leadResponseSchema,
  },
  /** The shopper takes the offer; its lead says so (API-028). */
  acceptValuation: {
    params: idParams,
    query: nothing,
    body: z.object({
      lead_id: z.int(),
      form_completed: z.boolean(),
      offer_accepted: z.boolean(),
      subcategory: z.literal('3. Offer Accepted'),
    }),
    response: valuationSchema,
  },
  /** Keeps a valuation's answer beside it, on sites that ask for it (API-029); answered 201. */
  saveMiscellaneous: {
    params: nothing,
    query: nothing,
    body: z.object({ column_name: z.literal('valuation'), value: valuationSchema }),
    response: z.object({ saved: z.literal(true) }),
  },
  listLocations: { params: nothing, query: nothing, body: z.undefined(), response: z.array(locationSchema) },
  listSpecialHours: {
    params: nothing,
    query: nothing,
    body: z.undefined(),
    response: z.array(specialHoursSchema),
  },
  listOffers: { params: nothing, query: nothing, body: z.undefined(), response: z.array(offerSchema) },
  listManufacturers: {
    params: nothing,
    query: nothing,
    body: z.undefined(),
    response: z.array(manufacturerSchema),
  },
  listModels: { params: nothing, query: nothing, body: z.undefined(), response: z.array(modelSchema) },
  listReviews: { params: nothing, query: nothing, body: z.undefined(), response: z.array(reviewSchema) },
  getReviewAggregate: {
    params: nothing,
    query: nothing,
    body: z.undefined(),
    response: z.nullable(reviewAggregateSchema),
  },
  listBrands: { params: nothing, query: nothing, body: z.undefined(), response: z.array(brandSchema) },
  /** Questions and answers of a page, which travel with that page only (VEH-075). */
  listFaq: {
    params: nothing,
    query: z.object({ page: z.enum(['vehicle', 'trade-in']) }),
    body: z.undefined(),
    response: z.array(faqItemSchema),
  },
  /** What stands at a path: a page of the site's own, the range, a model, the brands or a brand (D-10). */
  getPage: {
    params: nothing,
    query: z.object({ path: z.string() }),
    body: z.undefined(),
    response: sitePageSchema,
  },
  getSiteConfig: {
    params: nothing,
    query: nothing,
    body: z.undefined(),
    response: z.custom<PublicTenantConfig>((value) => typeof value === 'object' && value !== null),
  },
  /** A fresh search key; the browser asks for it when the old one has run out (API-003). */
  getSearchKey: {
    params: nothing,
    query: nothing,
    body: z.undefined(),
    response: z.object({ key: z.string(), expiresAt: z.string() }),
  },
  geocode: {
    params: nothing,
    query: z.object({ postal_code: z.string(), country: z.optional(z.string()) }),
    body: z.undefined(),
    response: z.object({
      results: z.array(
        z.object({ geometry: z.object({ location: z.object({ lat: z.number(), lng: z.number() }) }) }),
      ),
    }),
  },
  /** Kilometres from a point to each locality of the site's cars, by `locality_id` of their documents. */
  nearbyLocalities: {
    params: nothing,
    query: z.object({
      lat: z.coerce.number().check(z.gte(-90), z.lte(90)),
      long: z.coerce.number().check(z.gte(-180), z.lte(180)),
    }),
    body: z.undefined(),
    response: z.object({ distances: z.record(z.string(), z.number()) }),
  },
  /** Price of bringing a car to a postcode by the site's own table; `not_found` without a zone (API-018, D-18). */
  deliveryPrice: {
    params: nothing,
    query: z.object({ postcode: z.string() }),
    body: z.undefined(),
    response: z.object({ name: z.string(), /** Dollars. */ price: z.number() }),
  },
  /**
   * Bookable half hours of a dealership, in its own time zone (API-020, D-20). `from` and `to` are days as `YYYY-MM-DD`,
   * both included; without them the next 14 days from tomorrow.
   */
  listAppointments: {
    params: nothing,
    query: z.object({
      dealership_slug: z.string(),
      from: z.optional(z.string()),
      to: z.optional(z.string()),
    }),
    body: z.undefined(),
    response: z.object({
      /** ISO 8601 with offset. */ slots: z.array(z.object({ start: z.string(), end: z.string() })),
    }),
  },
  /** A shopper requested the full phone number of a car's dealership (API-017, VEH-026); answered 201. */
  revealPhone: {
    params: nothing,
    query: nothing,
    body: z.object({ car_id: z.int(), dealership_id: z.int(), website_id: z.int() }),
    response: z.object({ recorded: z.literal(true) }),
  },
  /**
   * Reserves a car for the first shopper; `conflict` for all after (API-043, D-38). Answered 201. The token
   * stands for a payment that the processor has taken from the shopper; no card number ever reaches the platform.
   */
  reserveCar: {
    params: nothing,
    query: nothing,
    body: z.object({
      car_id: z.int(),
      contact: reservationContactSchema,
      payment_processor: z.string(),
      payment_token: z.string(),
    }),
    response: z.object({ reservation_id: z.string(), reference: z.string() }),
  },
  /** What became of a reservation, for the person who has its reference; `not_found` where the site never gave it. */
  getReservation: {
    params: z.object({ reference: z.string() }),
    query: nothing,
    body: z.undefined(),
    response: z.object({ car_id: z.int(), state: z.enum(shownReservationStates) }),
  },
  getSpin: { params: nothing, query: nothing, body: z.undefined(), response: spinStateSchema },
  spinWheel: { params: nothing, query: nothing, body: spinRequestSchema, response: spinResultSchema },
  payInvoice: {
    params: nothing,
    query: nothing,
    body: invoicePaymentSchema,
    response: z.object({ reference: z.string() }),
  },
  submitForm: {
    params: nothing,
    query: nothing,
    body: formRequestSchema,
    response: z.object({ form_submission_id: z.string() }),
  },
  createLead: { params: nothing, query: nothing, body: leadRequestSchema, response: leadResponseSchema },
  trackEvent: {
    params: nothing,
    query: nothing,
    body: z.object({
      event_id: z
        .number()
        .check(z.refine(isAnalyticsId, 'Unknown analytics id.')) as z.ZodMiniType<AnalyticsId>, // refined above
      label: z.optional(z.string()),
      params: z.optional(z.record(z.string(), z.unknown())),
      website_id: z.int(),
    }),
    response: z.object({ accepted: z.literal(true) }),
  },
  /**
   * Sends a one-time code to a phone; the answer is the same whether the phone is known or not (API-035). While a site's
   * codes are scarce a browser is given work instead, and sends the same request again with its proof.
   */
  requestCode: {
    params: nothing,
    query: nothing,
    body: z.object({ phone: z.string().check(z.maxLength(32)), proof: z.optional(proofSchema) }),
    response: z.discriminatedUnion('sent', [
      z.object({
        sent: z.literal(true),
        /** Seconds until another code may be requested. */ resend_after: z.int(),
      }),
      z.object({ sent: z.literal(false), challenge: proofChallengeSchema }),
    ]),
  },
  verifyCode: {
    params: nothing,
    query: nothing,
    body: z.object({ phone: z.string().check(z.maxLength(32)), code: z.string().check(z.maxLength(16)) }),
    response: visitorIdentity,
  },
  getMe: { params: nothing, query: nothing, body: z.undefined(), response: visitorIdentity },
  signOut: { params: nothing, query: nothing, body: z.undefined(), response: visitorIdentity },
  /** The saved cars of the signed-in visitor (API-016). */
  getWatchlist: {
    params: nothing,
    query: nothing,
    body: z.undefined(),
    response: z.object(watchlistLists),
  },
  /** Everything My Garage shows of a signed-in visitor that the server keeps (API-042). */
  getMyGarage: {
    params: nothing,
    query: nothing,
    body: z.undefined(),
    response: z.object({
      ...watchlistLists,
      /** The latest first. */ valuations: z.array(valuationSchema),
      /** Active ones with alerts by text to the visitor's phone; the latest first. */
      savedSearches: z.array(savedSearchSchema),
      /** Test drives to come, the next one first. */ appointments: z.array(appointmentSchema),
      /** The latest first. */ reservations: z.array(shopperReservationSchema),
    }),
  },
  /**
   * Saves a search and sends its owner a link to confirm it. The answer is the same whether the address is known or not.
   * Answered 201.
   */
  saveSearch: {
    params: nothing,
    query: nothing,
    body: saveSearchRequestSchema,
    response: z.object({ sent: z.literal(true) }),
  },
  getSavedSearch: { params: tokenParams, query: nothing, body: z.undefined(), response: savedSearchSchema },
  /** The owner of the address agrees to the alerts of a search; changes nothing on one that is active or stopped. */
  confirmSavedSearch: {
    params: tokenParams,
    query: nothing,
    body: z.undefined(),
    response: savedSearchSchema,
  },
  changeSavedSearch: {
    params: tokenParams,
    query: nothing,
    body: z.object({ frequency: z.enum(alertFrequencies) }),
    response: savedSearchSchema,
  },
  /** Stops the alerts of a search at once and for good. */
  stopSavedSearch: { params: tokenParams, query: nothing, body: z.undefined(), response: savedSearchSchema },
  saveCar: { params: nothing, query: nothing, body: watchlistChange, response: watchlistAnswer },
  removeCar: { params: nothing, query: nothing, body: watchlistChange, response: watchlistAnswer },
} as const;

export type ApiSchemas = typeof apiSchemas;
