import type * as z from 'zod/mini';
import { orNear } from '../near-name';

/** Schemas of the objects that a schema allows at a path; several where it allows one of many. */
function objectsAt(schema: z.core.$ZodType, path: readonly PropertyKey[]): z.core.$ZodObjectDef[] {
  const { def } = (schema as z.core.$ZodTypes)._zod; // every schema is one of these
  const [key, ...rest] = path;
  switch (def.type) {
    case 'default':
    case 'prefault':
    case 'nullable':
    case 'optional':
      return objectsAt(def.innerType, path);
    case 'union':
      return def.options.flatMap((option) => objectsAt(option, path));
    case 'object': {
      if (key === undefined) return [def];
      const inner = def.shape[String(key)];
      return inner ? objectsAt(inner, rest) : [];
    }
    case 'array':
      return key === undefined ? [] : objectsAt(def.element, rest);
    case 'record':
      return key === undefined ? [] : objectsAt(def.valueType, rest);
    default:
      return [];
  }
}

/** Keys that the object at a path may have. */
const knownKeys = (schema: z.core.$ZodType, path: readonly PropertyKey[]): string[] => [
  ...new Set(objectsAt(schema, path).flatMap(({ shape }) => Object.keys(shape))),
];

/** What to do about an unknown key: the known one that was probably meant, else something else. */
export const keyAdvice =
  (schema: z.core.$ZodType, otherwise: string) =>
  (path: readonly PropertyKey[], key: string): string =>
    orNear(key, knownKeys(schema, path)) || `; ${otherwise}`;
