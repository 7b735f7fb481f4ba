import * as z from 'zod/mini';
import { carSchema, type Car } from './car';

/** A field's schema without its default: a missing field stays missing. */
const withoutDefault = (field: z.ZodMiniType): z.ZodMiniType =>
  field instanceof z.ZodMiniDefault ? withoutDefault(field._zod.def.innerType as z.ZodMiniType) : field; // every schema here is a mini one

/**
 * Some fields of a car, to be merged over it (VEH-083). Defaults would take the place of what is known, so there are
 * none.
 */
export const carChangesSchema = z.partial(
  z.object(
    Object.fromEntries(Object.entries(carSchema.shape).map(([name, field]) => [name, withoutDefault(field)])),
  ),
) as unknown as z.ZodMiniType<Partial<Car>>; // the same fields as a car's, and no others
