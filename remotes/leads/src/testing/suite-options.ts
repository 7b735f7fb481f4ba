/** What the shared suite visits: each route of the remote, on the sample data of the harness. */
export const suiteOptions = {
  pages: [
    '/enquire',
    '/enquire?car=2026-toyota-rav4-1&location=springwood',
    '/book-test-drive',
    '/book-test-drive?car_id=1',
    '/success',
    '/spin-to-win',
  ],
};
