/** Every time and number of reservations (API-043, D-38). */
export const RESERVATION_LIMITS = {
  /** Seconds that a car is held while its payment is taken; what is held longer was cut off. */
  holdS: 120,
  /** Seconds that a processor has for one call; well within the hold, and before an idle connection is closed. */
  processorS: 20,
  /** Reservations begun from one address, declined ones counted, so that cards cannot be tried out here. */
  perAddress: {
    table: 'reservations',
    count: 5,
    windowS: 600,
    refusal:
      'Several people have tried to reserve from your internet connection in the last few minutes. Please try',
  },
  /** Requests for one car that this process lets at the database at once; the others wait without a connection. */
  atOncePerCar: 4,
  /** Seconds that a repeat of a running request waits for its answer. */
  repeatWaitS: 5,
  /** Seconds until giving back a payment is tried again. */
  refundRetryS: 300,
} as const;
