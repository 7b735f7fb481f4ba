import type { PageHead } from '../document/page-head';

/** Head of the 404 page. */
export const notFoundHead = (path: string): PageHead => ({
  meta: {
    title: 'Page not found',
    description: 'This page does not exist. Search our stock instead.',
    canonical: path,
    noindex: true,
  },
  jsonLd: [],
  heroImage: null,
});
