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
import { formRequestSchema, leadRequestSchema, leadResponseSchema } from '../entities/lead';
import { locationSchema, specialHoursSchema } from '../entities/location';
import { contentPageSchema } from '../content-page';
import type { PublicTenantConfig } from '../site-config';

const slugParams = z.object({ slug: z.string() });
const nothing = z.object({});

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
} as const;

export type ApiSchemas = typeof apiSchemas;
