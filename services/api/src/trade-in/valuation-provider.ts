import * as z from 'zod/mini';
import type { RegoState } from 'shared-contracts/entities/scalars';
import { valuationSchema, type TradedVehicle } from 'shared-contracts/entities/trade-in';

const { comparables, sampleSize, steps } = valuationSchema.shape;

/** What a provider says that a car in good condition brings as a trade-in, in whole dollars. */
export const marketValueSchema = z.object({
  price: z.int().check(z.gt(0)),
  low: z.int().check(z.gte(0)),
  high: z.int().check(z.gt(0)),
  comparables,
  sampleSize,
  /** They add up to the price. */
  steps,
});
export type MarketValue = z.output<typeof marketValueSchema>;

/** The visitor who requests a valuation, and when. */
export interface ValuationCall {
  /** Slug; only its own cars are named. */
  site: string;
  /** The year it is there. */
  year: number;
  signal: AbortSignal | undefined;
}

/** A register of vehicles and a guide to their prices (D-23). Both reject when they cannot answer. */
export interface ValuationProvider {
  /** The car behind a registration; null for one that is unknown. */
  lookup(rego: string, state: RegoState, call: ValuationCall): Promise<TradedVehicle | null>;
  /** Null where its worth is unknown. */
  value(vehicle: TradedVehicle, call: ValuationCall): Promise<MarketValue | null>;
}
