/** What the shared suite visits: each route of the remote, on the sample data of the harness. */
export const suiteOptions = {
  pages: [
    '/dealer-locator',
    '/dealer-locator?postcode=4127',
    '/dealerships?filter=brand',
    '/locations/springwood',
    '/locations/harbour-springwood',
    '/contact',
    '/contact-us',
    '/contact-us/southport',
  ],
  missing: ['/locations/no-such-location', '/contact-us/no-such-location'],
};
