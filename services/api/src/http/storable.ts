/**
 * The same value with the two things taken out of its texts that PostgreSQL cannot store in JSON: NUL characters
 * and halves of surrogate pairs. Everything else stays as the shopper typed it.
 */
export function storable<T>(value: T): T {
  return clean(value) as T; // the same shape; only texts differ
}

function clean(value: unknown): unknown {
  if (typeof value === 'string') return value.replaceAll('\u0000', '').replace(/\p{Surrogate}/gu, '\ufffd');
  if (Array.isArray(value)) return value.map(clean);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, entry]) => [clean(key), clean(entry)]));
}
