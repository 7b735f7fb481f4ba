/** A delivery that failed in a way that decides what happens next. */
export class DeliveryError extends Error {
  override readonly name = 'DeliveryError';
  constructor(
    message: string,
    readonly next: {
      /** It will never work: give up now. */
      isFinal?: boolean;
      /** The receiver has all of it and gave no answer: it may have arrived. */
      isUncertain?: boolean;
      /** The receiver requested this many seconds. */
      retryAfterS?: number;
    } = {},
  ) {
    super(message);
  }
}
