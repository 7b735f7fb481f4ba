import * as z from 'zod/mini';
import { isAnalyticsId, type AnalyticsId } from '../analytics';
import { carSchema } from '../entities/car';
import {
  brandSchema,
  manufacturerSchema,
  modelSchema,
  offerSchema,
  reviewAggregateSchema,
  reviewSchema,
} from '../entities/content';
import { watchlistItemSchema } from '../entities/shopper';
import { formRequestSchema, leadRequestSchema, leadResponseSchema } from '../entities/lead';
import { locationSchema, specialHoursSchema } from '../entities/location';
import { contentPageSchema } from '../content-page';
import type { PublicTenantConfig } from '../site-config';

const slugParams = z.object({ slug: z.string() });
const nothing = z.object({});
/** Who is signed in; both null for an anonymous visitor (API-035). */
const visitorIdentity = z.object({ id: z.nullable(z.string()), phone: z.nullable(z.string()) });
/** A change of the watchlist of a phone, which must be that of the session (API-013 to API-015). */
const watchlistChange = z.object({ phone_number: z.string(), car_id: z.int() });
const watchlistAnswer = z.object({ success: z.boolean(), message: z.optional(z.string()) });

/** Headers of the calls that must happen once, however often they are sent (D-22). */
export const idempotencyHeader = 'idempotency-key';

/**
 * Every API call: what goes in and what comes out (CON-020). `params` are path parameters, `query` the query
 * string, `body` JSON. Paths stand in `endpoints.ts` under the same names.
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
    response: z.object({ views: z.int(), car_fields: z.partial(carSchema) }),
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
  /** A page of the site's own, or of a model or brand, by its path (D-10). */
  getPage: {
    params: nothing,
    query: z.object({ path: z.string() }),
    body: z.undefined(),
    response: contentPageSchema,
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
  /** Sends a one-time code to a phone; the answer is the same whether the phone is known or not (API-035). */
  requestCode: {
    params: nothing,
    query: nothing,
    body: z.object({ phone: z.string().check(z.maxLength(32)) }),
    response: z.object({
      sent: z.literal(true),
      /** Seconds until another code may be asked for. */ resend_after: z.int(),
    }),
  },
  verifyCode: {
    params: nothing,
    query: nothing,
    body: z.object({ phone: z.string().check(z.maxLength(32)), code: z.string().check(z.maxLength(16)) }),
    response: visitorIdentity,
  },
  getMe: { params: nothing, query: nothing, body: z.undefined(), response: visitorIdentity },
  signOut: { params: nothing, query: nothing, body: z.undefined(), response: visitorIdentity },
  /** The saved cars of the signed-in visitor, newest first; a car that is no longer listed has no entry in `cars`. */
  getWatchlist: {
    params: nothing,
    query: nothing,
    body: z.undefined(),
    response: z.object({ items: z.array(watchlistItemSchema), cars: z.array(carSchema) }),
  },
  saveCar: { params: nothing, query: nothing, body: watchlistChange, response: watchlistAnswer },
  removeCar: { params: nothing, query: nothing, body: watchlistChange, response: watchlistAnswer },
} as const;

export type ApiSchemas = typeof apiSchemas;
