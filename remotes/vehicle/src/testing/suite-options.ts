/** What the shared suite visits: each route of the remote, on the sample world of the harness. */
export const suiteOptions = {
  pages: ['/cars/2026-toyota-rav4-1', '/cars/2024-jayco-journey-35', '/cars/2026-bmw-320i-9'],
  missing: ['/cars/there-is-no-such-car'],
};
