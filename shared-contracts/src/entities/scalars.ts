import * as z from 'zod/mini';
import { carTypes } from './car-types';

export { carTypes } from './car-types';

/** A value that may be absent from a source and then reads as null (CON-004, CON-009). */
export const orNull = <T extends z.ZodMiniType>(schema: T) => z._default(z.nullable(schema), null);

export const textOrNull = orNull(z.string());
export const numberOrNull = orNull(z.number());
/** Database identity of an entity: a positive integer. */
export const id = z.int().check(z.gte(1));

export const carTypeSchema = z.enum(carTypes);
/** Condition a vehicle is sold in. */
export type CarType = z.infer<typeof carTypeSchema>;

export const regoStates = ['QLD', 'NSW', 'VIC', 'SA', 'WA', 'TAS', 'ACT', 'NT'] as const;
export const regoStateSchema = z.enum(regoStates);
/** Australian state or territory. */
export type RegoState = z.infer<typeof regoStateSchema>;
