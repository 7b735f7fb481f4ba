import * as z from 'zod/mini';

/** The shopper who reserves a car. Shapes only: `shared-rules/lead-validation` states what is required (D-27, D-28). */
export const reservationContactSchema = z.object({
  name: z.string(),
  last_name: z.string(),
  postcode: z.string(),
  phone: z.string(),
  email: z.string(),
});
export type ReservationContact = z.infer<typeof reservationContactSchema>;
