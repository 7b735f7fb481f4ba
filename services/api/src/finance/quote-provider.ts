import type { Quote, QuoteRequest } from 'shared-contracts/entities/quote';

export interface QuoteCall {
  /** The year it is at the site. */
  year: number;
  /** By which the caller gives up. */
  signal: AbortSignal | undefined;
}

/** A lender or broker that quotes a loan for one car (FIN-015). */
export interface QuoteProvider {
  /** Null where it quotes nothing for this car and shopper. Rejects when it cannot answer. */
  quote(request: QuoteRequest, call: QuoteCall): Promise<Quote | null>;
}
