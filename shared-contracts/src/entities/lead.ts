import * as z from 'zod/mini';
import { financeTermsSchema } from './finance-terms';
import { formTypes } from './lead-kinds';
import { loanSchema } from './loan';
import { carTypeSchema } from './scalars';

export { formTypes, successCategories } from './lead-kinds';
export type { FormType, SuccessCategory } from './lead-kinds';

/**
 * The values of a lead form (CON-013). Keys keep the specification's spelling. This schema checks shapes only;
 * what a site requires is decided by `shared-rules/lead-validation`.
 */
export const leadFormValuesSchema = z.object({
  dealership_slug: z.optional(z.string()),
  manufacturer_slug: z.optional(z.string()),
  stock_number: z.optional(z.string()),
  'Vehicle Make': z.optional(z.string()),
  'Vehicle Model': z.optional(z.string()),
  car_type: z.optional(carTypeSchema),
  car_id: z.optional(z.int()),
  vehicle_status: z.optional(z.string()),
  opt_in: z.optional(z.boolean()),
  message: z.optional(z.string()),
  subcategory: z.optional(z.string()),
  category: z.optional(z.string()),
  location: z.optional(z.string()),
  Rego: z.optional(z.string()),
  terms_conditions: z.optional(z.boolean()),
  additional_services: z.optional(z.array(z.string())),
  page_id: z.optional(z.union([z.number(), z.string()])),
  /** ISO 8601 with offset: the wished time of a test drive. */
  appointment_at: z.optional(z.string()),
  /** Preset text of the photo request. */
  request_text: z.optional(z.string()),
  /** Dollars. */
  budget: z.optional(z.number()),
  offer_id: z.optional(z.int()),
  offer_name: z.optional(z.string()),
  /** Hidden; a filled one marks a bot (D-29). */
  tracking: z.optional(z.string()),
  name: z.string(),
  last_name: z.string(),
  postcode: z.string(),
  phone: z.string(),
  email: z.string(),
});
export type LeadFormValues = z.infer<typeof leadFormValuesSchema>;

/**
 * What a shopper typed for the payment that the page of her finance enquiry shows: the loan of the car, or else her terms
 * for every car. The server reckons the payment itself.
 */
export const leadEstimateSchema = z.object({
  loan: z.nullable(loanSchema),
  terms: z.nullable(financeTermsSchema),
});
export type LeadEstimate = z.infer<typeof leadEstimateSchema>;

export const leadRequestSchema = z.object({
  values: leadFormValuesSchema,
  category: z.string(),
  subcategory: z.nullable(z.string()),
  url: z.string(),
  source: z.literal('Website'),
  user_agent: z.string(),
  car_id: z.nullable(z.int()),
  car_dealership_id: z.nullable(z.int()),
  lead_attributes: z.object({
    visited_pages: z.array(z.string()),
    linked_query_params: z.record(z.string(), z.string()),
  }),
  form_submission_id: z.optional(z.string()),
  /** Left out where the shopper worked out nothing of her own. */
  finance_estimate: z.optional(leadEstimateSchema),
});
export type LeadRequest = z.infer<typeof leadRequestSchema>;

export const formRequestSchema = z.object({ form_type: z.enum(formTypes), values: leadFormValuesSchema });
export type FormRequest = z.infer<typeof formRequestSchema>;

export const leadResponseSchema = z.object({
  lead_id: z.nullable(z.int()),
  error: z.nullable(z.string()),
  fields: z.optional(z.record(z.string(), z.string())),
});
/** A lead id is success, an error text is failure, whatever the HTTP status (LEA-030). */
export type LeadResponse = z.infer<typeof leadResponseSchema>;
