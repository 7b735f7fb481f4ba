/** What the shared suite visits: each route of the remote, on the sample world of the harness. */
export const suiteOptions = {
  pages: [
    '/search',
    '/search?make=Toyota&price=20000-60000&sortBy=price:asc',
    '/search?query=nothing+is+called+this',
    '/search/used-cars',
    '/search/toyota/rav4',
    '/used-car/suv',
    '/parts/search?query=brake',
    '/save-search?make=Toyota',
    '/alerts/fake-alert',
  ],
  missing: ['/search/no-such-make', '/search/toyota/no-such-model', '/used-car/no-such-body'],
  // A few cards show what twenty would.
  site: { search: { hitsPerPage: 6 } },
};
