/** The question that a shopper who wants news ticks. A changed text gets a new version: leads keep what was agreed to. */
export const optInConsent = {
  version: '2026-11-24',
  text: 'Tell me about offers and new arrivals',
} as const;

/** What a shopper read and agreed to with a lead: the evidence that stays with it. */
export interface LeadConsent {
  /** The notice beside the button (LEA-019). */
  notice: string;
  /** Null where the form did not ask. */
  opt_in: { version: string; text: string; given: boolean } | null;
  /** ISO 8601, UTC. */
  at: string;
}

/** The evidence of one lead. An answer that did not come is no consent. */
export const leadConsent = (
  { opt_in: given }: { opt_in?: boolean | undefined },
  notice: string,
  now: Date,
): LeadConsent => ({
  notice,
  opt_in: given === undefined ? null : { ...optInConsent, given },
  at: now.toISOString(),
});
