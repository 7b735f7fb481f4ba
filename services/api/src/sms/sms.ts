/** One text message. */
export interface Sms {
  /** The same at every attempt, so that a service can drop a repeat. */
  id: string;
  site: string;
  /** Normalised mobile number: 04 and eight digits. */
  to: string;
  text: string;
  at: Date;
}

/** Sends a message while the visitor waits. Rejects with `SmsError`. */
export type SendSms = (sms: Sms) => Promise<void>;

/** Where text messages go. */
export interface SmsSettings {
  /** Service that takes messages as JSON; without it each becomes a file in `folder`. */
  service?: { url: string; key: string };
  folder: string;
}

/** A message did not go out, or it is unknown whether it did. */
export class SmsError extends Error {
  override readonly name = 'SmsError';
  constructor(
    message: string,
    /** `unknown`: the service may have sent it. */
    readonly outcome: 'not-sent' | 'unknown',
    options?: ErrorOptions,
  ) {
    super(message, options);
  }
}
