import * as z from 'zod/mini';
import type { ProviderClient } from '../providers/provider-client';
import { usualKms } from './listing-valuations';
import type { ValuationProvider } from './valuation-provider';

/** Longest name of a make, model or badge that is believed. */
const name = z.string().check(z.trim(), z.minLength(1), z.maxLength(80));
const foundSchema = z.object({
  make: name,
  model: name,
  badge: z.nullable(name),
  year: z.int().check(z.gte(1900), z.lte(2100)),
  /** Null where the register knows none. */
  kms: z.nullable(z.int().check(z.gte(0), z.lte(1_000_000))),
});
const dollars = z.number().check(z.gt(0), z.lte(10_000_000));
const valueSchema = z
  .object({ price: dollars, low: dollars, high: dollars, sampleSize: z.int().check(z.gte(0)) })
  .check(z.refine(({ price, low, high }) => low <= price && price <= high));

/**
 * A register and price guide over HTTP (docs/operations.md): `/lookup` takes a registration, `/value` a car. Both
 * decline with 404.
 */
export const createHttpValuations = (client: ProviderClient): ValuationProvider => ({
  async lookup(rego, state, { year, signal }) {
    const found = await client.post('/lookup', { rego, state }, foundSchema, signal);
    if (!found) return null;
    return { ...found, kms: found.kms ?? usualKms(year - found.year), kmsAssumed: found.kms === null };
  },
  async value({ make, model, badge, year, kms }, { signal }) {
    const found = await client.post('/value', { make, model, badge, year, kms }, valueSchema, signal);
    if (!found) return null;
    const price = Math.round(found.price);
    return {
      price,
      low: Math.floor(found.low),
      high: Math.ceil(found.high),
      sampleSize: found.sampleSize,
      comparables: [],
      steps: [{ label: 'Trade-in price of this car', amount: price }],
    };
  },
});
