/** What the shared suite visits: each route of the remote, on the sample world of the harness. */
export const suiteOptions = {
  site: {
    site: { flags: { onlinePurchase: true } },
    checkout: { enabled: true },
    onlinePayment: { processor: 'sandbox' },
  },
  pages: [
    '/cars/2026-toyota-rav4-1',
    '/cars/2024-jayco-journey-35',
    '/cars/2026-bmw-320i-9',
    '/cars/2026-toyota-rav4-1/checkout',
    '/checkout-journey?car_id=2026-toyota-rav4-1',
    '/print?car_id=2026-toyota-rav4-1',
    '/online-payment',
  ],
  // A site has checkout under one of two segments (VEH-002).
  failureLogs: { '/cars/2024-jayco-journey-35': /price gauge/ },
  missing: [
    '/cars/there-is-no-such-car',
    '/print?car_id=there-is-no-such-car',
    '/print',
    '/cars/2026-toyota-rav4-1/buy-online',
  ],
};
