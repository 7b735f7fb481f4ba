/** Every time and number of payments of invoices. */
export const PAYMENT_LIMITS = {
  /** Seconds after which a payment that is still being taken was cut off. */
  takingS: 120,
  /** Payments begun from one address, declined ones counted, so that cards cannot be tried out here. */
  perAddress: {
    table: 'invoice_payments',
    count: 5,
    windowS: 600,
    refusal: 'Several payments were tried from your internet connection in the last few minutes. Please try',
  },
  /** Seconds until giving back a payment is tried again. */
  refundRetryS: 300,
} as const;
