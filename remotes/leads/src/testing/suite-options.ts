/** What the shared suite visits: each route of the remote, on the sample world of the harness. */
export const suiteOptions = {
  site: { site: { flags: { onlinePurchase: true } } },
  pages: [
    '/enquire',
    '/enquire?car=2026-toyota-rav4-1&location=springwood',
    '/checkout-journey?car_id=2026-toyota-rav4-1',
    '/cars/2026-toyota-rav4-1/checkout',
    '/success',
  ],
  // A site has checkout under one of two segments (VEH-002).
  missing: ['/cars/2026-toyota-rav4-1/buy-online'],
};
