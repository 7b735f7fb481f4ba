import * as z from 'zod/mini';
import { paths, pathsWithSiteWords } from '../routes';

/** Where services answer: no page is ever requested there. */
const servicePath =
  /^\/(?:(?:api|search-service|assets|images|site)(?:\/|$)|(?:healthz|readyz|robots\.txt|sitemap[^/]*\.xml|favicon\.ico)$)/;

/** The product's own pages, which come before a site's (D-10), but for those that show a site's words too. */
const productPages = Object.values(paths)
  .filter((pattern) => !pathsWithSiteWords.includes(pattern))
  .map((pattern) => new RegExp(`^${pattern.replace(/:[^/]+/g, '[^/]+')}$`));

/** Path of a CMS page: one that an address can lead to, and that no page or service of the product answers. */
export const pagePath = () =>
  z.string().check(
    z.regex(/^(?:\/[^\s/\\?#]+)+$|^\/$/, {
      error:
        'must be a path that begins with one "/" such as "/fleet", without "?", "#" and a "/" at its end',
    }),
    z.refine((path) => !servicePath.test(path) && !productPages.some((pattern) => pattern.test(path)), {
      error: 'must not be the path of a page that every site has; the page would never be shown',
    }),
  );
