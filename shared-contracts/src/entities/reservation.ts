import * as z from 'zod/mini';

/** Who reserves a car. Shapes only: what is required is said by `shared-rules/lead-validation` (D-27, D-28). */
export const reservationContactSchema = z.object({
  name: z.string(),
  last_name: z.string(),
  postcode: z.string(),
  phone: z.string(),
  email: z.string(),
});
export type ReservationContact = z.infer<typeof reservationContactSchema>;
