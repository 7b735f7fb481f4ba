import type { ComponentType } from 'react';

/** What became of the shopper's entries: a token that stands for them, or the words that say what is wrong. */
export type TokenResult = { kind: 'token'; token: string } | { kind: 'refused'; message: string };

/** Fields of a provider that stand on the page. */
export interface PaymentFields {
  /** Turns what was entered into a token. Rejects when the provider cannot be reached. */
  tokenise: () => Promise<TokenResult>;
}

export interface PaymentFieldsProps {
  /** What is paid, such as "$200". */
  amountLabel: string;
  /** Called with the fields once they can be used, and with null when they go. */
  onReady: (fields: PaymentFields | null) => void;
}

/**
 * A payment provider with hosted fields: `Fields` mounts frames of the provider's own origin into which the shopper
 * types, and gives out a token. No card number ever reaches this code (D-38). A provider's origin has to be allowed in
 * the site's content security policy (`frame-src`).
 */
export interface PaymentProvider {
  Fields: ComponentType<PaymentFieldsProps>;
}
